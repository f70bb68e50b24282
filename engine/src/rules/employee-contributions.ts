import { monthsInYear } from '../dated/month.ts';
import type { Explainable, Explained } from '../explanation/explained.ts';
import { type Cents, noCents } from '../money/cents.ts';
import { divide, type Exact } from '../money/exact.ts';
import {
  annualBase,
  contribution,
  employeeBase,
  linesOfBase,
  longTermCareBase,
  type MonthsOfBase,
} from './contributions.ts';
import { supplementaryPensionDeduction, type Travel, travelAllowance } from './deductions.ts';
import type { EmployeeLaw, EmployeeSpan } from './employee-law.ts';

/** The year's bases of both kinds and their steps. */
export interface YearlyBases {
  readonly base: Explained<Exact>;
  readonly steps: readonly Explainable[];
  readonly careBase: Explained<Exact>;
  readonly careSteps: readonly Explainable[];
}

/** The year's bases: each month's under the bounds then in force, added up. */
export function yearlyBases(gross: Cents, year: readonly EmployeeSpan[]): YearlyBases {
  const monthlyGross = divide(gross, monthsInYear);
  const bases: MonthsOfBase[] = [];
  const careBases: MonthsOfBase[] = [];
  const steps: Explainable[] = [];
  const careSteps: Explainable[] = [];
  for (const { months, ceiling, longTermCareAbatement } of year) {
    const base = employeeBase(monthlyGross, ceiling);
    const careBase = longTermCareBase(monthlyGross, longTermCareAbatement);
    bases.push({ base: base.amount, months });
    careBases.push({ base: careBase.amount, months });
    steps.push(ceiling, base);
    careSteps.push(longTermCareAbatement, careBase);
  }
  return {
    base: annualBase('annualContributionBase', linesOfBase('employee'), bases),
    steps,
    careBase: annualBase('annualLongTermCareBase', ['longTermCareInsurance'], careBases),
    careSteps,
  };
}

/** The yearly deductions beyond the lump sums. */
export function yearlyDeductions(
  travel: Travel,
  supplementaryPension: Cents,
  law: EmployeeLaw,
): readonly Explained[] {
  return [
    travelAllowance(travel, law.travelAllowance),
    supplementaryPensionDeduction(supplementaryPension, law.supplementaryPensionMaximum),
  ].filter((each) => each !== null);
}

/** An employee's contributions and which of them lower the tax. */
export interface EmployeeContributions {
  readonly lines: {
    readonly pensionContributions: Cents;
    readonly illnessContributions: Cents;
    readonly illnessCashContributions: Cents;
    readonly longTermCareInsurance: Cents;
    readonly accidentInsurance: Cents;
  };
  readonly deductible: readonly Explained[];
  readonly steps: readonly Explainable[];
  readonly longTermCare: Explained;
}

/** The contributions that lower the tax: to health insurance, care and cash benefits, and to pension insurance. */
export function deductibleContributions(
  baseId: 'contributionBase' | 'annualContributionBase',
  base: Exact,
  law: EmployeeLaw,
): readonly [Explained, Explained, Explained] {
  return [
    contribution('illnessContributions', baseId, base, law.illnessRate),
    contribution('illnessCashContributions', baseId, base, law.illnessCashRate),
    contribution('pensionContributions', baseId, base, law.pensionRate),
  ];
}

/** The contributions on a period's bases; that to long-term care does not lower the tax. */
export function contributions(
  baseId: 'contributionBase' | 'annualContributionBase',
  base: Exact,
  careBaseId: 'longTermCareBase' | 'annualLongTermCareBase',
  careBase: Exact,
  law: EmployeeLaw,
): EmployeeContributions {
  const deductible = deductibleContributions(baseId, base, law);
  const [illness, cash, pension] = deductible;
  const care = contribution('longTermCareInsurance', careBaseId, careBase, law.longTermCareRate);
  return {
    lines: {
      pensionContributions: pension.amount,
      illnessContributions: illness.amount,
      illnessCashContributions: cash.amount,
      longTermCareInsurance: care.amount,
      accidentInsurance: noCents,
    },
    deductible,
    steps: deductible,
    longTermCare: care,
  };
}
