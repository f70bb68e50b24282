import {
  monthsLater,
  monthsOf,
  numberInYear,
  monthsInYear,
  type Month,
  type Year,
} from '../../../dated/month.ts';
import { amountOf } from '../../../input/pay.ts';
import { refuse } from '../../../input/refused-input.ts';
import type { TaxClass } from '../../../law/tax/tax-classes.ts';
import { basesOfOneOffPay, insuredBasesOf } from '../../../pay/contributions.ts';
import { paidElements, sumOfElements, type PayElements } from '../../../pay/elements.ts';
import { equalMonths, type Employee } from '../../../pay/employee.ts';
import {
  oneOffSlipWith,
  oneOffSlipOfAdditionalCard,
  ordinaryPaysOf,
} from '../../../pay/one-off-pay.ts';
import { payOf, type PeriodPay } from '../../../pay/period-pay.ts';
import { count, step } from '../../../quantity/names.ts';
import type { Breakdown } from '../../../rules/pay/breakdown.ts';
import { oneMonth } from '../../../rules/twelfths.ts';
import type { Job } from '../entered/jobs.ts';
import { monthIn } from '../entered/read-jobs.ts';
import type { PersonInput } from '../input.ts';
import { insuredMonthsOf } from './insured-months.ts';
import type { PayOfJob } from './pay-of-job.ts';
import type { PaidMonth, Payslips } from './payslips.ts';

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
    const before = slipsUntil(month, payslips, taxYear);
    if (before === undefined) refuse({ field, code: 'payFirst' });
    const { job } = before.last.slip;
    const taxClass = classIn(month);
    const employee = usualEmployee(before, taxClass, payOfJob);
    const pay = payOf(elements, 'oneOffPay');
    const earlier = paid.filter((each) => each.job === job);
    const bases = basesLeftFor(pay, month, before, employee, earlier);
    const employeeInMonth = { ...employee, oneOff: before.last.month === month ? pay : null };
    const breakdown =
      before.last.slip.card === 'main'
        ? oneOffSlipWith(employeeInMonth, pay, bases, ordinaryPays(employee, before, earlier))
        : oneOffSlipOfAdditionalCard(employeeInMonth, pay, bases, taxClass);
    paid.push({ month, job, employee, elements, pay, breakdown });
  }
  return paid;
}

/** The payslips of the job that pays something once: all until then, and the last of them. */
interface SlipsOfJob {
  readonly slips: readonly PaidMonth[];
  readonly last: PaidMonth;
}

/** The payslips of the main employer who pays in a month, or was the last to pay before it. */
function slipsUntil(month: Month, payslips: Payslips, taxYear: Year): SlipsOfJob | undefined {
  const ordinary = monthsOf(taxYear)
    .filter((each) => each <= month)
    .flatMap((each) =>
      (payslips.get(each) ?? [])
        .filter(({ job }) => job.payer === 'main')
        .map((slip) => ({ month: each, slip })),
    );
  const last = ordinary.at(-1);
  if (last === undefined) return undefined;
  return { slips: ordinary.filter(({ slip }) => slip.job === last.slip.job), last };
}

/** The employee with the pay of a whole month, as it was last paid. */
function usualEmployee(
  { slips, last }: SlipsOfJob,
  taxClass: TaxClass,
  payOfJob: PayOfJob,
): Employee {
  const { month, slip } = slips.findLast((each) => each.slip.part === null) ?? last;
  return payOfJob(slip.job, slip.state, null, taxClass, month).employeeOfWholeMonth;
}

/** The bases of contributions that the year is expected to leave for what is paid once. */
function basesLeftFor(
  pay: PeriodPay,
  month: Month,
  { slips, last }: SlipsOfJob,
  employee: Employee,
  earlier: readonly OneOffPay[],
) {
  const goesOn = last.month === month && last.slip.part === null;
  const laterMonths = goesOn ? monthsInYear - numberInYear(month) : 0;
  const later = Array.from({ length: laterMonths }, (_, index) => monthsLater(month, index + 1));
  const insuredMonths = insuredMonthsOf([...slips.map((each) => each.month), ...later]);
  const payOfYear = payOf(
    sumOfElements([
      ...equalMonths(slips.map(({ slip }) => slip.paid.employee)),
      ...(laterMonths > 0
        ? [
            {
              elements: employee.month.elements,
              times: count('monthsCounted', laterMonths, 'months'),
            },
          ]
        : []),
      ...earlier.map(({ elements }) => ({ elements, times: oneMonth })),
    ]),
    'grossWithoutBonus',
  );
  return basesOfOneOffPay(pay, insuredBasesOf(payOfYear, insuredMonths), { year: insuredMonths });
}

function ordinaryPays(employee: Employee, { slips }: SlipsOfJob, earlier: readonly OneOffPay[]) {
  const months = slips.map(({ slip: { paid, part } }) => ({
    employee: paid.employee,
    days: part?.days ?? null,
  }));
  return ordinaryPaysOf(employee, months, earlier);
}
