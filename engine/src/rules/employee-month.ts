import type { Money } from '../quantity/quantity.ts';
import { breakdown, type Breakdown } from './breakdown.ts';
import { monthlyDeduction } from './deductions.ts';
import { monthBeforeTax, type EmployeePeriod } from './employee-contributions.ts';
import type { EmployeeLaw } from './employee-law.ts';
import type { IncomeTaxLaw } from './income-tax.ts';
import type { PeriodPay } from './period-pay.ts';
import { annualisedCreditIncome, employeeCredits } from './tax-credits.ts';
import { withholding } from './withholding.ts';

/**
 * A month's payslip of an employee: contributions, withholding by the monthly scale, credits, net.
 *
 * @param deductions of the year, beside contributions and lump sums
 * @param minimumWageCredit the CISSM of the month, if there is one
 */
export function employeeMonth(
  pay: PeriodPay,
  deductions: readonly Money[],
  minimumWageCredit: Money | null,
  law: EmployeeLaw,
  taxLaw: IncomeTaxLaw,
  moreCredits?: readonly Money[],
): Breakdown {
  const period = monthBeforeTax(pay, law);
  const tax = withheldByScale(period, deductions, law, taxLaw);
  const credits = creditsOfMonth(pay, minimumWageCredit, law, moreCredits);
  return breakdown(period.lines, tax, credits, pay.shown);
}

/** The credits of a payslip, whatever its tax card. */
export function creditsOfMonth(
  { credited }: PeriodPay,
  minimumWageCredit: Money | null,
  law: EmployeeLaw,
  moreCredits?: readonly Money[],
): Money {
  const income = annualisedCreditIncome(credited);
  return employeeCredits(income, minimumWageCredit, law, 'month', moreCredits);
}

/** A month's withholding by the scale of a tax class, with the lump sums that are worked into it. */
function withheldByScale(
  period: EmployeePeriod,
  deductions: readonly Money[],
  law: EmployeeLaw,
  taxLaw: IncomeTaxLaw,
): Money {
  const lumpSums = [law.employeeLumpSum, law.specialExpensesLumpSum];
  const deducted = deductionsOfMonth(period, deductions);
  return withholding(period.pay.taxable, deducted, lumpSums, taxLaw, taxLaw.month);
}

/** Deductions from the taxable pay of a month: contributions, and a twelfth of the yearly deductions. */
export function deductionsOfMonth(
  { deductible }: EmployeePeriod,
  yearly: readonly Money[],
): readonly Money[] {
  return [...deductible, ...yearly.map(monthlyDeduction)];
}
