import {
  solarPanelsDefaults,
  solarPanelsInputSchema,
  type SolarPanelsInput,
} from '@suen/engine/calculators/solar-panels/input';
import { solarFigures } from '@suen/engine/inputs';
import { formatAmount, formatNumber } from '../../shared/amount/format-amount.ts';

const { properties } = solarPanelsInputSchema;

/** Where the API calculates, below /api/v1. */
export const solarPanelsPath = '/solarpanelscalculator/calculate';

/** Capacities of a battery in kWh, 0 for none, and yields in kWh for a kWp, in order: there are no others. */
export const batteryCapacities = properties.batteryCapacity.enum.filter((each) => each !== null);
export const solarYields = properties.solarYieldPerKWp.enum.filter((each) => each !== null);
export type BatteryCapacity = (typeof batteryCapacities)[number];
export type SolarYield = (typeof solarYields)[number];
export type ConsumptionPeriod = 'monthly' | 'annual';

/** Where the subsidy of the State comes from, in the order of the form. */
export const subsidySchemes = ['own', 'klimabonus2026', 'former'] as const;
export type SubsidyScheme = (typeof subsidySchemes)[number];

/** What a kWh that is fed in brings under a scheme, unless something else is entered. */
export function usualFeedInRate(scheme: SubsidyScheme): number {
  return scheme === 'own' ? solarPanelsDefaults.feedInRate : solarFigures().solarMarketPrice;
}

/** What a person has entered, as typed. */
export interface SolarPanelsEntries {
  readonly consumption: string;
  readonly consumptionPeriod: ConsumptionPeriod;
  readonly includeEv: boolean;
  readonly hasHeatPump: boolean;
  readonly batteryCapacity: BatteryCapacity;
  readonly selfConsumptionRate: string;
  readonly costPerKWp: string;
  readonly subsidyScheme: SubsidyScheme;
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
  'subsidyScheme',
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
  subsidyScheme: solarPanelsDefaults.subsidyScheme,
  baseSubsidyPercent: String(solarPanelsDefaults.baseSubsidyPercent),
  additionalSubsidyAmount: formatAmount(solarPanelsDefaults.additionalSubsidyAmount),
  solarYieldPerKWp: solarPanelsDefaults.solarYieldPerKWp,
  feedInRate: String(solarPanelsDefaults.feedInRate),
  lifespan: String(solarPanelsDefaults.lifespan),
};

/** A household as an example, in kWh a year. */
export const annualExample = 7200;

/** What the form shows as an example of a consumption in kWh. */
export const exampleConsumption: Readonly<Record<ConsumptionPeriod, string>> = {
  monthly: formatNumber(annualExample / 12),
  annual: formatNumber(annualExample),
};

/** What is sent: every field of the specification, null for a number that was left empty; the scheme where one is chosen. */
export interface SolarPanelsRequest extends SolarPanelsInput {
  readonly consumption: number;
  readonly consumptionPeriod: ConsumptionPeriod;
  readonly batteryCapacity: BatteryCapacity;
  readonly costPerKWp: number | null;
  readonly subsidyScheme?: Exclude<SubsidyScheme, 'own'>;
  readonly baseSubsidyPercent: number | null;
  readonly additionalSubsidyAmount: number | null;
  readonly solarYieldPerKWp: SolarYield;
  readonly selfConsumptionRate: number | null;
  readonly feedInRate: number | null;
  readonly lifespan: number;
  readonly includeEv: boolean;
  readonly hasHeatPump: boolean;
}
