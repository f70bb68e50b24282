import type { Money } from '../quantity/quantity.ts';
import { breakdown, type Breakdown, type LinesBeforeTax } from './breakdown.ts';
import { monthlyDeduction } from './deductions.ts';
import {
  deductibleContributions,
  linesOfMonth,
  yearlyDeductions,
} from './employee-contributions.ts';
import type { EmployeeDeductions, EmployeeLaw } from './employee-law.ts';
import type { IncomeTaxLaw } from './income-tax.ts';
import type { PeriodPay } from './period-pay.ts';
import { annualisedCreditIncome, employeeCredits } from './tax-credits.ts';
import { withholding } from './withholding.ts';

/**
 * A month's payslip of an employee: contributions, withholding by the monthly scale, credits, net.
 *
 * @param minimumWageCredit the CISSM of the month, if there is one
 */
export function employeeMonth(
  pay: PeriodPay,
  deductions: EmployeeDeductions,
  minimumWageCredit: Money | null,
  law: EmployeeLaw,
  taxLaw: IncomeTaxLaw,
): Breakdown {
  const lines = linesOfMonth(pay, law);
  const tax = withheldByScale(lines, deductions, law, taxLaw);
  const creditIncome = annualisedCreditIncome(pay.gross);
  return breakdown(lines, tax, employeeCredits(creditIncome, minimumWageCredit, law, 'month'));
}

/** A month's withholding by the scale of a tax class, with the lump sums that are worked into it. */
export function withheldByScale(
  lines: LinesBeforeTax,
  deductions: EmployeeDeductions,
  law: EmployeeLaw,
  taxLaw: IncomeTaxLaw,
): Money {
  const lumpSums = [law.employeeLumpSum, law.specialExpensesLumpSum];
  const deducted = deductionsOfMonth(lines, deductions, law);
  return withholding(lines.grossSalary, deducted, lumpSums, taxLaw, taxLaw.month);
}

/** Deductions from the taxable pay of a month. */
export function deductionsOfMonth(
  lines: LinesBeforeTax,
  deductions: EmployeeDeductions,
  law: EmployeeLaw,
): readonly Money[] {
  const monthly = yearlyDeductions(deductions, law).map(monthlyDeduction);
  return [...deductibleContributions(lines), ...monthly];
}
