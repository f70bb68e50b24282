import { cents, type Cents } from '../../money/cents.ts';
import { smallestWhere } from '../../money/smallest-where.ts';

/** A net pay by its gross, and how far it can stray from a steady rise. */
export interface NetOfGross {
  readonly net: (gross: Cents) => Cents;
  /** No higher gross has a net that is lower by more than this. */
  readonly deepestFall: Cents;
  /** Cents of net by which one more cent of gross raises the net at most, where no table step lies between. */
  readonly steepestRise: number;
  /** Whether a credit begins between two salaries, where the net rises at once. */
  readonly creditBeginsBetween: (lower: Cents, higher: Cents) => boolean;
  /** Cents by which roundings can raise the net beyond the steepest rise. */
  readonly roundingCents: number;
  /** So many cents further, the roundings of several lines to the cent cannot lower the taxable income any more. */
  readonly settlingCents: number;
}

/**
 * The smallest gross from `from` to `to` whose net is at least the wish; nothing where none is. Net is a saw, because the
 * taxable income is rounded down to whole steps, so halving alone finds a gross, but not the smallest.
 *
 * Halving finds a gross whose net is so low that no smaller one reaches the wish. From there every gross is either
 * tried, or skipped because even the steepest rise from a lower gross does not reach the wish.
 */
export function smallestGross(
  wish: Cents,
  from: Cents,
  to: Cents,
  pay: NetOfGross,
): Cents | undefined {
  const lastBeforeCredit = searchBeforeCredits(pay);
  let missed = lastBelow(wish - pay.deepestFall, from, to, pay);
  while (missed < to) {
    const skipped = lastSkipped(wish, missed - pay.settlingCents, pay, lastBeforeCredit);
    if (skipped > missed) {
      missed = skipped;
      continue;
    }
    const next = cents(missed + 1);
    if (pay.net(next) >= wish) return next;
    missed = next;
  }
  return undefined;
}

/** A gross with a net below the limit whose next cent reaches it; one cent less than `from` where `from` does. */
function lastBelow(limit: number, from: Cents, to: Cents, { net }: NetOfGross): number {
  let [below, reached]: [number, number] = [from - 1, from];
  while (reached <= to && net(cents(reached)) < limit) [below, reached] = [reached, 2 * reached];
  reached = Math.min(reached, to + 1);
  return smallestWhere(below, reached, (gross) => net(cents(gross)) >= limit) - 1;
}

/** The last gross of which a lower one shows that it misses the wish, when those within the settling cents miss it as well. */
function lastSkipped(
  wish: Cents,
  lower: number,
  pay: NetOfGross,
  lastBeforeCredit: (lower: number, last: number) => number,
): number {
  const missing = wish - pay.net(cents(lower)) - pay.roundingCents;
  if (missing <= 0) return lower;
  return lastBeforeCredit(lower, lower + Math.ceil(missing / pay.steepestRise) - 1);
}

/** Finds the highest gross up to a last one such that no credit begins between a lower one and it. Lower ones only rise. */
function searchBeforeCredits({ creditBeginsBetween }: NetOfGross) {
  // The first gross at which a credit begins, as long as all that is asked lies below it.
  let beginning = 0;
  return (lower: number, last: number): number => {
    if (lower < beginning) return Math.min(last, beginning - 1);
    const beginsBefore = (gross: number) => creditBeginsBetween(cents(lower), cents(gross));
    if (!beginsBefore(last)) return last;
    beginning = smallestWhere(lower, last, beginsBefore);
    return beginning - 1;
  };
}
