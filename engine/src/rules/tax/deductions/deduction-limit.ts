import type { FigureId } from '../../../explanation/step.ts';
import type { Cents } from '../../../money/cents.ts';
import { flooredAtZero, min, minus, sumOf } from '../../../quantity/arithmetic.ts';
import { quoted, step } from '../../../quantity/names.ts';
import type { Formula, Money } from '../../../quantity/quantity.ts';

/** The limit of a category. Payments are added as entered and not capped at the ceiling. */
export function limitOf(payments: readonly Money[], ceiling: Money) {
  const paid = sumOfPayments(payments);
  return {
    ceiling,
    paid,
    deductible: min(paid, ceiling),
    remaining: step('remainingRoom', minus(ceiling, paid)),
  };
}

/**
 * A ceiling, the payments towards it, what of them can be deducted, and the remaining amount, which is negative when the payments
 * exceed the ceiling.
 */
export type Limit = ReturnType<typeof limitOf>;

/** The sum of all payments above zero. Without any, the first payment is the sum, so that the step has an operand. */
function sumOfPayments(payments: readonly Money[]): Money {
  const made = payments.filter(({ amount }) => amount > 0);
  return step('amountsEntered', sumOf(made.length > 0 ? made : payments.slice(0, 1)));
}

/** A category's limit with the name of its figure in sums over all categories. */
export interface NamedLimit {
  readonly id: FigureId;
  readonly limit: Limit;
}

/** The sum of all remaining limits. */
export function totalRemaining(limits: readonly NamedLimit[]): Money {
  return totalOf('totalRoom', limits, ({ remaining }) => flooredAtZero(remaining));
}

/** The sum of all payments above a ceiling. The unused limit of one category cannot be used for another. */
export function totalExcess(limits: readonly NamedLimit[]): Money {
  return totalOf('totalExcess', limits, ({ paid, ceiling }) => flooredAtZero(minus(paid, ceiling)));
}

/** The deductible part of all payments: each category up to its ceiling. */
export function amountsThatCount(limits: readonly NamedLimit[]): Money {
  return totalOf('amountsThatCount', limits, ({ deductible }) => deductible);
}

function totalOf(
  id: 'totalRoom' | 'totalExcess' | 'amountsThatCount',
  limits: readonly NamedLimit[],
  partOfLimit: (limit: Limit) => Formula<Cents, 'EUR'>,
): Money {
  return step(id, sumOf(limits.map((each) => quoted(each.id, partOfLimit(each.limit)))));
}
