import type { Month } from '../../dated/month.ts';
import * as law from '../../law/every-law.ts';
import { multiply } from '../../money/exact.ts';
import { addRates, wholeRate } from '../../money/rate.ts';
import { toNearestCent } from '../../money/rounding.ts';
import { valueIn } from '../sourced.ts';

/** The turnover up to which no VAT need be charged, and the one up to which it need not until the end of the year. */
export function smallBusinessLaw(payMonth: Month) {
  const threshold = valueIn(law.smallBusinessThreshold, payMonth).value;
  const tolerance = valueIn(law.smallBusinessTolerance, payMonth).value;
  const toleratedTurnover = toNearestCent(multiply(threshold, addRates(wholeRate, tolerance)));
  return { threshold, tolerance, toleratedTurnover };
}
