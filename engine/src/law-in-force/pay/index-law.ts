import type { Month } from '../../dated/month.ts';
import * as law from '../../law/every-law.ts';
import { addRates, wholeRate } from '../../money/rate.ts';
import { share } from '../../quantity/names.ts';
import type { Share } from '../../quantity/quantity.ts';
import { memoizeByMonth, valueIn } from '../sourced.ts';

/** Tranches of the wage index after a month and up to another one. */
export function tranchesBetween(after: Month, until: Month): number {
  const begun = law.wageIndex.versions.map(({ from }) => from.slice(0, 7));
  return begun.filter((month) => month > after && month <= until).length;
}

/** The factor by which pay rises with a tranche. */
export const indexRise = memoizeByMonth((payMonth): Share => {
  const { value, sources } = valueIn(law.indexTranche, payMonth);
  return share('indexFactor', addRates(wholeRate, value), sources);
});
