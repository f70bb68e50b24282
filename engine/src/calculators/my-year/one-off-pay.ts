import {
  monthsLater,
  monthsOf,
  numberInYear,
  monthsInYear,
  type Month,
  type Year,
} from '../../dated/month.ts';
import { amountOf } from '../../input/pay.ts';
import { RefusedInput } from '../../input/refused-input.ts';
import type { TaxClass } from '../../law/tax-classes.ts';
import { basesOfOneOffPay, insuredBasesOf } from '../../pay/contributions.ts';
import { paidElements, sumOfElements, type PayElements } from '../../pay/elements.ts';
import { equalMonths, type Employee } from '../../pay/employee.ts';
import {
  oneOffSlipWith,
  oneOffSlipOfAdditionalCard,
  ordinaryPaysOf,
} from '../../pay/one-off-pay.ts';
import { payOf, type PeriodPay } from '../../pay/period-pay.ts';
import { count, step } from '../../quantity/names.ts';
import type { Breakdown } from '../../rules/pay/breakdown.ts';
import { oneMonth } from '../../rules/pay/twelfths.ts';
import type { PersonInput } from './input.ts';
import { insuredMonthsOf } from './insured-months.ts';
import type { Job } from './jobs.ts';
import type { PayOfJob } from './pay-of-job.ts';
import type { Payslips } from './payslips.ts';
import { monthIn } from './read-jobs.ts';

/** What the main employer pays once in a month. */
export interface OneOffPay {
  readonly month: Month;
  readonly job: Job;
  readonly employee: Employee;
  readonly elements: PayElements;
  readonly pay: PeriodPay;
  readonly breakdown: Breakdown;
}

/** The amounts of a month that are not zero; several entries of a month are added. */
function amountsOf(
  { oneOff }: PersonInput,
  path: string,
  taxYear: Year,
): ReadonlyMap<Month, { readonly elements: PayElements; readonly field: string }> {
  const found = new Map<Month, { readonly elements: PayElements; readonly field: string }>();
  for (const [index, { month: text, bonus, leavePaidOut, severance }] of (oneOff ?? []).entries()) {
    const field = `${path}.oneOff.${index}.month`;
    const month = monthIn(taxYear, text, field);
    const elements = paidElements({
      bonus: amountOf('bonus', bonus),
      leavePaidOut: step('leavePaidOut', amountOf('enteredLeavePay', leavePaidOut)),
      severancePay: step('severancePay', amountOf('enteredSeverance', severance)),
    });
    if (elements === undefined) continue;
    const before = found.get(month)?.elements;
    const both = before
      ? sumOfElements([elements, before].map((each) => ({ elements: each, times: oneMonth })))
      : elements;
    found.set(month, { elements: both, field });
  }
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * What is paid once, month by month, each with its own payslip. The contribution ceiling leaves what the year is expected to
 * leave when it is paid: the months until then, and the pay of that month for the rest of the year. How the office of social
 * security spreads the ceiling over the year was not seen.
 *
 * @throws RefusedInput for a payment before any pay
 */
export function oneOffPayOf(
  person: PersonInput,
  path: string,
  payslips: Payslips,
  taxYear: Year,
  classIn: (month: Month) => TaxClass,
  payOfJob: PayOfJob,
): readonly OneOffPay[] {
  const paid: OneOffPay[] = [];
  for (const [month, { elements, field }] of amountsOf(person, path, taxYear)) {
    const months = monthsOf(taxYear).filter((each) => each <= month);
    const ordinary = months.flatMap((each) =>
      (payslips.get(each) ?? [])
        .filter(({ job }) => job.payer === 'main')
        .map((slip) => ({ month: each, slip })),
    );
    const last = ordinary.at(-1);
    if (last === undefined) throw new RefusedInput([{ field, code: 'payFirst' }]);
    const { job, card } = last.slip;
    const slipsOfJob = ordinary.filter(({ slip }) => slip.job === job);
    const normal = slipsOfJob.findLast(({ slip }) => slip.part === null) ?? last;
    const taxClass = classIn(month);
    const { employeeOfWholeMonth: employee } = payOfJob(
      job,
      normal.slip.state,
      null,
      taxClass,
      normal.month,
    );
    const earlier = paid.filter((each) => each.job === job);
    const isPaidInMonth = last.month === month;
    const goesOn =
      isPaidInMonth && last.slip.part === null ? monthsInYear - numberInYear(month) : 0;
    const later = Array.from({ length: goesOn }, (_, index) => monthsLater(month, index + 1));
    const insuredMonths = insuredMonthsOf([...slipsOfJob.map((each) => each.month), ...later]);
    const payOfYear = payOf(
      sumOfElements([
        ...equalMonths(slipsOfJob.map(({ slip }) => slip.paid.employee)),
        ...(goesOn > 0
          ? [{ elements: employee.month.elements, times: count('monthsCounted', goesOn, 'months') }]
          : []),
        ...earlier.map((each) => ({ elements: each.elements, times: oneMonth })),
      ]),
      'grossWithoutBonus',
    );
    const pay = payOf(elements, 'oneOffPay');
    const bases = basesOfOneOffPay(pay, insuredBasesOf(payOfYear, insuredMonths), {
      year: insuredMonths,
    });
    const employeeInMonth = { ...employee, oneOff: isPaidInMonth ? pay : null };
    const slip =
      card === 'main'
        ? oneOffSlipWith(
            employeeInMonth,
            pay,
            bases,
            ordinaryPaysOf(
              employee,
              slipsOfJob.map(({ slip: { paid: each, part } }) => ({
                employee: each.employee,
                days: part?.days ?? null,
              })),
              earlier,
            ),
          )
        : oneOffSlipOfAdditionalCard(employeeInMonth, pay, bases, taxClass);
    paid.push({ month, job, employee, elements, pay, breakdown: slip });
  }
  return paid;
}
