import type { Money } from '../quantity/quantity.ts';
import type { Breakdown } from './breakdown.ts';
import { assessedAlone, type EarnerYear } from './earner-year.ts';
import { basesOfYear, type EmployeeBases } from './employee-bases.ts';
import { beforeTax } from './employee-contributions.ts';
import type { EmployeeLaw } from './employee-law.ts';
import { taxableIncome, type IncomeTaxLaw } from './income-tax.ts';
import { annualMinimumWageCredit } from './minimum-wage-credit.ts';
import type { PeriodPay } from './period-pay.ts';
import { employeeCredits, yearlyCreditIncome } from './tax-credits.ts';

/**
 * An employee's calendar year of twelve equal months, settled by the annual assessment: contributions on the sum of the
 * months' bases, the yearly tariff, the year's credits.
 *
 * @param deductions beside contributions and lump sums
 * @param minimumWageCreditOfMonth the CISSM of the month of pay, granted twelve times, if there is one
 * @param bases of a year with a bonus in it; missing for twelve equal months
 */
export function employeeYear(
  pay: PeriodPay,
  deductions: readonly Money[],
  minimumWageCreditOfMonth: Money | null,
  law: EmployeeLaw,
  taxLaw: IncomeTaxLaw,
  bases: EmployeeBases = basesOfYear(pay, law),
  moreCredits?: readonly Money[],
): Breakdown {
  const year = employeeEarnerYear(
    pay,
    deductions,
    minimumWageCreditOfMonth,
    law,
    bases,
    moreCredits,
  );
  return assessedAlone(year, law.specialExpensesLumpSum, taxLaw);
}

/** The same year before tax: contributions, deductions and credits. */
export function employeeEarnerYear(
  pay: PeriodPay,
  deductions: readonly Money[],
  minimumWageCreditOfMonth: Money | null,
  law: EmployeeLaw,
  bases: EmployeeBases = basesOfYear(pay, law),
  moreCredits?: readonly Money[],
): EarnerYear {
  const { lines, deductible } = beforeTax(pay, bases, law);
  const minimumWageCredit =
    minimumWageCreditOfMonth &&
    annualMinimumWageCredit(minimumWageCreditOfMonth, law.minimumWageCredit.sources);
  return {
    lines,
    taxable: pay.taxable,
    deductions: [...deductible, ...deductions, law.employeeLumpSum],
    credits: employeeCredits(
      yearlyCreditIncome(pay.credited),
      minimumWageCredit,
      law,
      'year',
      moreCredits,
    ),
    shown: pay.shown,
  };
}

/** The adjusted taxable income of an employee's year (revenu imposable ajusté). */
export function adjustedIncome(
  pay: PeriodPay,
  bases: EmployeeBases,
  deductions: readonly Money[],
  law: EmployeeLaw,
  taxLaw: IncomeTaxLaw,
): Money {
  const year = employeeEarnerYear(pay, deductions, null, law, bases);
  const all = [...year.deductions, law.specialExpensesLumpSum];
  return taxableIncome([year.taxable], all, taxLaw.year.incomeRounding);
}
