import type { Source } from '../dated/source.ts';
import type { Exact } from '../money/exact.ts';
import { Formula, type Money, type ProgressiveTariff } from './quantity.ts';

/** The tax on an income by a tariff. The brackets are computed only when the step is explained. */
export function tariffOn(
  income: Money,
  tariff: ProgressiveTariff,
  sources: readonly Source[],
): Formula<Exact, 'EUR'> {
  return amountByBrackets('tariff', income, tariff, sources);
}

/** The fee on an amount by a scale. */
export function feeByScale(
  amount: Money,
  scale: ProgressiveTariff,
  sources: readonly Source[],
): Formula<Exact, 'EUR'> {
  return amountByBrackets('feeScale', amount, scale, sources);
}

function amountByBrackets(
  operation: 'tariff' | 'feeScale',
  base: Money,
  tariff: ProgressiveTariff,
  sources: readonly Source[],
): Formula<Exact, 'EUR'> {
  const notes = { sources, tariff };
  return new Formula(tariff.taxOn(base.amount), 'exact', 'EUR', operation, [base], notes);
}
