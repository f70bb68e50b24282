import type { Cents } from '../money/cents.ts';
import { exact } from '../money/exact.ts';
import { type Breakdown, breakdown } from './breakdown.ts';
import { employeeBase, longTermCareBase } from './contributions.ts';
import { asDeduction, lumpSum, monthlyDeduction } from './deductions.ts';
import { contributions, yearlyDeductions } from './employee-contributions.ts';
import type { EmployeeDeductions, EmployeeLaw } from './employee-law.ts';
import type { IncomeTaxLaw } from './income-tax.ts';
import { minimumWageCredit } from './minimum-wage-credit.ts';
import { annualisedCreditIncome, taperedCredit, totalCredits } from './tax-credits.ts';
import { monthlyWithholding } from './withholding.ts';

/** A month's payslip of an employee: contributions, withholding by the monthly scale, credits, net. */
export function employeeMonth(
  gross: Cents,
  { travel, supplementaryPension }: EmployeeDeductions,
  law: EmployeeLaw,
  taxLaw: IncomeTaxLaw,
): Breakdown {
  const { ceiling, longTermCareAbatement } = law.month;
  const base = employeeBase(exact(gross), ceiling);
  const careBase = longTermCareBase(exact(gross), longTermCareAbatement);
  const paid = contributions(
    'contributionBase',
    base.amount,
    'longTermCareBase',
    careBase.amount,
    law,
  );
  const yearly = yearlyDeductions(travel, supplementaryPension, law);
  const monthly = yearly.map(monthlyDeduction);
  const tax = monthlyWithholding(
    gross,
    [...paid.deductible, ...monthly].map(asDeduction),
    [
      lumpSum('employeeLumpSum', law.employeeLumpSum),
      lumpSum('specialExpensesLumpSum', law.specialExpensesLumpSum),
    ],
    taxLaw,
  );
  const creditIncome = annualisedCreditIncome(gross);
  const income = creditIncome.amount;
  const employee = taperedCredit('employeeCredit', income, law.employeeCredit, 'month');
  const energy = taperedCredit('energyCredit', income, law.energyCredit, 'month');
  const minimumWage = minimumWageCredit(gross, law.minimumWageCredit, law.partTime);
  const credits = totalCredits([
    { id: 'employeeCredit', amount: employee.amount },
    { id: 'energyCredit', amount: energy.amount },
    ...(minimumWage.amount === 0
      ? []
      : [{ id: 'minimumWageCredit' as const, amount: minimumWage.amount }]),
  ]);
  return breakdown(
    {
      grossSalary: gross,
      ...paid.lines,
      taxBeforeCredits: tax.amount,
      taxCredits: credits.amount,
    },
    [
      ceiling,
      base,
      ...paid.steps,
      longTermCareAbatement,
      careBase,
      paid.longTermCare,
      ...yearly,
      ...monthly,
      ...tax.steps,
      creditIncome,
      ...employee.steps,
      ...energy.steps,
      ...minimumWage.steps,
      credits,
    ],
  );
}
