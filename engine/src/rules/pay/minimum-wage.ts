import type { Sourced } from '../../dated/source.ts';
import type { MonthSpan } from '../../explanation/step.ts';
import type { Cents } from '../../money/cents.ts';
import type { Exact } from '../../money/exact.ts';
import type { Rate } from '../../money/rate.ts';
import { over, times } from '../../quantity/arithmetic.ts';
import { count, measure, step } from '../../quantity/names.ts';
import { citing, during } from '../../quantity/notes.ts';
import type { Measure, Money, Term } from '../../quantity/quantity.ts';
import { toNearestCent } from '../../quantity/rounding.ts';
import { partOfMonth, type PartTime } from './part-time.ts';

/** The minimum wage of a month: its amount at index 100 and the index. */
export interface IndexedWage {
  readonly atIndex100: Money;
  readonly index: Measure<'number'>;
}

/** Index points at which an amount "at index 100" is stated. */
const indexBase = count('indexBase', 100, 'number');

/** A bound of contributions that the law states as a share of the minimum wage. */
export type BoundId =
  | 'contributionCeiling'
  | 'longTermCareAbatement'
  | 'selfEmployedMinimumBase'
  | 'selfEmployedExemptionLimit';

/** A share of the minimum wage, rounded once to the nearest cent. */
export function shareOfMinimumWage(wage: IndexedWage, share: Rate): Cents {
  return toNearestCent.round(partOfMinimumWage(wage, share).amount);
}

/**
 * A bound of contributions as a share of the minimum wage, rounded once to the nearest cent.
 *
 * @param months the months for which it applies; missing if it applies all year
 * @param partTime reduces the bound in proportion to the hours; `null` for no reduction
 */
export function boundOfContributions(
  id: BoundId,
  wage: IndexedWage,
  { value, sources }: Sourced<Rate>,
  months?: MonthSpan,
  partTime: PartTime | null = null,
): Money {
  const granted = partOfMinimumWage(wage, value);
  const bound = partTime ? partOfMonth(granted, partTime) : granted;
  return step(id, during(citing(bound, sources), months), toNearestCent);
}

/**
 * Amount at index 100 x index / 100 x share, not rounded. With a rounded wage the result would be wrong: 5 x the rounded wage
 * is 13 518.70, but the law says 13 518.68.
 */
function partOfMinimumWage({ atIndex100, index }: IndexedWage, share: Rate): Term<Exact, 'EUR'> {
  const wage = over(times(atIndex100, index), indexBase);
  return share.numerator === 1
    ? over(wage, count('minimumWageShare', share.denominator, 'number'))
    : times(wage, measure('minimumWageShare', share, 'number'));
}
