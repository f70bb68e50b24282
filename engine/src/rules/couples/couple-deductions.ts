import type { Cents } from '../../money/cents.ts';
import { flooredAtZero, minus, plus } from '../../quantity/arithmetic.ts';
import { sourcesOf } from '../../quantity/law-of.ts';
import { quoted, step } from '../../quantity/names.ts';
import { citing } from '../../quantity/notes.ts';
import type { Money, Term } from '../../quantity/quantity.ts';

/** Lump sums for special expenses of a couple. */
export interface LumpSumLaw {
  readonly specialExpensesLumpSum: Money;
  /** Of two employees. */
  readonly specialExpensesLumpSumForTwo: Money;
}

/** The lower of two persons' incomes after contributions and lump sum. */
export function lowerIncome(first: Term<Cents, 'EUR'>, second: Term<Cents, 'EUR'>): Money {
  return quoted('lowerIncome', second.amount < first.amount ? second : first);
}

/**
 * The lump sum for special expenses of two persons: twice for two employees, the second one at most the lower income. L.I.R. art.
 * 113, par. 2.
 *
 * @param lower income of the two
 */
export function lumpSumOfTwo(
  areEmployees: boolean,
  lower: Money,
  { specialExpensesLumpSum, specialExpensesLumpSumForTwo }: LumpSumLaw,
): Money {
  if (!areEmployees) return specialExpensesLumpSum;
  if (lower.amount >= specialExpensesLumpSum.amount) return specialExpensesLumpSumForTwo;
  return step('reducedLumpSumForTwo', plus(specialExpensesLumpSum, lower));
}

/**
 * The two-earner allowance: none unless both have income from work with compulsory insurance, and at most the lower income after
 * the lump sum for special expenses. L.I.R. art. 129b, par. 2 and 3.
 *
 * @param allowance of the couple, or of one spouse who is taxed alone
 * @param lower income of the two
 */
export function twoEarnerAllowance(
  areInsured: boolean,
  allowance: Money,
  lower: Money,
  { specialExpensesLumpSum }: LumpSumLaw,
): readonly Money[] {
  if (!areInsured) return [];
  const remaining = flooredAtZero(minus(lower, specialExpensesLumpSum));
  return [
    remaining.amount >= allowance.amount
      ? allowance
      : step('cappedTwoEarnerAllowance', citing(remaining, sourcesOf(allowance))),
  ];
}

/**
 * A person's continued-work allowance (AMVP): at most the income after the other deductions. L.I.R. art. 129g, par. 5.
 *
 * @param own income after contributions and lump sum
 * @param others the lump sum for special expenses and the two-earner allowance
 */
export function cappedWorkingOnAllowance(
  allowance: Money,
  own: Money,
  others: readonly Money[],
): Money {
  const remaining = flooredAtZero(minus(quoted('ownTaxableIncome', own), ...others));
  return remaining.amount >= allowance.amount
    ? allowance
    : step('cappedWorkingOnAllowance', citing(remaining, sourcesOf(allowance)));
}
