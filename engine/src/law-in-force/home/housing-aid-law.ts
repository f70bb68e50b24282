import { monthsOf, type Month, type Year } from '../../dated/month.ts';
import { nearestInForce } from '../../dated/parameter.ts';
import type { Sourced } from '../../dated/source.ts';
import * as law from '../../law/every-law.ts';
import { addRates, multiplyRates, ratio, type Rate } from '../../money/rate.ts';
import type { HousingAidLaw } from '../../rules/home/housing-aids.ts';
import { periodOfDay } from '../rule-periods.ts';
import { nearestValue } from '../sourced.ts';

/**
 * The law of the aids to a home to live in, in a month. The accession premium looks at the two calendar years before the deed,
 * the others at the year before the request, so incomes rise with the mean index of those years.
 */
export function housingAidLaw(month: Month): HousingAidLaw {
  const year = periodOfDay(month).taxYear;
  return {
    premium: nearestValue(law.accessionPremium, month),
    buildings: nearestValue(law.accessionPremiumBuildings, month),
    savings: nearestValue(law.savingsPremium, month),
    interest: nearestValue(law.interestSubsidy, month),
    guarantee: nearestValue(law.stateGuarantee, month),
    guaranteeMaximum: nearestValue(law.stateGuaranteeMaximum, month),
    indexOfTwoYears: meanIndex(year - 2, year - 1),
    indexOfLastYear: meanIndex(year - 1),
  };
}

/** The mean wage index of the months of some years, as a factor on an amount at index 100. */
function meanIndex(...years: readonly Year[]): Sourced<Rate> {
  const versions = years.flatMap(monthsOf).map((month) => nearestInForce(law.wageIndex, month));
  const total = versions.reduce((sum, { value }) => addRates(sum, value), ratio(0, 1));
  return {
    value: multiplyRates(total, ratio(1, versions.length * 100)),
    sources: [...new Set(versions.map(({ source }) => source))],
  };
}
