import type { Cents } from '../../money/cents.ts';

/** How wide the zones of a scale from 0 to 100 are. */
interface ZoneWidths {
  readonly good: number;
  readonly realistic: number;
  readonly unrealistic: number;
}

export type PriceZone = keyof ZoneWidths;

const endOfScale = 100;
/** Positions are kept to two decimals. */
const positionsInOne = 100;

/**
 * Position of a price on a scale with three zones. Prices up to the easy price are spread evenly over the first zone, prices
 * up to the possible price over the second. The third zone ends at twice the possible price, and higher prices stay there.
 *
 * @param price above zero
 */
export function pricePosition(
  price: Cents,
  easy: Cents,
  possible: Cents,
  { good, realistic, unrealistic }: ZoneWidths,
): { readonly position: number; readonly zone: PriceZone } {
  if (price <= easy) {
    return { position: rounded((good * price) / easy), zone: 'good' };
  }
  if (price <= possible) {
    const shareOfZone = (price - easy) / (possible - easy);
    return { position: rounded(good + realistic * shareOfZone), zone: 'realistic' };
  }
  // The division gives infinity where no price is possible.
  const shareOfZone = Math.min(1, (price - possible) / possible);
  return { position: rounded(good + realistic + unrealistic * shareOfZone), zone: 'unrealistic' };
}

function rounded(position: number): number {
  return Math.min(endOfScale, Math.round(position * positionsInOne) / positionsInOne);
}
