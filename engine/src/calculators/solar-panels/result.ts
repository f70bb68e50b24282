import { stepsSchema } from '../../explanation/step.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import { namesOf, objectOf, type JsonSchema, type NamedSchema } from '../../schema/json-schema.ts';

/** What a reader should know about a result. */
export type SolarHintId = (typeof solarHintIds)[number];

export const solarHintIds = [
  'nothingToSize',
  'costFullyCovered',
  'nothingSaved',
  'paybackBeyondLifespan',
  'selfUseBeyondMonths',
] as const;

const flowSchemas = {
  consumption: { type: 'number' },
  generation: { type: 'number' },
  directUse: { type: 'number', description: 'Generated and used at the same time.' },
  batteryContribution: { type: 'number', description: 'Generated, stored and used later.' },
  gridExport: { type: 'number' },
  gridImport: { type: 'number' },
} as const satisfies Readonly<Record<string, JsonSchema>>;

const flowsSchema = {
  description: 'kWh of a year, to one decimal.',
  ...objectOf(flowSchemas),
} as const satisfies JsonSchema;

/** Electricity of a month or of a year in kWh, to one decimal; used and exported is generated, used and imported is consumed. */
export type EnergyFlows = FromSchema<typeof flowsSchema>;

const monthSchema = objectOf({ month: { type: 'integer' }, ...flowSchemas });

export type EnergyMonth = FromSchema<typeof monthSchema>;

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

const schemeInForceSchema = {
  type: ['object', 'null'],
  description:
    'The same system under the subsidy in force, with a price of the market for what is fed in; null when subsidyScheme asks for it, or nothing is built.',
  required: namesOf(schemeInForceSchemas),
  properties: schemeInForceSchemas,
} as const satisfies JsonSchema;

/** A system under the subsidy in force, with what the market pays for a kWh that is fed in. */
export type SchemeInForce = NonNullable<FromSchema<typeof schemeInForceSchema>>;

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
  annualEnergy: flowsSchema,
  monthlyConsumption: {
    type: 'array',
    description:
      'kWh of twelve months, to one decimal, January first. They add up to annualEnergy, but for selfUseBeyondMonths, which is then exported and imported instead of used.',
    items: monthSchema,
  },
  selfUseBeyondMonths: {
    type: 'number',
    description: 'kWh of self-use that the savings count and that no month has room for.',
  },
  schemeInForce: schemeInForceSchema,
  hints: { type: 'array', items: { type: 'string', enum: solarHintIds } },
} as const satisfies Readonly<Record<string, JsonSchema>>;

export const solarPanelsResultSchema = {
  title: 'SolarPanelsResult',
  description: 'Size, cost, savings and payback of a photovoltaic system.',
  ...objectOf({ ...properties, explanation: stepsSchema }, 'explanation'),
} as const satisfies NamedSchema;

/** Size, cost and returns of a system. Money in euros. */
export type SolarPanelsResult = FromSchema<typeof solarPanelsResultSchema>;
