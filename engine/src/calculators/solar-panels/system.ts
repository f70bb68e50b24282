import type { Month } from '../../dated/month.ts';
import { solarAssumptions, subsidyLaw } from '../../law-in-force/solar/solar-law.ts';
import { fromEuros } from '../../money/cents.ts';
import { hundredths, percentOf } from '../../money/rate.ts';
import { count } from '../../quantity/names.ts';
import type { Measure } from '../../quantity/quantity.ts';
import { yieldOfRoof, type Roof } from '../../rules/solar/roof-yield.ts';
import { solarCost, type SolarCost } from '../../rules/solar/solar-cost.ts';
import type { StateSubsidyLaw } from '../../rules/solar/solar-subsidy.ts';
import {
  solarSystem,
  totalConsumption,
  type SolarDemand,
  type SolarSystem,
  type SolarYield,
} from '../../rules/solar/solar-system.ts';
import { solarPanelsDefaults, type SolarPanelsInput } from './input.ts';

export type DemandInput = Pick<
  SolarPanelsInput,
  'consumption' | 'consumptionPeriod' | 'includeEv' | 'hasHeatPump'
> &
  YieldInput &
  RoofInput;

export type RoofInput = Pick<SolarPanelsInput, 'roofTilt' | 'roofDirection'>;

export type YieldInput = Pick<SolarPanelsInput, 'solarYieldPerKWp'>;

export type PriceInput = Pick<
  SolarPanelsInput,
  | 'batteryCapacity'
  | 'costPerKWp'
  | 'subsidyScheme'
  | 'baseSubsidyPercent'
  | 'additionalSubsidyAmount'
>;

/** The consumption of an input, and the system that generates as much, by our assumptions of a month. Missing fields have their defaults. */
export function systemOf(input: DemandInput, month: Month) {
  const { panel, electricCar, heatPump, roofYield, roofTilt } = solarAssumptions(month);
  const demand: SolarDemand = {
    household: hundredths(input.consumption),
    isMonthly: (input.consumptionPeriod ?? solarPanelsDefaults.consumptionPeriod) === 'monthly',
    electricCar: input.includeEv === true ? electricCar : undefined,
    heatPump: input.hasHeatPump === true ? heatPump : undefined,
  };
  const consumption = totalConsumption(demand);
  const bestYield = bestYieldOf(input);
  const roof = roofOf(input, roofTilt);
  const yieldPerKwp = roof === null ? bestYield : yieldOfRoof(bestYield, roof, roofYield);
  return {
    demand,
    consumption,
    yieldPerKwp,
    system: solarSystem(consumption, yieldPerKwp, panel),
  };
}

/** What the best roof yields, by an input. */
export function bestYieldOf({ solarYieldPerKWp }: YieldInput): SolarYield {
  const entered = solarYieldPerKWp ?? solarPanelsDefaults.solarYieldPerKWp;
  return count('solarYieldPerKwp', entered, 'kWh/kWp');
}

/** The roof of an input: south where no direction, the assumed tilt where none is given; `null` with neither. */
export function roofOf({ roofTilt, roofDirection }: RoofInput, assumedTilt: number): Roof | null {
  if (typeof roofTilt !== 'number' && typeof roofDirection !== 'number') return null;
  return { tilt: roofTilt ?? assumedTilt, direction: roofDirection ?? 0 };
}

/** The cost of an input by the law of a month. Missing fields have their defaults. */
export function costOf(input: PriceInput, system: SolarSystem, month: Month): SolarCost {
  return solarCost(system.systemSize, batteryCapacityOf(input, system), {
    costPerKwp: fromEuros(input.costPerKWp ?? solarPanelsDefaults.costPerKWp),
    batteryPricePerKwh: solarAssumptions(month).batteryPricePerKwh,
    subsidy: subsidyLawOf(input, month),
    municipalSubsidy: fromEuros(
      input.additionalSubsidyAmount ?? solarPanelsDefaults.additionalSubsidyAmount,
    ),
  });
}

function subsidyLawOf(
  { subsidyScheme, baseSubsidyPercent }: PriceInput,
  month: Month,
): StateSubsidyLaw {
  const scheme = subsidyScheme ?? solarPanelsDefaults.subsidyScheme;
  if (scheme !== 'own') return subsidyLaw(scheme, month);
  return {
    kind: 'entered',
    share: percentOf(baseSubsidyPercent ?? solarPanelsDefaults.baseSubsidyPercent),
  };
}

/** The capacity of the battery; zero without panels, because there is nothing to store. */
export function batteryCapacityOf(
  { batteryCapacity }: Pick<SolarPanelsInput, 'batteryCapacity'>,
  { numberOfPanels }: SolarSystem,
): Measure<'kWh'> {
  const entered = batteryCapacity ?? solarPanelsDefaults.batteryCapacity;
  const capacity = numberOfPanels.amount.numerator === 0 ? 0 : entered;
  return count('batteryCapacity', capacity, 'kWh');
}
