import {
  solarPanelsDefaults,
  solarPanelsInputSchema,
  type SolarPanelsInput,
} from '@suen/engine/inputs';
import { formatAmount, formatNumber } from '../../shared/amount/format-amount.ts';

const { properties } = solarPanelsInputSchema;

/** Capacities of a battery in kWh, 0 for none, and yields in kWh for a kWp, in order: there are no others. */
export const batteryCapacities = properties.batteryCapacity.enum.filter((each) => each !== null);
export const solarYields = properties.solarYieldPerKWp.enum.filter((each) => each !== null);
export type BatteryCapacity = (typeof batteryCapacities)[number];
export type SolarYield = (typeof solarYields)[number];
export type ConsumptionPeriod = 'monthly' | 'annual';

/** What a person has entered, as typed. */
export interface SolarPanelsEntries {
  readonly consumption: string;
  readonly consumptionPeriod: ConsumptionPeriod;
  readonly includeEv: boolean;
  readonly hasHeatPump: boolean;
  readonly batteryCapacity: BatteryCapacity;
  readonly selfConsumptionRate: string;
  readonly costPerKWp: string;
  readonly baseSubsidyPercent: string;
  readonly additionalSubsidyAmount: string;
  readonly solarYieldPerKWp: SolarYield;
  readonly feedInRate: string;
  readonly lifespan: string;
}

/** The fields in the order of the form, by the names of the API. */
export const entryNames = [
  'consumption',
  'consumptionPeriod',
  'includeEv',
  'hasHeatPump',
  'batteryCapacity',
  'selfConsumptionRate',
  'costPerKWp',
  'baseSubsidyPercent',
  'additionalSubsidyAmount',
  'solarYieldPerKWp',
  'feedInRate',
  'lifespan',
] as const satisfies readonly (keyof SolarPanelsEntries)[];

export type EntryName = (typeof entryNames)[number];

export const firstEntries: SolarPanelsEntries = {
  consumption: '',
  consumptionPeriod: solarPanelsDefaults.consumptionPeriod,
  includeEv: false,
  hasHeatPump: false,
  batteryCapacity: solarPanelsDefaults.batteryCapacity,
  selfConsumptionRate: String(solarPanelsDefaults.selfConsumptionRate),
  costPerKWp: formatAmount(solarPanelsDefaults.costPerKWp),
  baseSubsidyPercent: String(solarPanelsDefaults.baseSubsidyPercent),
  additionalSubsidyAmount: formatAmount(solarPanelsDefaults.additionalSubsidyAmount),
  solarYieldPerKWp: solarPanelsDefaults.solarYieldPerKWp,
  feedInRate: String(solarPanelsDefaults.feedInRate),
  lifespan: String(solarPanelsDefaults.lifespan),
};

/** What the form shows as an example of a consumption in kWh. */
export const exampleConsumption: Readonly<Record<ConsumptionPeriod, string>> = {
  monthly: formatNumber(600),
  annual: formatNumber(7200),
};

/** What is sent: every field of the specification. */
export interface SolarPanelsRequest extends SolarPanelsInput {
  readonly consumption: number;
  readonly consumptionPeriod: ConsumptionPeriod;
  readonly batteryCapacity: BatteryCapacity;
  readonly costPerKWp: number;
  readonly baseSubsidyPercent: number;
  readonly additionalSubsidyAmount: number;
  readonly solarYieldPerKWp: SolarYield;
  readonly selfConsumptionRate: number;
  readonly feedInRate: number;
  readonly lifespan: number;
  readonly includeEv: boolean;
  readonly hasHeatPump: boolean;
}
