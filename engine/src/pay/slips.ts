import { bonusLaw } from '../law-in-force/bonus-law.ts';
import { flooredAtZero, minus, plus, sumOf, times } from '../quantity/arithmetic.ts';
import { quoted, step } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { wholeCents } from '../quantity/rounding.ts';
import { bonusTax } from '../rules/bonus-tax.ts';
import { breakdown, type Breakdown } from '../rules/breakdown.ts';
import { monthlyDeduction } from '../rules/deductions.ts';
import { assessedAlone, type EarnerYear } from '../rules/earner-year.ts';
import { totalCredits } from '../rules/tax-credits.ts';
import { twelveMonths } from '../rules/twelfths.ts';
import { withholding } from '../rules/withholding.ts';
import {
  basesOfOneOffPay,
  basesOfYear,
  beforeTax,
  monthBeforeTax,
  yearBeforeTax,
} from './contributions.ts';
import {
  childBonusOf,
  creditsOfMonth,
  creditsOfYear,
  minimumWageCreditChangeOf,
} from './credits.ts';
import type { Employee } from './employee.ts';

/** A month's payslip of an employee: contributions, withholding by the monthly scale, credits, net. */
export function monthSlip(employee: Employee): Breakdown {
  const { taxLaw, month, deductions } = employee;
  const { lines, deductible } = monthBeforeTax(employee);
  const deducted = [...deductible, ...deductions.map(monthlyDeduction)];
  const tax = withholding(month.taxable, deducted, lumpSumsOf(employee), taxLaw, taxLaw.month);
  return breakdown(lines, tax, creditsOfMonth(employee), month.shown, month.takenOff);
}

/** The annual lump sums, which are worked into the scales of payslips. */
function lumpSumsOf({ law }: Employee): readonly Money[] {
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
 * year's gross and come with the year. Only the minimum wage credit changes in the month of the bonus. Missing for nothing.
 */
export function bonusSlip(employee: Employee): Breakdown | undefined {
  const { year, once, law, taxLaw, payMonth } = employee;
  if (!once) return undefined;
  const bases = basesOfOneOffPay(once, basesOfYear(year, law), law);
  const pay = { ...once, gross: step('grossSalary', once.gross) };
  const { lines, deductible } = beforeTax(pay, bases, law);
  const { ordinaryPay, notUsed } = ordinaryPayOf(employee);
  const afterContributions = flooredAtZero(minus(once.taxable, ...deductible, ...notUsed));
  const taxable = step('taxableBonus', afterContributions, taxLaw.month.incomeRounding);
  const tax = bonusTax(ordinaryPay, taxable, lumpSumsOf(employee), bonusLaw(payMonth), taxLaw);
  const change = minimumWageCreditChangeOf(employee);
  const credits = totalCredits(change ? [change] : []);
  return breakdown(lines, tax, credits, once.shown, once.takenOff);
}

/**
 * The year's taxable pay without what is paid once, as twelve times the month, after its contributions and the deductions of
 * the tax card. Deductions that exceed the pay lower the bonus.
 */
function ordinaryPayOf(employee: Employee): {
  readonly ordinaryPay: Money;
  readonly notUsed: readonly Money[];
} {
  const { deductions, month } = employee;
  const { deductible } = monthBeforeTax(employee);
  const pay = times(quoted('payOfMonth', month.taxable), twelveMonths);
  const contributions = times(quoted('contributionsOfMonth', sumOf(deductible)), twelveMonths);
  const remaining = flooredAtZero(minus(pay, contributions, ...deductions));
  const ordinaryPay = step('ordinaryPay', remaining, wholeCents);
  if (ordinaryPay.amount > 0) return { ordinaryPay, notUsed: [] };
  const beyond = minus(plus(contributions, ...deductions), pay);
  return { ordinaryPay, notUsed: [step('deductionsBeyondOrdinaryPay', beyond, wholeCents)] };
}
