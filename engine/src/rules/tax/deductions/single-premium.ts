import type { Sourced } from '../../../dated/source.ts';
import type { SinglePremiumLimit } from '../../../law/tax/special-expenses.ts';
import type { Cents } from '../../../money/cents.ts';
import { multiplyRates, ratio } from '../../../money/rate.ts';
import {
  flooredAtZero,
  inUnit,
  max,
  min,
  minus,
  plus,
  times,
} from '../../../quantity/arithmetic.ts';
import { count, measure, money, share, step } from '../../../quantity/names.ts';
import type { Measure, Money } from '../../../quantity/quantity.ts';
import { toNearestCent } from '../../../quantity/rounding.ts';
import type { Household } from './deduction-ceilings.ts';

/** The increase of the limit by an insured person's age. */
interface AgeFactor {
  /** Completed years above the age from which the limit grows, up to the highest growth. */
  readonly yearsCounted: Measure<'years'>;
  readonly factor: Measure<'number'>;
}

/**
 * The deductible part of the single premium of outstanding balance insurance: the base times the age factor of each
 * insured adult, plus an amount for each child times the higher factor (the best choice for a couple). Règlement grand-ducal
 * du 19 décembre 2008, art. 1.
 *
 * @param earlier the part of this limit that the five years before have used for the same home (par. 4)
 */
export function singlePremiumCeiling(
  { age, partnerAge, children }: Household,
  figures: Sourced<SinglePremiumLimit>,
  earlier: Cents,
): {
  readonly ceiling: Money;
  readonly ageFactors: readonly AgeFactor[];
  readonly factorOfChildren: Measure<'number'>;
} {
  const own = ageFactor(age, 1, figures);
  const partners = partnerAge === null ? null : ageFactor(partnerAge, 2, figures);
  const base = money('singlePremiumBase', figures.value.base, figures.sources);
  const factorOfChildren = partners
    ? step('higherAgeFactor', max(own.factor, partners.factor))
    : own.factor;
  const increaseOfChildren = () => {
    const perChild = money('singlePremiumPerChild', figures.value.perChild, figures.sources);
    return times(
      times(perChild, count('childrenInHousehold', children, 'number')),
      factorOfChildren,
    );
  };
  const ceiling = plus(
    times(base, own.factor),
    ...(partners ? [times(base, partners.factor)] : []),
    ...(children === 0 ? [] : [increaseOfChildren()]),
  );
  const left = () => {
    const whole = step('wholeSinglePremiumCeiling', ceiling, toNearestCent);
    const used = money('earlierSinglePremiums', earlier);
    return step('singlePremiumCeiling', flooredAtZero(minus(whole, used)));
  };
  return {
    ageFactors: partners ? [own, partners] : [own],
    factorOfChildren,
    ceiling: earlier === 0 ? step('singlePremiumCeiling', ceiling, toNearestCent) : left(),
  };
}

/** 1 plus a rate for each completed year above an age, up to a maximum growth. */
function ageFactor(
  age: number,
  person: 1 | 2,
  { value: { growsAboveAge, growthPerYear, growthMaximum }, sources }: Sourced<SinglePremiumLimit>,
): AgeFactor {
  const yearsOfFullGrowth = multiplyRates(
    growthMaximum,
    ratio(growthPerYear.denominator, growthPerYear.numerator),
  );
  const yearsAbove = step(
    `yearsAboveAge${person}`,
    flooredAtZero(
      minus(
        count(`age${person}`, age, 'years'),
        count('ageWithoutGrowth', growsAboveAge, 'years', sources),
      ),
    ),
  );
  const yearsCounted = step(
    `yearsCounted${person}`,
    min(yearsAbove, measure('yearsOfFullGrowth', yearsOfFullGrowth, 'years', sources)),
  );
  const growth = times(share('growthPerYear', growthPerYear, sources), yearsCounted);
  const factor = step(
    `ageFactor${person}`,
    plus(count('wholeLimit', 1, 'number'), inUnit('number', growth)),
  );
  return { yearsCounted, factor };
}
