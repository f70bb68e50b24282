import { solarAssumptions, subsidyMaxima } from '../../law-in-force/solar-law.ts';
import { fromEuros, toEuros } from '../../money/cents.ts';
import { asNumber, hundredths, percentOf } from '../../money/rate.ts';
import { toOneDecimal } from '../../money/tenths.ts';
import { solarCost, type SolarCost } from '../../rules/solar-cost.ts';
import { stateSubsidyMaximum } from '../../rules/solar-subsidy.ts';
import {
  solarSystem,
  totalConsumption,
  type SolarDemand,
  type SolarSystem,
} from '../../rules/solar-system.ts';
import { solarPanelsDefaults, type SolarPanelsInput } from './input.ts';

type DemandInput = Pick<
  SolarPanelsInput,
  'consumption' | 'consumptionPeriod' | 'includeEv' | 'hasHeatPump' | 'solarYieldPerKWp'
>;

type PriceInput = Pick<
  SolarPanelsInput,
  'batteryCapacity' | 'costPerKWp' | 'baseSubsidyPercent' | 'additionalSubsidyAmount'
>;

/** What a request uses and the system that generates as much; what is missing or null has its default. */
export function systemOf(input: DemandInput) {
  const { panel, electricCar, heatPump } = solarAssumptions();
  const demand: SolarDemand = {
    household: hundredths(input.consumption),
    isMonthly: (input.consumptionPeriod ?? solarPanelsDefaults.consumptionPeriod) === 'monthly',
    electricCar: input.includeEv === true ? electricCar : undefined,
    heatPump: input.hasHeatPump === true ? heatPump : undefined,
  };
  const consumption = totalConsumption(demand);
  const yieldPerKwp = input.solarYieldPerKWp ?? solarPanelsDefaults.solarYieldPerKWp;
  return {
    demand,
    consumption,
    yieldPerKwp,
    system: solarSystem(consumption, yieldPerKwp, panel),
  };
}

/** What a request costs; what is missing or null has its default. */
export function costOf(input: PriceInput, system: SolarSystem): SolarCost {
  return solarCost(system.systemSizeKwp.amount, batteryCapacityOf(input, system), {
    costPerKwp: fromEuros(input.costPerKWp ?? solarPanelsDefaults.costPerKWp),
    batteryPricePerKwh: solarAssumptions().batteryPricePerKwh,
    stateSubsidyRate: percentOf(input.baseSubsidyPercent ?? solarPanelsDefaults.baseSubsidyPercent),
    municipalSubsidy: fromEuros(
      input.additionalSubsidyAmount ?? solarPanelsDefaults.additionalSubsidyAmount,
    ),
  });
}

/** In kWh. Where nothing is used there are no panels, and without panels a battery has nothing to store. */
export function batteryCapacityOf(
  { batteryCapacity }: Pick<SolarPanelsInput, 'batteryCapacity'>,
  { numberOfPanels }: SolarSystem,
): number {
  return numberOfPanels === 0 ? 0 : (batteryCapacity ?? solarPanelsDefaults.batteryCapacity);
}

/** What a form can say before it is sent: kWh of a year, and the panels that generate them. */
export function previewedSolarSystem(input: DemandInput): {
  readonly annualConsumption: number;
  readonly numberOfPanels: number;
  readonly systemSizeKwp: number;
} {
  const { consumption, system } = systemOf(input);
  return {
    annualConsumption: asNumber(consumption.amount),
    numberOfPanels: system.numberOfPanels,
    systemSizeKwp: toOneDecimal(system.systemSizeKwp.amount),
  };
}

/** What a form can say about the cost before it is sent, in euros. */
export function previewedSolarCost(input: DemandInput & PriceInput): {
  readonly totalCost: number;
  readonly stateSubsidy: number;
  readonly netCost: number;
  /** The most that the State grants for such a system since its newest scheme. */
  readonly stateSubsidyMaximum: number;
} {
  const { system } = systemOf(input);
  const cost = costOf(input, system);
  return {
    totalCost: toEuros(cost.total),
    stateSubsidy: toEuros(cost.stateSubsidy),
    netCost: toEuros(cost.net.amount),
    stateSubsidyMaximum: toEuros(
      stateSubsidyMaximum(subsidyMaxima(), batteryCapacityOf(input, system)),
    ),
  };
}
