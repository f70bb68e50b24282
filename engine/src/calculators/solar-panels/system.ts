import { solarAssumptions, subsidyLaw } from '../../law-in-force/solar-law.ts';
import { fromEuros, toEuros } from '../../money/cents.ts';
import { asNumber, hundredths, inPercent, percentOf } from '../../money/rate.ts';
import { toOneDecimal } from '../../money/tenths.ts';
import { count } from '../../quantity/names.ts';
import type { Measure } from '../../quantity/quantity.ts';
import { roofShare, yieldOfRoof, type Roof } from '../../rules/solar/roof-yield.ts';
import { solarCost, type SolarCost } from '../../rules/solar/solar-cost.ts';
import type { StateSubsidyLaw } from '../../rules/solar/solar-subsidy.ts';
import {
  solarSystem,
  totalConsumption,
  type SolarDemand,
  type SolarSystem,
} from '../../rules/solar/solar-system.ts';
import { solarPanelsDefaults, type SolarPanelsInput } from './input.ts';

/** The tilt of most roofs here. */
const usualTilt = 30;

type DemandInput = Pick<
  SolarPanelsInput,
  'consumption' | 'consumptionPeriod' | 'includeEv' | 'hasHeatPump' | 'solarYieldPerKWp'
> &
  RoofInput;

type RoofInput = Pick<SolarPanelsInput, 'roofTilt' | 'roofDirection'>;

type PriceInput = Pick<
  SolarPanelsInput,
  | 'batteryCapacity'
  | 'costPerKWp'
  | 'subsidyScheme'
  | 'baseSubsidyPercent'
  | 'additionalSubsidyAmount'
>;

/** The consumption of an input, and the system that generates as much. Missing fields have their defaults. */
export function systemOf(input: DemandInput) {
  const { panel, electricCar, heatPump, roofYield } = solarAssumptions();
  const demand: SolarDemand = {
    household: hundredths(input.consumption),
    isMonthly: (input.consumptionPeriod ?? solarPanelsDefaults.consumptionPeriod) === 'monthly',
    electricCar: input.includeEv === true ? electricCar : undefined,
    heatPump: input.hasHeatPump === true ? heatPump : undefined,
  };
  const consumption = totalConsumption(demand);
  const bestYield = count(
    'solarYieldPerKwp',
    input.solarYieldPerKWp ?? solarPanelsDefaults.solarYieldPerKWp,
    'kWh/kWp',
  );
  const roof = roofOf(input);
  const yieldPerKwp = roof === null ? bestYield : yieldOfRoof(bestYield, roof, roofYield);
  return {
    demand,
    consumption,
    yieldPerKwp,
    system: solarSystem(consumption, yieldPerKwp, panel),
  };
}

/** The roof of an input: south where no direction, 30° where no tilt is given; `null` with neither. */
export function roofOf({ roofTilt, roofDirection }: RoofInput): Roof | null {
  if (typeof roofTilt !== 'number' && typeof roofDirection !== 'number') return null;
  return { tilt: roofTilt ?? usualTilt, direction: roofDirection ?? 0 };
}

/**
 * The roof of an input and its yield in percent of the best roof; `null` with neither tilt nor direction.
 *
 * @returns with the tilt in degrees of the row of `roofTable` that it belongs to
 */
export function previewedRoof(input: RoofInput) {
  const roof = roofOf(input);
  if (roof === null) return null;
  const { value } = solarAssumptions().roofYield;
  return {
    ...roof,
    rowTilt: Math.round(roof.tilt / value.tiltStep) * value.tiltStep,
    share: inPercent(roofShare(roof, value)),
  };
}

/** The yields of our own model in percent of the best roof: a row for each tilt, a column for each direction, in degrees. */
export function roofTable(directions: readonly number[]) {
  const { value } = solarAssumptions().roofYield;
  return value.shares.map((_, row) => {
    const tilt = row * value.tiltStep;
    return {
      tilt,
      shares: directions.map((direction) => inPercent(roofShare({ tilt, direction }, value))),
    };
  });
}

/** The cost of an input. Missing fields have their defaults. */
export function costOf(input: PriceInput, system: SolarSystem): SolarCost {
  return solarCost(system.systemSize, batteryCapacityOf(input, system), {
    costPerKwp: fromEuros(input.costPerKWp ?? solarPanelsDefaults.costPerKWp),
    batteryPricePerKwh: solarAssumptions().batteryPricePerKwh,
    subsidy: subsidyLawOf(input),
    municipalSubsidy: fromEuros(
      input.additionalSubsidyAmount ?? solarPanelsDefaults.additionalSubsidyAmount,
    ),
  });
}

function subsidyLawOf({ subsidyScheme, baseSubsidyPercent }: PriceInput): StateSubsidyLaw {
  const scheme = subsidyScheme ?? solarPanelsDefaults.subsidyScheme;
  if (scheme !== 'own') return subsidyLaw(scheme);
  return {
    kind: 'entered',
    share: percentOf(baseSubsidyPercent ?? solarPanelsDefaults.baseSubsidyPercent),
  };
}

/** A request under the scheme in force, with the market price for exported electricity. */
export function underSchemeInForce(input: SolarPanelsInput): SolarPanelsInput {
  return { ...input, subsidyScheme: schemeInForce, feedInRate: null };
}

export const schemeInForce = 'klimabonus2026' as const;

/** The capacity of the battery; zero without panels, because there is nothing to store. */
export function batteryCapacityOf(
  { batteryCapacity }: Pick<SolarPanelsInput, 'batteryCapacity'>,
  { numberOfPanels }: SolarSystem,
): Measure<'kWh'> {
  const entered = batteryCapacity ?? solarPanelsDefaults.batteryCapacity;
  const capacity = numberOfPanels.amount.numerator === 0 ? 0 : entered;
  return count('batteryCapacity', capacity, 'kWh');
}

/** Consumption and panels for a form, before it is sent. */
export function previewedSolarSystem(input: DemandInput): {
  readonly annualConsumption: number;
  readonly numberOfPanels: number;
  readonly systemSizeKwp: number;
} {
  const { consumption, system } = systemOf(input);
  return {
    annualConsumption: asNumber(consumption.amount),
    numberOfPanels: asNumber(system.numberOfPanels.amount),
    systemSizeKwp: toOneDecimal(system.systemSize.amount),
  };
}

/** The cost in euros for a form, before it is sent. */
export function previewedSolarCost(input: DemandInput & PriceInput): {
  readonly totalCost: number;
  readonly stateSubsidy: number;
  readonly netCost: number;
  /** The subsidy and the net cost under the scheme in force. */
  readonly inForce: { readonly stateSubsidy: number; readonly netCost: number };
} {
  const { system } = systemOf(input);
  const cost = costOf(input, system);
  const costInForce = costOf({ ...input, subsidyScheme: schemeInForce }, system);
  return {
    totalCost: toEuros(cost.totalCost.amount),
    stateSubsidy: toEuros(cost.stateSubsidy.amount),
    netCost: toEuros(cost.netCost.amount),
    inForce: {
      stateSubsidy: toEuros(costInForce.stateSubsidy.amount),
      netCost: toEuros(costInForce.netCost.amount),
    },
  };
}
