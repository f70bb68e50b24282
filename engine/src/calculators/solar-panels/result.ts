import { stepsSchema } from '../../explanation/step.ts';
import type { FromSchema } from '../../schema/from-schema.ts';
import {
  integer,
  type JsonSchema,
  type NamedSchema,
  namesOf,
  number,
  objectOf,
  optionalNumber,
} from '../../schema/json-schema.ts';

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
  directUse: number('Generated and used at the same time.'),
  batteryContribution: number('Generated, stored and used later.'),
  gridExport: { type: 'number' },
  gridImport: { type: 'number' },
} as const satisfies Readonly<Record<string, JsonSchema>>;

const flowsSchema = {
  description: 'In kWh per year, to one decimal.',
  ...objectOf(flowSchemas),
} as const satisfies JsonSchema;

/** Electricity of a month or of a year in kWh, to one decimal; used and exported is generated, used and imported is consumed. */
export type EnergyFlows = FromSchema<typeof flowsSchema>;

const monthSchema = objectOf({ month: { type: 'integer' }, ...flowSchemas });

export type EnergyMonth = FromSchema<typeof monthSchema>;

const euros = number('Euros.');
const eurosAYear = number('Euros a year.');
const eurosOfLifespan = number('Euros over the lifespan.');

const schemeInForceSchemas = {
  subsidyScheme: { type: 'string', enum: ['klimabonus2026'] },
  stateSubsidy: euros,
  netCost: euros,
  annualSavings: eurosAYear,
  paybackPeriod: optionalNumber('In years, to one decimal.'),
} as const;

const schemeInForceSchema = {
  type: ['object', 'null'],
  description:
    'The same system with the subsidy in force and a market price for electricity fed in. It is null if the request already uses that subsidy, or if there are no panels.',
  required: namesOf(schemeInForceSchemas),
  properties: schemeInForceSchemas,
} as const satisfies JsonSchema;

/** A system under the subsidy in force, with what the market pays for a kWh that is fed in. */
export type SchemeInForce = NonNullable<FromSchema<typeof schemeInForceSchema>>;

const properties = {
  systemSize: number('Power of the panels in kWp.'),
  numberOfPanels: { type: 'integer' },
  surfaceAreaOnRoof: number('In square metres.'),
  panelsWeight: number('In kilograms.'),
  solarPanelCost: euros,
  batteryCost: euros,
  totalCost: euros,
  stateSubsidy: euros,
  municipalSubsidy: number('In euros, as granted. All subsidies together never exceed the cost.'),
  totalSubsidies: euros,
  netCost: euros,
  ownUseSavings: eurosAYear,
  exportIncome: eurosAYear,
  annualSavings: eurosAYear,
  grossTotalSavings: eurosOfLifespan,
  netTotalSavings: eurosOfLifespan,
  paybackPeriod: optionalNumber(
    'In years, to one decimal. It is 0 without cost and null without savings.',
  ),
  roi: optionalNumber(
    'Gain over the lifespan in percent of the net cost, to one decimal. It is null without cost.',
  ),
  lifespan: integer('Years used in the calculation.'),
  annualEnergy: flowsSchema,
  monthlyConsumption: {
    type: 'array',
    description:
      'In kWh for twelve months from January, to one decimal. The months add up to `annualEnergy`, except for `selfUseBeyondMonths`.',
    items: monthSchema,
  },
  selfUseBeyondMonths: number(
    'Self-consumption in kWh that the savings include, but that no month could use.',
  ),
  schemeInForce: schemeInForceSchema,
  hints: { type: 'array', items: { type: 'string', enum: solarHintIds } },
} as const satisfies Readonly<Record<string, JsonSchema>>;

export const solarPanelsResultSchema = {
  title: 'SolarPanelsResult',
  description: 'Size, cost, savings and payback of solar panels.',
  ...objectOf({ ...properties, explanation: stepsSchema }, 'explanation'),
} as const satisfies NamedSchema;

/** Size, cost and returns of a system. Money in euros. */
export type SolarPanelsResult = FromSchema<typeof solarPanelsResultSchema>;
