import { sumOf } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import type { LinesBeforeTax } from './breakdown.ts';
import {
  annualBase,
  contribution,
  employeeBase,
  longTermCareBase,
  monthlyIncome,
  type Base,
} from './contributions.ts';
import { supplementaryPensionDeduction, travelAllowance } from './deductions.ts';
import type { EmployeeDeductions, EmployeeLaw } from './employee-law.ts';
import { twelveMonths } from './twelfths.ts';

const { count, quoted } = salaryNames;
const oneMonth = count('monthsCounted', 1, 'months');

/** The base of health and pension insurance in a month of pay. */
export function baseOfMonth(gross: Money, law: EmployeeLaw): Base {
  return employeeBase(monthlyIncome(gross, oneMonth), law.month.ceiling);
}

/** The same of a calendar year: each month's base under the ceiling then in force, added up. */
export function baseOfYear(gross: Money, law: EmployeeLaw): Base {
  const income = monthlyIncome(gross, twelveMonths);
  return annualBase('annualContributionBase', law.year, ({ ceiling }) =>
    employeeBase(income, ceiling),
  );
}

/** An employee's gross and contributions of a month of pay. */
export function linesOfMonth(gross: Money, law: EmployeeLaw): LinesBeforeTax {
  const income = monthlyIncome(gross, oneMonth);
  const { ceiling, longTermCareAbatement } = law.month;
  return linesBeforeTax(
    gross,
    employeeBase(income, ceiling),
    longTermCareBase(income, longTermCareAbatement),
    law,
  );
}

/** The same for a calendar year: the bases of the months, each with the bounds in force, are added up. */
export function linesOfYear(gross: Money, law: EmployeeLaw): LinesBeforeTax {
  const income = monthlyIncome(gross, twelveMonths);
  return linesBeforeTax(
    gross,
    annualBase('annualContributionBase', law.year, ({ ceiling }) => employeeBase(income, ceiling)),
    annualBase('annualLongTermCareBase', law.year, ({ longTermCareAbatement }) =>
      longTermCareBase(income, longTermCareAbatement),
    ),
    law,
  );
}

function linesBeforeTax(
  grossSalary: Money,
  base: Base,
  careBase: Base,
  law: EmployeeLaw,
): LinesBeforeTax {
  return {
    grossSalary,
    pensionContributions: contribution('pensionContributions', base, law.pensionRate),
    illnessContributions: contribution('illnessContributions', base, law.illnessRate),
    illnessCashContributions: contribution('illnessCashContributions', base, law.illnessCashRate),
    longTermCareInsurance: contribution('longTermCareInsurance', careBase, law.longTermCareRate),
    accidentInsurance: paidByEmployer,
  };
}

const paidByEmployer = quoted('accidentInsurance', sumOf([]));

/** The tax-deductible contributions: health insurance (medical care and sick pay) and pension insurance. */
export function deductibleContributions(lines: LinesBeforeTax): readonly Money[] {
  return [lines.illnessContributions, lines.illnessCashContributions, lines.pensionContributions];
}

/** The yearly deductions in addition to the lump sums. */
export function yearlyDeductions(
  { travel, supplementaryPension }: EmployeeDeductions,
  law: EmployeeLaw,
): readonly Money[] {
  return [
    travelAllowance(travel, law.travelAllowance),
    supplementaryPensionDeduction(supplementaryPension, law.supplementaryPensionMaximum),
  ].filter((each) => each !== null);
}
