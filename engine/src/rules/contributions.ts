import {
  explained,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, money, rated } from '../explanation/operand.ts';
import type { ExplainedLine, Operand, OperandId, StepId } from '../explanation/step.ts';
import { noCents } from '../money/cents.ts';
import {
  add,
  exact,
  highestExact,
  isLess,
  lowestExact,
  multiply,
  repeat,
  subtract,
  type Exact,
} from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';

/** A contribution that is a rate on a base. */
export type ContributionId =
  | 'illnessContributions'
  | 'illnessCashContributions'
  | 'pensionContributions'
  | 'accidentInsurance'
  | 'longTermCareInsurance';

/** The lines that share one contribution base. */
const employeeLines: readonly ExplainedLine[] = [
  'pensionContributions',
  'illnessContributions',
  'illnessCashContributions',
];
const selfEmployedLines: readonly ExplainedLine[] = [...employeeLines, 'accidentInsurance'];
const longTermCareLines: readonly ExplainedLine[] = ['longTermCareInsurance'];

/** A month's base of an employee: the gross salary up to the ceiling. Code de la sécurité sociale art. 39 and 241. */
export function employeeBase(gross: Exact, ceiling: Explained): Explained<Exact> {
  return explained(lowestExact(gross, exact(ceiling.amount)), () => ({
    id: 'contributionBase',
    lines: employeeLines,
    operation: 'lowest',
    operands: [money('monthlyIncome', gross), money('contributionCeiling', ceiling.amount)],
    months: ceiling.step.months,
  }));
}

/** The bounds of a self-employed person's monthly base. */
export interface SelfEmployedBounds {
  readonly ceiling: Explained;
  readonly minimumBase: Explained;
}

/**
 * A month's base of a self-employed person: the income, at least the minimum wage and up to the ceiling.
 *
 * @returns the base, and the steps that led to it
 */
export function selfEmployedBase(
  income: Exact,
  { ceiling, minimumBase }: SelfEmployedBounds,
): { amount: Exact; steps: readonly Explainable[] } {
  const capped = explained(lowestExact(income, exact(ceiling.amount)), () => ({
    id: 'cappedIncome',
    lines: selfEmployedLines,
    operation: 'lowest',
    operands: [money('monthlyIncome', income), money('contributionCeiling', ceiling.amount)],
    months: ceiling.step.months,
  }));
  const base = explained(highestExact(capped.amount, exact(minimumBase.amount)), () => ({
    id: 'contributionBase',
    lines: selfEmployedLines,
    operation: 'highest',
    operands: [
      money('cappedIncome', capped.amount),
      money('selfEmployedMinimumBase', minimumBase.amount),
    ],
    months: minimumBase.step.months,
  }));
  return {
    amount: base.amount,
    steps: [ceiling, minimumBase, capped, base],
  };
}

/** A month's base of an employee's long-term care insurance: the whole salary less an abatement, never below zero. CSS art. 377. */
export function longTermCareBase(income: Exact, abatement: Explained): Explained<Exact> {
  const difference = subtract(income, abatement.amount);
  const belowZero = isLess(difference, noCents);
  return explained(belowZero ? exact(noCents) : difference, () => ({
    id: 'longTermCareBase',
    lines: longTermCareLines,
    operands: [
      money('monthlyIncome', income),
      money('longTermCareAbatement', abatement.amount, '-'),
    ],
    raisedToZero: belowZero || undefined,
    months: abatement.step.months,
  }));
}

/** A monthly base and the number of months of the year for which it holds. */
export interface MonthsOfBase {
  readonly base: Exact;
  readonly months: number;
}

/** The year's base: the sum of the months' bases, each under the rules then in force. */
export function annualBase(
  id: 'annualContributionBase' | 'annualLongTermCareBase',
  lines: readonly ExplainedLine[],
  spans: readonly MonthsOfBase[],
): Explained<Exact> {
  const monthlyId = id === 'annualContributionBase' ? 'contributionBase' : 'longTermCareBase';
  let total = exact(noCents);
  for (const { base, months } of spans) total = add(total, repeat(base, months));
  return explained(total, () => ({
    id,
    lines,
    operands: monthsOfBases(monthlyId, spans),
  }));
}

function monthsOfBases(id: OperandId, spans: readonly MonthsOfBase[]): readonly Operand[] {
  const operands: Operand[] = [];
  for (const { base, months } of spans) {
    operands.push(money(id, base), counted('monthsCounted', months, '×', 'months'));
  }
  return operands;
}

/** The lines of a year's base, by who pays. */
export function linesOfBase(payer: 'employee' | 'selfEmployed'): readonly ExplainedLine[] {
  return payer === 'employee' ? employeeLines : selfEmployedLines;
}

const rateIds: Readonly<Record<ContributionId, OperandId>> = {
  illnessContributions: 'illnessRate',
  illnessCashContributions: 'illnessCashRate',
  pensionContributions: 'pensionRate',
  accidentInsurance: 'accidentRate',
  longTermCareInsurance: 'longTermCareRate',
};

const ownLine: Readonly<Record<ContributionId, readonly ExplainedLine[]>> = {
  illnessContributions: ['illnessContributions'],
  illnessCashContributions: ['illnessCashContributions'],
  pensionContributions: ['pensionContributions'],
  accidentInsurance: ['accidentInsurance'],
  longTermCareInsurance: longTermCareLines,
};

/** A contribution: base x rate, rounded once to the nearest cent. */
export function contribution(
  id: ContributionId,
  baseId: StepId,
  base: Exact,
  rate: Sourced<Rate>,
): Explained {
  return explained(toNearestCent(multiply(base, rate.value)), () => ({
    id,
    lines: ownLine[id],
    operands: [money(baseId, base), rated(rateIds[id], rate.value)],
    rounding: 'toNearestCent',
    sources: rate.sources,
  }));
}
