import { stepSchema } from '../../explanation/schema.ts';
import type { Step } from '../../explanation/step.ts';

/** Electricity of a month or of a year in kWh, to one decimal; used and exported is generated, used and imported is consumed. */
export interface EnergyFlows {
  readonly consumption: number;
  readonly generation: number;
  /** Generated and used at the same time. */
  readonly directUse: number;
  /** Generated, stored and used later. */
  readonly batteryContribution: number;
  readonly gridExport: number;
  readonly gridImport: number;
}

export interface EnergyMonth extends EnergyFlows {
  /** 1 for January. */
  readonly month: number;
}

/** What a reader should know about a result. */
export type SolarHintId = (typeof solarHintIds)[number];

export const solarHintIds = [
  'nothingToSize',
  'costFullyCovered',
  'nothingSaved',
  'paybackBeyondLifespan',
  'selfUseBeyondMonths',
] as const;

/** A system under the subsidy in force, with what the market pays for a kWh that is fed in. Money in euros. */
export interface SchemeInForce {
  readonly subsidyScheme: 'klimabonus2026';
  readonly stateSubsidy: number;
  readonly netCost: number;
  readonly annualSavings: number;
  /** Years; null when nothing is saved. */
  readonly paybackPeriod: number | null;
}

/** Size, cost and returns of a system. Money in euros. */
export interface SolarPanelsResult {
  /** Peak power of the whole panels in kWp. */
  readonly systemSize: number;
  readonly numberOfPanels: number;
  /** Square metres. */
  readonly surfaceAreaOnRoof: number;
  /** Kilograms. */
  readonly panelsWeight: number;
  readonly solarPanelCost: number;
  readonly batteryCost: number;
  readonly totalCost: number;
  readonly stateSubsidy: number;
  /** What of the municipality's amount is granted: subsidies never exceed the cost. */
  readonly municipalSubsidy: number;
  readonly totalSubsidies: number;
  readonly netCost: number;
  /** What electricity of one's own spares in a year, and what the fed-in brings; together annualSavings. */
  readonly ownUseSavings: number;
  readonly exportIncome: number;
  readonly annualSavings: number;
  readonly grossTotalSavings: number;
  readonly netTotalSavings: number;
  /** Years; null when nothing is saved. */
  readonly paybackPeriod: number | null;
  /** Percent of the net cost over the lifespan; null when there is no cost. */
  readonly roi: number | null;
  readonly lifespan: number;
  readonly annualEnergy: EnergyFlows;
  /** January first. */
  readonly monthlyConsumption: readonly EnergyMonth[];
  /**
   * The part of the year's self-use that no month has room for, in kWh: the savings count it, the months do not. Zero at
   * any usual rate of self-consumption; then the months add up to the year.
   */
  readonly selfUseBeyondMonths: number;
  /** What the same system comes to under the scheme in force; null when that was asked for, or nothing is built. */
  readonly schemeInForce: SchemeInForce | null;
  readonly hints: readonly SolarHintId[];
  readonly explanation?: readonly Step[];
}

const flowSchemas = {
  consumption: { type: 'number' },
  generation: { type: 'number' },
  directUse: { type: 'number', description: 'Generated and used at the same time.' },
  batteryContribution: { type: 'number', description: 'Generated, stored and used later.' },
  gridExport: { type: 'number' },
  gridImport: { type: 'number' },
} as const;

const euros = { type: 'number', description: 'Euros.' } as const;
const eurosAYear = { type: 'number', description: 'Euros a year.' } as const;
const eurosOfLifespan = { type: 'number', description: 'Euros over the lifespan.' } as const;

const schemeInForceSchemas = {
  subsidyScheme: { type: 'string', enum: ['klimabonus2026'] },
  stateSubsidy: euros,
  netCost: euros,
  annualSavings: eurosAYear,
  paybackPeriod: { type: ['number', 'null'], description: 'Years, to one decimal.' },
} as const;

const properties = {
  systemSize: { type: 'number', description: 'kWp of the whole panels.' },
  numberOfPanels: { type: 'integer' },
  surfaceAreaOnRoof: { type: 'number', description: 'Square metres.' },
  panelsWeight: { type: 'number', description: 'Kilograms.' },
  solarPanelCost: euros,
  batteryCost: euros,
  totalCost: euros,
  stateSubsidy: euros,
  municipalSubsidy: {
    type: 'number',
    description: 'Euros, as far as granted: subsidies never exceed the cost.',
  },
  totalSubsidies: euros,
  netCost: euros,
  ownUseSavings: eurosAYear,
  exportIncome: eurosAYear,
  annualSavings: eurosAYear,
  grossTotalSavings: eurosOfLifespan,
  netTotalSavings: eurosOfLifespan,
  paybackPeriod: {
    type: ['number', 'null'],
    description: 'Years, to one decimal; 0 without cost, null when nothing is saved.',
  },
  roi: {
    type: ['number', 'null'],
    description: 'Percent of the net cost over the lifespan, to one decimal; null without cost.',
  },
  lifespan: { type: 'integer', description: 'Years that were counted.' },
  annualEnergy: {
    type: 'object',
    description: 'kWh of a year, to one decimal.',
    required: Object.keys(flowSchemas),
    properties: flowSchemas,
  },
  monthlyConsumption: {
    type: 'array',
    description:
      'kWh of twelve months, to one decimal, January first. They add up to annualEnergy, but for selfUseBeyondMonths, which is then exported and imported instead of used.',
    items: {
      type: 'object',
      required: ['month', ...Object.keys(flowSchemas)],
      properties: { month: { type: 'integer' }, ...flowSchemas },
    },
  },
  selfUseBeyondMonths: {
    type: 'number',
    description: 'kWh of self-use that the savings count and that no month has room for.',
  },
  schemeInForce: {
    type: ['object', 'null'],
    description:
      'The same system under the subsidy in force, with a price of the market for what is fed in; null when subsidyScheme asks for it, or nothing is built.',
    required: Object.keys(schemeInForceSchemas),
    properties: schemeInForceSchemas,
  },
  hints: { type: 'array', items: { type: 'string', enum: solarHintIds } },
} as const;

export const solarPanelsResultSchema = {
  title: 'SolarPanelsResult',
  description: 'Size, cost, savings and payback of a photovoltaic system.',
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, explanation: { type: 'array', items: stepSchema } },
} as const;
