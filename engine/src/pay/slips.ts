import { bonusLaw } from '../law-in-force/bonus-law.ts';
import type { Cents } from '../money/cents.ts';
import type { Exact } from '../money/exact.ts';
import { flooredAtZero, minus, sumOf, times } from '../quantity/arithmetic.ts';
import { quoted, step } from '../quantity/names.ts';
import type { Formula, Money, Term } from '../quantity/quantity.ts';
import { wholeCents } from '../quantity/rounding.ts';
import { breakdown, type Breakdown } from '../rules/pay/breakdown.ts';
import { assessedAlone, type EarnerYear } from '../rules/pay/earner-year.ts';
import { twelveMonths } from '../rules/pay/twelfths.ts';
import { bonusTax } from '../rules/tax/bonus-tax.ts';
import { monthlyDeduction } from '../rules/tax/deductions.ts';
import { totalCredits } from '../rules/tax/tax-credits.ts';
import { withholding } from '../rules/tax/withholding.ts';
import {
  basesOfOneOffPay,
  basesOfYear,
  periodBeforeTax,
  monthBeforeTax,
  yearBeforeTax,
  type BasesOfOneOffPay,
} from './contributions.ts';
import {
  childBonusOf,
  creditsOfMonth,
  creditsOfYear,
  minimumWageCreditChangeOf,
} from './credits.ts';
import type { Employee } from './employee.ts';
import type { PeriodPay } from './period-pay.ts';

/** A month's payslip of an employee: contributions, withholding by the monthly scale, credits, net. */
export function monthSlip(employee: Employee): Breakdown {
  const { taxLaw, month } = employee;
  const { lines, deducted } = slipBeforeTax(employee);
  const tax = withholding(month.taxable, deducted, lumpSumsOf(employee), taxLaw, taxLaw.month);
  const credits = totalCredits(creditsOfMonth(employee));
  return breakdown(lines, tax, credits, month.shown, month.takenOff);
}

/** The lines of a month's payslip before tax, and what lowers the taxable pay: contributions and the tax card's deductions. */
export function slipBeforeTax(employee: Employee) {
  const { lines, deductible } = monthBeforeTax(employee);
  return { lines, deducted: [...deductible, ...employee.deductions.map(monthlyDeduction)] };
}

/** The annual lump sums, which are worked into the scales of payslips. */
export function lumpSumsOf({ law }: Employee): readonly Money[] {
  return [law.employeeLumpSum, law.specialExpensesLumpSum];
}

/**
 * An employee's calendar year of twelve equal months and of what is paid once, settled by the annual assessment: contributions
 * on the sum of the months' bases, the annual tariff, the year's credits.
 */
export function yearSlip(employee: Employee): Breakdown {
  return assessedAlone(earnerYear(employee), employee.law.specialExpensesLumpSum, employee.taxLaw);
}

/** The same year before tax. */
export function earnerYear(employee: Employee): EarnerYear {
  return {
    ...yearBeforeTax(employee),
    credits: creditsOfYear(employee),
    childBonus: childBonusOf(employee),
  };
}

/**
 * The payslip of what is paid once: a bonus, a 13th month or a gratification, and annual premiums. Tax credits follow the
 * year's gross and come with the year. Only the minimum wage credit changes in the month of the bonus. Undefined where
 * nothing is paid once.
 */
export function bonusSlip(employee: Employee): Breakdown | undefined {
  const { year, once, law } = employee;
  if (!once) return undefined;
  const bases = basesOfOneOffPay(once, basesOfYear(year, law), law);
  const { deductible } = monthBeforeTax(employee);
  const { taxable } = employee.month;
  const ordinary = ordinaryPayOf(twelveTimes(taxable, sumOf(deductible)), employee.deductions);
  return oneOffSlip(employee, once, bases, [ordinary]);
}

/**
 * The same with the bases that are left for it, and the ordinary pay of the year in each way that the law admits. Of several
 * the one applies with which less tax is withheld. RGD of 9 January 1974, art. 33 to 35.
 */
export function oneOffSlip(
  employee: Employee,
  once: PeriodPay,
  bases: BasesOfOneOffPay,
  ordinaryPays: readonly [OrdinaryPay, ...OrdinaryPay[]],
): Breakdown {
  const { law, taxLaw, payMonth } = employee;
  const pay = { ...once, gross: step('grossSalary', once.gross) };
  const { lines, deductible } = periodBeforeTax(pay, bases, law);
  const taxes = ordinaryPays.map(({ ordinaryPay, notUsed }) => {
    const bonusAfterContributions = flooredAtZero(minus(once.taxable, ...deductible, ...notUsed));
    const taxable = step('taxableBonus', bonusAfterContributions, taxLaw.month.incomeRounding);
    return bonusTax(ordinaryPay, taxable, lumpSumsOf(employee), bonusLaw(payMonth), taxLaw);
  });
  const tax = taxes.reduce((least, each) => (each.amount < least.amount ? each : least));
  const change = minimumWageCreditChangeOf(employee);
  const credits = totalCredits(change ? [change] : []);
  return breakdown(lines, tax, credits, once.shown, once.takenOff);
}

/** The ordinary pay of a year, and the deductions that exceed it, which lower the bonus. */
export interface OrdinaryPay {
  readonly ordinaryPay: Money;
  readonly notUsed: readonly Money[];
}

/** A year's taxable pay without what is paid once, and its contributions. */
interface PayOfYear {
  readonly pay: Term<Cents | Exact, 'EUR'>;
  readonly contributions: readonly Term<Cents | Exact, 'EUR'>[];
}

/** Twelve times the pay of a month and its contributions. */
export function twelveTimes(pay: Money, contributions: Formula<Cents, 'EUR'>): PayOfYear {
  return {
    pay: times(quoted('payOfMonth', pay), twelveMonths),
    contributions: [times(quoted('contributionsOfMonth', contributions), twelveMonths)],
  };
}

/** The year's taxable pay without what is paid once, after its contributions and the deductions of the tax card. */
export function ordinaryPayOf(
  { pay, contributions }: PayOfYear,
  deductions: readonly Money[],
): OrdinaryPay {
  const remaining = flooredAtZero(minus(pay, ...contributions, ...deductions));
  const ordinaryPay = step('ordinaryPay', remaining, wholeCents);
  if (ordinaryPay.amount > 0) return { ordinaryPay, notUsed: [] };
  const deductionsBeyond = minus(sumOf([...contributions, ...deductions]), pay);
  return {
    ordinaryPay,
    notUsed: [step('deductionsBeyondOrdinaryPay', deductionsBeyond, wholeCents)],
  };
}
