import { cents, less, sum, type Cents } from '../money/cents.ts';
import { divide, exact, floorOfMultiples, isLess, repeat, subtract } from '../money/exact.ts';
import { toNearestCent } from '../money/rounding.ts';

/** The parts of two persons, and their sum. */
export interface Shares {
  readonly first: Cents;
  readonly second: Cents;
  readonly total: Cents;
}

/**
 * An equal part of two persons' amounts, such as a month of their years, so that the parts add up. The total is rounded to
 * the nearest cent, each person's part is rounded down, and the remaining cents go to the larger remainders.
 */
export function equalPart(first: Cents, second: Cents, parts: number): Shares {
  const total = toNearestCent(divide(sum(first, second), parts));
  const whole = (amount: Cents): Cents => cents(floorOfMultiples(divide(amount, parts), 1));
  const [firstWhole, secondWhole] = [whole(first), whole(second)];
  const remainder = (amount: Cents, taken: Cents) =>
    subtract(exact(amount), repeat(exact(taken), parts));
  const leftOver = less(total, firstWhole, secondWhole);
  const firstIsSmaller = isLess(remainder(first, firstWhole), remainder(second, secondWhole));
  const toFirst = leftOver === 2 || (leftOver === 1 && !firstIsSmaller) ? 1 : 0;
  const firstShare = cents(firstWhole + toFirst);
  return { first: firstShare, second: less(total, firstShare), total };
}
