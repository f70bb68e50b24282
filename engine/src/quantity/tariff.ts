import type { Source } from '../dated/source.ts';
import type { Exact } from '../money/exact.ts';
import { Formula, type Money, type ProgressiveTariff } from './quantity.ts';

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
  const notes = { sources, tariff };
  return new Formula(tariff.taxOn(base.amount), 'exact', 'EUR', making, [base], false, notes);
}
