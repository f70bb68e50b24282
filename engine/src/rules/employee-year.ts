import type { Money } from '../quantity/quantity.ts';
import type { Breakdown } from './breakdown.ts';
import { assessedAlone, type EarnerYear } from './earner-year.ts';
import {
  deductibleContributions,
  linesOfYear,
  yearlyDeductions,
} from './employee-contributions.ts';
import type { EmployeeDeductions, EmployeeLaw } from './employee-law.ts';
import type { IncomeTaxLaw } from './income-tax.ts';
import { annualMinimumWageCredit } from './minimum-wage-credit.ts';
import { employeeCredits, yearlyCreditIncome } from './tax-credits.ts';

/**
 * An employee's calendar year of twelve equal months, settled by the annual assessment: contributions on the sum of the
 * months' bases, the yearly tariff, the year's credits.
 *
 * @param minimumWageCreditOfMonth the CISSM of the month of pay, granted twelve times, if there is one
 */
export function employeeYear(
  gross: Money,
  deductions: EmployeeDeductions,
  minimumWageCreditOfMonth: Money | null,
  law: EmployeeLaw,
  taxLaw: IncomeTaxLaw,
): Breakdown {
  const year = employeeEarnerYear(gross, deductions, minimumWageCreditOfMonth, law);
  return assessedAlone(year, law.specialExpensesLumpSum, taxLaw);
}

/** The same year before tax: contributions, deductions and credits. */
export function employeeEarnerYear(
  gross: Money,
  deductions: EmployeeDeductions,
  minimumWageCreditOfMonth: Money | null,
  law: EmployeeLaw,
): EarnerYear {
  const lines = linesOfYear(gross, law);
  const minimumWageCredit =
    minimumWageCreditOfMonth &&
    annualMinimumWageCredit(minimumWageCreditOfMonth, law.minimumWageCredit.sources);
  return {
    lines,
    deductions: [
      ...deductibleContributions(lines),
      ...yearlyDeductions(deductions, law),
      law.employeeLumpSum,
    ],
    credits: employeeCredits(yearlyCreditIncome(gross), minimumWageCredit, law, 'year'),
  };
}
