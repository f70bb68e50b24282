import type { Sourced } from '../../dated/source.ts';
import type { Rate } from '../../money/rate.ts';
import { min, minus, times } from '../../quantity/arithmetic.ts';
import { isBelow } from '../../quantity/comparison.ts';
import { count, share, sourcedShare, step } from '../../quantity/names.ts';
import { inProportion } from '../../quantity/proportion.ts';
import type { Measure, Term } from '../../quantity/quantity.ts';

/** The battery of a system. */
export interface Battery {
  readonly capacity: Measure<'kWh'>;
  readonly fullBonus: Sourced<Rate>;
  readonly fullCapacityKwh: number;
}

type Energy = Measure<'kWh'>;

/**
 * Splits a year: self-use = generation x self-consumption rate, at most the consumption. The rest is exported. The battery's
 * part of the self-use is its bonus x generation, at most the whole self-use.
 */
export function solarYear(
  generation: Energy,
  consumption: Energy,
  selfConsumptionRate: Rate,
  battery: Battery,
) {
  const selfUse = cappedProduct(
    consumption,
    times(generation, share('selfConsumptionRate', selfConsumptionRate)),
    { id: 'selfUse', unlimitedId: 'selfUseWanted' },
  );
  const batteryContribution =
    battery.capacity.amount.numerator === 0
      ? null
      : energyFromBattery(battery, generation, selfUse);
  return {
    consumption,
    generation,
    /** Generated and used at home, directly or from the battery. */
    selfUse,
    directUse: step(
      'directUse',
      batteryContribution === null ? selfUse : minus(selfUse, batteryContribution),
    ),
    /** `null` without a battery. */
    batteryContribution,
    gridExport: step('gridExport', minus(generation, selfUse)),
    gridImport: step('gridImport', minus(consumption, selfUse)),
  };
}

/** A year's electricity by source and use. */
export type SolarYear = ReturnType<typeof solarYear>;

function energyFromBattery(
  { capacity, fullBonus, fullCapacityKwh }: Battery,
  generation: Energy,
  selfUse: Energy,
): Energy {
  const energyWithFullBonus = times(generation, sourcedShare('batteryFullBonus', fullBonus));
  const fullCapacity = count('batteryFullCapacity', fullCapacityKwh, 'kWh');
  return cappedProduct(selfUse, inProportion(energyWithFullBonus, capacity, fullCapacity), {
    id: 'batteryContribution',
    unlimitedId: 'batteryPotential',
  });
}

/** A product up to a limit: one step below the limit, two steps above it. */
function cappedProduct(
  limit: Energy,
  product: Term<Rate, 'kWh'>,
  {
    id,
    unlimitedId,
  }:
    | { readonly id: 'selfUse'; readonly unlimitedId: 'selfUseWanted' }
    | { readonly id: 'batteryContribution'; readonly unlimitedId: 'batteryPotential' },
): Energy {
  return isBelow(limit, product)
    ? step(id, min(step(unlimitedId, product), limit))
    : step(id, product);
}
