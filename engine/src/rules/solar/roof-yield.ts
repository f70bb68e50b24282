import type { RoofYield } from '../../assumptions/solar-system.ts';
import type { Sourced } from '../../dated/source.ts';
import { hundredPercent, ratio, type Rate } from '../../money/rate.ts';
import { times } from '../../quantity/arithmetic.ts';
import { share, step } from '../../quantity/names.ts';
import type { SolarYield } from './solar-system.ts';

/** A roof: its tilt in degrees from 0 to 90, and how far it is turned away from the south, from 0 to 180. */
export interface Roof {
  readonly tilt: number;
  readonly direction: number;
}

/** The share of the best roof's electricity that a roof gives, by the nearest row and column of the table. */
export function roofShare(
  { tilt, direction }: Roof,
  { tiltStep, directionStep, shares }: RoofYield,
): Rate {
  const row = shares[Math.round(tilt / tiltStep)];
  const found = row?.[Math.round(direction / directionStep)];
  if (found === undefined) throw new RangeError(`no roof of ${tilt} and ${direction} degrees`);
  return ratio(found, hundredPercent);
}

/** The yield of a roof, from that of the best one. */
export function yieldOfRoof(
  best: SolarYield,
  roof: Roof,
  { value, sources }: Sourced<RoofYield>,
): SolarYield {
  return step('roofYield', times(best, share('roofShare', roofShare(roof, value), sources)));
}
