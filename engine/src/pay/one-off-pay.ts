import { partMonthLaw } from '../law-in-force/pay/part-month-law.ts';
import { valueIn } from '../law-in-force/sourced.ts';
import { bonusLaw } from '../law-in-force/tax/bonus-law.ts';
import * as law from '../law/every-law.ts';
import type { TaxClass } from '../law/tax/tax-classes.ts';
import type { Cents } from '../money/cents.ts';
import type { Exact } from '../money/exact.ts';
import { addRates, ratio, whole } from '../money/rate.ts';
import { flooredAtZero, minus, over, plus, sumOf, times } from '../quantity/arithmetic.ts';
import { measure, quoted, step } from '../quantity/names.ts';
import type { Money, Term } from '../quantity/quantity.ts';
import { toNearestCent, wholeCents } from '../quantity/rounding.ts';
import type { Breakdown } from '../rules/pay/breakdown.ts';
import { bonusTax } from '../rules/tax/tariff/bonus-tax.ts';
import { twelveMonths } from '../rules/twelfths.ts';
import { additionalCardTax, cardRate } from './additional-card.ts';
import {
  basesOfOneOffPay,
  basesOfYear,
  monthBeforeTax,
  periodBeforeTax,
  type BasesOfOneOffPay,
} from './contributions.ts';
import { minimumWageCreditChangeOf } from './credits.ts';
import { equalMonths, type Employee } from './employee.ts';
import type { PeriodPay } from './period-pay.ts';
import { lumpSumsOf, slipOfPay, type Slip } from './slips.ts';

/**
 * The payslip of what is paid once: a bonus, a 13th month or a gratification, and annual premiums. Tax credits follow the
 * year's gross and come with the year. Only the minimum wage credit changes in the month of the bonus. Undefined where
 * nothing is paid once.
 */
export function oneOffSlip(employee: Employee): Slip | undefined {
  const { year, oneOff, payLaw } = employee;
  if (!oneOff) return undefined;
  const bases = basesOfOneOffPay(oneOff, basesOfYear(year, payLaw), payLaw);
  return oneOffSlipWith(employee, oneOff, bases, [ordinaryPayOfMonth(employee)]);
}

/**
 * The payslip of what is paid once, with the bases that are left for it, and the ordinary pay of the year in each way that the
 * law admits. Of several the one applies with which less tax is withheld. RGD of 9 January 1974, art. 33 to 35.
 */
export function oneOffSlipWith(
  employee: Employee,
  oneOff: PeriodPay,
  bases: BasesOfOneOffPay,
  ordinaryPays: readonly [OrdinaryPay, ...OrdinaryPay[]],
): Slip {
  const { taxLaw, payMonth } = employee;
  const { lines, deductible } = periodBeforeTax(oneOff, bases, employee.payLaw);
  const taxes = ordinaryPays.map(({ ordinaryPay, notUsed }) => {
    const bonusAfterContributions = flooredAtZero(minus(oneOff.taxable, ...deductible, ...notUsed));
    const taxable = step('taxableBonus', bonusAfterContributions, taxLaw.month.incomeRounding);
    return bonusTax(ordinaryPay, taxable, lumpSumsOf(employee), bonusLaw(payMonth), taxLaw);
  });
  const tax = taxes.reduce((least, each) => (each.amount < least.amount ? each : least));
  const change = minimumWageCreditChangeOf(employee);
  return slipOfPay(oneOff, lines, tax, change ? [change] : []);
}

/** The payslip of what is paid once on an additional card, whose tax is flat for it, too. */
export function oneOffSlipOfAdditionalCard(
  employee: Employee,
  oneOff: PeriodPay,
  bases: BasesOfOneOffPay,
  taxClass: TaxClass,
): Slip {
  const { lines, deductible } = periodBeforeTax(oneOff, bases, employee.payLaw);
  const tax = additionalCardTax(oneOff.taxable, deductible, cardRate(employee, taxClass));
  return slipOfPay(oneOff, lines, tax, []);
}

/** The ordinary pay of a year, and the deductions that exceed it, which lower the bonus. */
interface OrdinaryPay {
  readonly ordinaryPay: Money;
  readonly notUsed: readonly Money[];
}

/** A month that was paid. */
interface MonthOfPay {
  readonly employee: Employee;
  /** Days of a part of a month; `null` for a whole one. */
  readonly days: number | null;
}

/** What was paid once, with its payslip. */
interface EarlierOneOffPay {
  readonly pay: PeriodPay;
  readonly breakdown: Breakdown;
}

/**
 * The ordinary pay of the year for the tax on what is paid once: the last month for all months, or if less is withheld the
 * months until now, converted. Earlier one-off pay is added if it is more than a small amount. RGD of 9 January 1974, art. 34 to
 * 36.
 */
export function ordinaryPaysOf(
  employee: Employee,
  months: readonly MonthOfPay[],
  earlier: readonly EarlierOneOffPay[],
): readonly [OrdinaryPay, ...OrdinaryPay[]] {
  const before = earlierPayOf(employee, earlier);
  const withEarlier = (ordinary: OrdinaryPay): OrdinaryPay =>
    before === null
      ? ordinary
      : {
          ...ordinary,
          ordinaryPay: step('ordinaryPayWithEarlier', plus(ordinary.ordinaryPay, before)),
        };
  const last = withEarlier(ordinaryPayOfMonth(employee));
  if (months.every((each) => each.employee === employee)) return [last];
  return [last, withEarlier(ordinaryPayOf(averagePay(months), [], employee.deductions))];
}

/** The pay of a month for all months. */
function ordinaryPayOfMonth(employee: Employee): OrdinaryPay {
  const { deductible } = monthBeforeTax(employee);
  return ordinaryPayOf(
    times(quoted('payOfMonth', employee.month.taxable), twelveMonths),
    [times(quoted('contributionsOfMonth', sumOf(deductible)), twelveMonths)],
    employee.deductions,
  );
}

/**
 * The year's taxable pay without what is paid once, after its contributions and the deductions of the tax card.
 *
 * @param pay of the year
 */
function ordinaryPayOf(
  pay: Term<Cents | Exact, 'EUR'>,
  contributions: readonly Term<Cents | Exact, 'EUR'>[],
  deductions: readonly Money[],
): OrdinaryPay {
  const deducted = [...contributions, ...deductions];
  const ordinaryPay = step('ordinaryPay', flooredAtZero(minus(pay, ...deducted)), wholeCents);
  if (ordinaryPay.amount > 0) return { ordinaryPay, notUsed: [] };
  const deductionsBeyond = minus(sumOf(deducted), pay);
  return {
    ordinaryPay,
    notUsed: [step('deductionsBeyondOrdinaryPay', deductionsBeyond, wholeCents)],
  };
}

/** The pay of the months until now after contributions, as a year. A part of a month counts its days. */
function averagePay(months: readonly MonthOfPay[]): Money {
  const paysAfterContributions = equalMonths(months.map(({ employee }) => employee)).map(
    ({ employee, times: counted }) => {
      const { deductible } = monthBeforeTax(employee);
      const pay = flooredAtZero(minus(employee.month.taxable, ...deductible));
      return times(quoted('payAfterContributions', pay), counted);
    },
  );
  const wholeMonths = months
    .map(({ days, employee }) =>
      days === null
        ? whole(1)
        : ratio(days, partMonthLaw(employee.payMonth).daysOfMonth.amount.numerator),
    )
    .reduce((sum, each) => addRates(sum, each), whole(0));
  const averageOfYear = over(
    times(sumOf(paysAfterContributions), twelveMonths),
    measure('fullMonths', wholeMonths, 'months'),
  );
  return step('averageOrdinaryPay', averageOfYear, toNearestCent);
}

/** What was paid once earlier in the year, after contributions; `null` where it does not count. */
function earlierPayOf({ payMonth }: Employee, earlier: readonly EarlierOneOffPay[]): Money | null {
  const amounts = earlier.map(({ pay, breakdown: lines }) =>
    quoted(
      'payAfterContributions',
      flooredAtZero(minus(pay.taxable, lines.pensionContributions, lines.illnessContributions)),
    ),
  );
  const all = step('earlierOneOffPay', sumOf(amounts));
  return all.amount > valueIn(law.earlierOneOffPay, payMonth).value ? all : null;
}
