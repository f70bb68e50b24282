import type { Sourced } from '../../../dated/source.ts';
import type { OwnHomeInterest } from '../../../law/tax/own-home-interest.ts';
import { minCents, sum, timesWhole, type Cents } from '../../../money/cents.ts';
import type { Rate } from '../../../money/rate.ts';
import { minus, times } from '../../../quantity/arithmetic.ts';
import { money, share, step } from '../../../quantity/names.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { toNearestCent } from '../../../quantity/rounding.ts';

/** A home that its owners live in, and the loan for it. */
export interface OwnHome {
  /** Calendar year in which the rental value was fixed. */
  readonly rentalValueFixed: number;
  /** Calendar year of the first twelve payments. */
  readonly firstYear: number;
  /** The taxpayer, the spouse and each child. */
  readonly persons: number;
  readonly marginalRate: Rate;
}

interface InterestOfYear {
  readonly year: number;
  readonly interest: Cents;
  /** `null` in the years without a limit. */
  readonly limit: Cents | null;
  readonly deductible: Cents;
}

/** Interest a year for a loan on the home one lives in, with its limit. RGD of 12 July 1968, art. 4 and 4a. */
export function ownHomeInterestOf(
  interestByYear: readonly Cents[],
  home: OwnHome,
  { value }: Sourced<OwnHomeInterest>,
): readonly InterestOfYear[] {
  return interestByYear.map((interest, index) => {
    const year = home.firstYear + index;
    const perPerson = limitAfter(year - home.rentalValueFixed, value);
    const limit = perPerson === null ? null : timesWhole(perPerson, home.persons);
    return {
      year,
      interest,
      limit,
      deductible: limit === null ? interest : minCents(interest, limit),
    };
  });
}

/** The limit for each person in a year after the one in which the rental value was fixed. Before it there is none. */
function limitAfter(yearsAfter: number, law: OwnHomeInterest): Cents | null {
  let end = law.wholeYears;
  if (yearsAfter < end) return null;
  for (const { years, perPerson } of law.limits) {
    end += years;
    if (yearsAfter < end) return perPerson;
  }
  return law.lastPerPerson;
}

/** The tax that deductible interest saves at the rate of the last euro of income, and the interest after it. */
export function interestAfterTax(
  interestCost: Money,
  years: readonly InterestOfYear[],
  { marginalRate }: OwnHome,
  { sources }: Sourced<OwnHomeInterest>,
) {
  const deductible = money(
    'deductibleInterest',
    sum(...years.map((year) => year.deductible)),
    sources,
  );
  const saved = step(
    'taxSavedOnInterest',
    times(deductible, share('marginalRate', marginalRate)),
    toNearestCent,
  );
  return {
    taxSavedOnInterest: saved,
    interestAfterTax: step('interestAfterTax', minus(interestCost, saved)),
  };
}
