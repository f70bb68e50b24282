import type { Source } from '../dated/source.ts';
import type { BracketShare } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import type { Exact } from '../money/exact.ts';
import { Formula, type Money } from './quantity.ts';

/** A progressive tariff that is ready for use. */
export interface ProgressiveTariff {
  /** The tax on a yearly income, not rounded. */
  taxOn(income: Cents): Exact;
  /** The brackets that an income reaches, each with the income and the tax within it. */
  sharesOf(income: Cents): readonly BracketShare[];
}

/** The tax of a tariff on an income: the sum over its brackets, which are written when the step is read. */
export function tariffOn(
  income: Money,
  tariff: ProgressiveTariff,
  sources: readonly Source[],
): Formula<Exact, 'EUR'> {
  return byBrackets('tariff', income, tariff, sources);
}

/** The fee of a scale on an amount, in the same way. */
export function feeByScale(
  amount: Money,
  scale: ProgressiveTariff,
  sources: readonly Source[],
): Formula<Exact, 'EUR'> {
  return byBrackets('feeScale', amount, scale, sources);
}

function byBrackets(
  making: 'tariff' | 'feeScale',
  base: Money,
  tariff: ProgressiveTariff,
  sources: readonly Source[],
): Formula<Exact, 'EUR'> {
  const { amount } = base;
  const brackets = () => tariff.sharesOf(amount);
  const notes = { sources, brackets };
  return new Formula(tariff.taxOn(amount), 'exact', 'EUR', making, [base], false, notes);
}
