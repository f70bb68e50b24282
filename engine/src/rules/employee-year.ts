import type { Cents } from '../money/cents.ts';
import { type Breakdown, breakdown } from './breakdown.ts';
import { asDeduction, lumpSum } from './deductions.ts';
import { contributions, yearlyBases, yearlyDeductions } from './employee-contributions.ts';
import type { EmployeeDeductions, EmployeeLaw } from './employee-law.ts';
import { annualTax, type IncomeTaxLaw } from './income-tax.ts';
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
  { travel, supplementaryPension }: EmployeeDeductions,
  minimumWageCreditOfMonth: Cents,
  law: EmployeeLaw,
  taxLaw: IncomeTaxLaw,
): Breakdown {
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
  const tax = annualTax(
    gross,
    [
      ...[...paid.deductible, ...yearly].map(asDeduction),
      lumpSum('employeeLumpSum', law.employeeLumpSum),
      lumpSum('specialExpensesLumpSum', law.specialExpensesLumpSum),
    ],
    taxLaw,
  );
  const creditIncome = yearlyCreditIncome(gross);
  const employee = taperedCredit('employeeCredit', gross, law.employeeCredit, 'year');
  const energy = taperedCredit('energyCredit', gross, law.energyCredit, 'year');
  const minimumWage =
    minimumWageCreditOfMonth === 0
      ? null
      : annualMinimumWageCredit(minimumWageCreditOfMonth, law.minimumWageCredit.sources);
  const credits = totalCredits([
    { id: 'employeeCredit', amount: employee.amount },
    { id: 'energyCredit', amount: energy.amount },
    ...(minimumWage ? [{ id: 'minimumWageCredit' as const, amount: minimumWage.amount }] : []),
  ]);
  return breakdown(
    {
      grossSalary: gross,
      ...paid.lines,
      taxBeforeCredits: tax.amount,
      taxCredits: credits.amount,
    },
    [
      ...bases.steps,
      base.step,
      ...paid.steps,
      ...bases.careSteps,
      careBase.step,
      paid.longTermCare,
      ...yearly.map(({ step }) => step),
      ...tax.steps,
      creditIncome.step,
      ...employee.steps,
      ...energy.steps,
      ...(minimumWage ? [minimumWage.step] : []),
      credits.step,
    ],
  );
}
