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
import type { TaxClass } from '../../law-in-force/income-tax-law.ts';
import { partMonthLaw } from '../../law-in-force/part-month-law.ts';
import { valueIn } from '../../law-in-force/sourced.ts';
import * as law from '../../law/every-law.ts';
import { addRates, ratio, whole } from '../../money/rate.ts';
import { additionalCardTax, cardRate } from '../../pay/additional-card.ts';
import {
  basesOfOneOffPay,
  periodBeforeTax,
  insuredBasesOf,
  monthBeforeTax,
} from '../../pay/contributions.ts';
import { sumOfElements, type PayElements } from '../../pay/elements.ts';
import type { Employee } from '../../pay/employee.ts';
import { payOf, type PeriodPay } from '../../pay/period-pay.ts';
import { oneOffSlip, ordinaryPayOf, twelveTimes, type OrdinaryPay } from '../../pay/slips.ts';
import { flooredAtZero, minus, over, plus, sumOf, times } from '../../quantity/arithmetic.ts';
import { count, quoted, step } from '../../quantity/names.ts';
import { measure } from '../../quantity/names.ts';
import type { Measure, Money } from '../../quantity/quantity.ts';
import { toNearestCent } from '../../quantity/rounding.ts';
import { breakdown, type Breakdown } from '../../rules/pay/breakdown.ts';
import { oneMonth, twelveMonths } from '../../rules/pay/twelfths.ts';
import { totalCredits } from '../../rules/tax/tax-credits.ts';
import type { PersonInput } from './input.ts';
import { insuredMonthsOf } from './insured-months.ts';
import { monthIn, type Job } from './jobs.ts';
import type { PayOfJob } from './pay-of-job.ts';
import type { Payslips, PaidSlip } from './payslips.ts';

/** What the main employer pays once in a month. */
export interface OneOffPay {
  readonly month: Month;
  readonly job: Job;
  readonly employee: Employee;
  readonly elements: PayElements;
  readonly once: PeriodPay;
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
    const given = {
      bonus: amountOf('bonus', bonus),
      leavePaidOut: step('leavePaidOut', amountOf('enteredLeavePay', leavePaidOut)),
      severancePay: step('severancePay', amountOf('enteredSeverance', severance)),
    };
    const elements = Object.fromEntries(
      Object.entries(given).filter(([, { amount }]) => amount > 0),
    );
    if (Object.keys(elements).length === 0) continue;
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
        ...grouped(slipsOfJob.map(({ slip }) => slip.paid.employee)),
        ...(goesOn > 0
          ? [{ elements: employee.month.elements, times: count('monthsCounted', goesOn, 'months') }]
          : []),
        ...earlier.map((each) => ({ elements: each.elements, times: oneMonth })),
      ]),
      'grossWithoutBonus',
    );
    const once = payOf(elements, 'oneOffPay');
    const bases = basesOfOneOffPay(once, insuredBasesOf(payOfYear, insuredMonths), {
      year: insuredMonths,
    });
    const employeeInMonth = { ...employee, once: isPaidInMonth ? once : null };
    const slip =
      card === 'main'
        ? oneOffSlip(
            employeeInMonth,
            once,
            bases,
            ordinaryPays(
              employee,
              slipsOfJob.map((each) => each.slip),
              earlier,
            ),
          )
        : slipOnAdditionalCard(employeeInMonth, once, bases, taxClass);
    paid.push({ month, job, employee, elements, once, breakdown: slip });
  }
  return paid;
}

/** Equal employees are counted. */
export function grouped(employees: readonly Employee[]): readonly {
  readonly employee: Employee;
  readonly elements: PayElements;
  readonly times: Measure<'months'>;
}[] {
  const counts = new Map<Employee, number>();
  for (const each of employees) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].map(([employee, number]) => ({
    employee,
    elements: employee.month.elements,
    times: count('monthsCounted', number, 'months'),
  }));
}

/** The tax of an additional card is flat for what is paid once, too. */
function slipOnAdditionalCard(
  employee: Employee,
  once: PeriodPay,
  bases: Parameters<typeof periodBeforeTax>[1],
  taxClass: TaxClass,
): Breakdown {
  const pay = { ...once, gross: step('grossSalary', once.gross) };
  const { lines, deductible } = periodBeforeTax(pay, bases, employee.law);
  const tax = additionalCardTax(once.taxable, deductible, cardRate(employee, taxClass));
  return breakdown(lines, tax, totalCredits([]), once.shown, once.takenOff);
}

/**
 * The ordinary pay of the year for the tax on what is paid once: the last month for all months, or if less is withheld the
 * months until now, converted. Earlier one-off pay is added if it is more than a small amount. RGD of 9 January 1974, art. 34 to
 * 36.
 */
function ordinaryPays(
  employee: Employee,
  slips: readonly PaidSlip[],
  earlier: readonly OneOffPay[],
): readonly [OrdinaryPay, ...OrdinaryPay[]] {
  const { deductible } = monthBeforeTax(employee);
  const { taxable } = employee.month;
  const payOfLast = twelveTimes(taxable, sumOf(deductible));
  const before = earlierPayOf(employee, earlier);
  const withEarlier = (ordinary: OrdinaryPay): OrdinaryPay =>
    before === null
      ? ordinary
      : {
          ...ordinary,
          ordinaryPay: step('ordinaryPayWithEarlier', plus(ordinary.ordinaryPay, before)),
        };
  const last = withEarlier(ordinaryPayOf(payOfLast, employee.deductions));
  if (slips.every(({ paid }) => paid.employee === employee)) return [last];
  const average = { pay: averagePay(slips), contributions: [] };
  return [last, withEarlier(ordinaryPayOf(average, employee.deductions))];
}

/** The pay of the months until now after contributions, as a year. A part of a month counts its days. */
function averagePay(slips: readonly PaidSlip[]): Money {
  const paysAfterContributions = grouped(slips.map(({ paid }) => paid.employee)).map(
    ({ employee, times: months }) => {
      const { deductible } = monthBeforeTax(employee);
      const pay = flooredAtZero(minus(employee.month.taxable, ...deductible));
      return times(quoted('payAfterContributions', pay), months);
    },
  );
  const wholeMonths = slips
    .map(({ part, paid }) =>
      part === null
        ? whole(1)
        : ratio(part.days, partMonthLaw(paid.employee.payMonth).daysOfMonth.amount.numerator),
    )
    .reduce((sum, each) => addRates(sum, each), whole(0));
  const averageOfYear = over(
    times(sumOf(paysAfterContributions), twelveMonths),
    measure('fullMonths', wholeMonths, 'months'),
  );
  return step('averageOrdinaryPay', averageOfYear, toNearestCent);
}

/** What was paid once earlier in the year, after contributions; `null` where it does not count. */
function earlierPayOf({ payMonth }: Employee, earlier: readonly OneOffPay[]): Money | null {
  const amounts = earlier.map(({ once, breakdown: lines }) =>
    quoted(
      'payAfterContributions',
      flooredAtZero(minus(once.taxable, lines.pensionContributions, lines.illnessContributions)),
    ),
  );
  const all = step('earlierOneOffPay', sumOf(amounts));
  return all.amount > valueIn(law.earlierOneOffPay, payMonth).value ? all : null;
}
