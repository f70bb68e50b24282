import { highest, less, noCents, type Cents } from '../money/cents.ts';
import { multiply, subtract } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';

/**
 * Single-parent credit (CIM) of a year, to the nearest cent. It is full up to an income. Above it the taper is subtracted,
 * down to the minimum. L.I.R. art. 154ter.
 *
 * @param taxableIncome yearly adjusted taxable income
 */
export function singleParentCredit(
  taxableIncome: Cents,
  terms: { full: Cents; taperFrom: Cents; taperRate: Rate; minimum: Cents },
): Cents {
  const above = highest(less(taxableIncome, terms.taperFrom), noCents);
  const tapered = toNearestCent(subtract(terms.full, multiply(above, terms.taperRate)));
  return highest(tapered, terms.minimum);
}
