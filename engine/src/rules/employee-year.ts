import type { Cents } from '../money/cents.ts';
import type { Breakdown } from './breakdown.ts';
import { asDeduction, lumpSum } from './deductions.ts';
import { assessedAlone, type EarnerYear } from './earner-year.ts';
import { contributions, yearlyBases, yearlyDeductions } from './employee-contributions.ts';
import type { EmployeeDeductions, EmployeeLaw } from './employee-law.ts';
import type { IncomeTaxLaw } from './income-tax.ts';
import { annualMinimumWageCredit } from './minimum-wage-credit.ts';
import { taperedCredit, totalCredits, yearlyCreditIncome } from './tax-credits.ts';

/**
 * An employee's calendar year of twelve equal months, settled by the annual assessment: contributions on the sum of the
 * months' bases, the yearly tariff, the year's credits.
 *
 * @param minimumWageCreditOfMonth the CISSM of the month of pay, granted twelve times
 */
export function employeeYear(
  gross: Cents,
  deductions: EmployeeDeductions,
  minimumWageCreditOfMonth: Cents,
  law: EmployeeLaw,
  taxLaw: IncomeTaxLaw,
): Breakdown {
  return assessedAlone(
    employeeEarnerYear(gross, deductions, minimumWageCreditOfMonth, law),
    lumpSum('specialExpensesLumpSum', law.specialExpensesLumpSum),
    taxLaw,
  );
}

/** The same year before tax: contributions, deductions and credits. */
export function employeeEarnerYear(
  gross: Cents,
  { travel, supplementaryPension }: EmployeeDeductions,
  minimumWageCreditOfMonth: Cents,
  law: EmployeeLaw,
): EarnerYear {
  const bases = yearlyBases(gross, law.year);
  const { base, careBase } = bases;
  const paid = contributions(
    'annualContributionBase',
    base.amount,
    'annualLongTermCareBase',
    careBase.amount,
    law,
  );
  const yearly = yearlyDeductions(travel, supplementaryPension, law);
  const creditIncome = yearlyCreditIncome({ id: 'grossSalary', amount: gross });
  const employee = taperedCredit('employeeCredit', gross, law.employeeCredit, 'year');
  const energy = taperedCredit('energyCredit', gross, law.energyCredit, 'year');
  const minimumWage =
    minimumWageCreditOfMonth === 0
      ? null
      : annualMinimumWageCredit(minimumWageCreditOfMonth, law.minimumWageCredit.sources);
  return {
    lines: { grossSalary: gross, ...paid.lines },
    deductions: [
      ...[...paid.deductible, ...yearly].map(asDeduction),
      lumpSum('employeeLumpSum', law.employeeLumpSum),
    ],
    steps: [
      ...bases.steps,
      base,
      ...paid.steps,
      ...bases.careSteps,
      careBase,
      paid.longTermCare,
      ...yearly,
    ],
    credits: totalCredits([
      { id: 'employeeCredit', amount: employee.amount },
      { id: 'energyCredit', amount: energy.amount },
      ...(minimumWage ? [{ id: 'minimumWageCredit' as const, amount: minimumWage.amount }] : []),
    ]),
    creditSteps: [
      creditIncome,
      ...employee.steps,
      ...energy.steps,
      ...(minimumWage ? [minimumWage] : []),
    ],
  };
}
