import type { solarAssumptions } from '../../law-in-force/solar/solar-law.ts';
import { asNumber, inPercent } from '../../money/rate.ts';
import { roofShare, yieldOfRoof } from '../../rules/solar/roof-yield.ts';
import { roofDirections } from './input.ts';
import { bestYieldOf, roofOf, type RoofInput, type YieldInput } from './system.ts';

type SolarAssumptions = ReturnType<typeof solarAssumptions>;

/**
 * The roof of an input and its yield in percent of the best roof; `null` with neither tilt nor direction.
 *
 * @returns with its yield in whole kWh per kWp, and the tilt in degrees of the row of `yieldTable` that it belongs to
 */
export function roofWithYield(input: RoofInput & YieldInput, assumed: SolarAssumptions) {
  const roof = roofOf(input, assumed.roofTilt);
  if (roof === null) return null;
  const { value } = assumed.roofYield;
  const yieldPerKwp = yieldOfRoof(bestYieldOf(input), roof, assumed.roofYield);
  return {
    ...roof,
    yieldPerKwp: Math.round(asNumber(yieldPerKwp.amount)),
    rowTilt: Math.round(roof.tilt / value.tiltStep) * value.tiltStep,
    share: inPercent(roofShare(roof, value)),
  };
}

/** The yields of our own model in percent of the best roof: a row for each tilt, a column for each of `roofDirections`. */
export function yieldTable({ roofYield: { value } }: SolarAssumptions) {
  return value.shares.map((_, row) => {
    const tilt = row * value.tiltStep;
    return {
      tilt,
      shares: roofDirections.map((direction) => inPercent(roofShare({ tilt, direction }, value))),
    };
  });
}
