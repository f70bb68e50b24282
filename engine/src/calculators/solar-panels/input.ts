import type { FromSchema } from '../../schema/from-schema.ts';
import type { NamedSchema } from '../../schema/json-schema.ts';
import { solarMarketPrice } from '../../assumptions/electricity.ts';
import { selfConsumption } from '../../assumptions/solar-system.ts';
import { newest } from '../../dated/parameter.ts';
import { asNumber, inPercent } from '../../money/rate.ts';
import { explainField } from '../request-fields.ts';

const { withoutBattery, fullBonus, fullCapacityKwh } = newest(selfConsumption).value;

/** What the form starts with and what a missing field means. */
export const solarPanelsDefaults = {
  consumptionPeriod: 'annual',
  batteryCapacity: 0,
  costPerKWp: 2000,
  subsidyScheme: 'own',
  baseSubsidyPercent: 50,
  additionalSubsidyAmount: 500,
  solarYieldPerKWp: 1000,
  selfConsumptionRate: 38,
  feedInRate: 0.12,
  lifespan: 25,
} as const;

/** The minimum lifespan. 0 is accepted too, as a form's empty field. */
export const minLifespanYears = 15;

/** What the solar panels calculator is asked: what a home uses, and what system it thinks of. */
export const solarPanelsInputSchema = {
  title: 'SolarPanelsRequest',
  description: 'Electricity that a home uses, and the system, prices and subsidies to reckon with.',
  type: 'object',
  required: ['consumption'],
  properties: {
    consumption: {
      type: 'number',
      description:
        'Electricity used in kWh, in the period that consumptionPeriod names; more than two decimals are rounded.',
      minimum: 0,
      maximum: 1_000_000,
    },
    consumptionPeriod: {
      enum: ['monthly', 'annual', null],
      description: 'Whether consumption is that of a month or of a year.',
      default: solarPanelsDefaults.consumptionPeriod,
    },
    batteryCapacity: {
      enum: [0, 5, 10, 15, 20, null],
      description: 'Capacity of the battery in kWh; 0 and null mean no battery.',
      default: solarPanelsDefaults.batteryCapacity,
    },
    costPerKWp: {
      type: ['number', 'null'],
      description: 'Price of the panels, installed, in euros for a kWp.',
      minimum: 0,
      maximum: 100_000,
      default: solarPanelsDefaults.costPerKWp,
    },
    subsidyScheme: {
      enum: ['klimabonus2026', 'former', 'own', null],
      description:
        'Where the subsidy of the State comes from: the scheme in force, the former one (ordered and invoiced within its dates), or baseSubsidyPercent.',
      default: solarPanelsDefaults.subsidyScheme,
    },
    baseSubsidyPercent: {
      type: ['number', 'null'],
      description:
        'Subsidy of the State in percent of the cost of panels and battery; for subsidyScheme "own" only.',
      minimum: 0,
      maximum: 100,
      default: solarPanelsDefaults.baseSubsidyPercent,
    },
    additionalSubsidyAmount: {
      type: ['number', 'null'],
      description: 'Subsidy of the municipality in euros.',
      minimum: 0,
      maximum: 10_000_000,
      default: solarPanelsDefaults.additionalSubsidyAmount,
    },
    solarYieldPerKWp: {
      enum: [800, 850, 900, 950, 1000, 1050, 1100, 1150, 1200, null],
      description: 'What a kWp of panels generates in a year, in kWh.',
      default: solarPanelsDefaults.solarYieldPerKWp,
    },
    selfConsumptionRate: {
      type: ['number', 'null'],
      description: `Share of the generated electricity that is used at home, in percent. The form of the site sets ${inPercent(withoutBattery)} + batteryCapacity / ${fullCapacityKwh} x ${inPercent(fullBonus)}; a request says it itself.`,
      minimum: 0,
      maximum: 100,
      default: solarPanelsDefaults.selfConsumptionRate,
    },
    feedInRate: {
      type: ['number', 'null'],
      description: `What the grid pays for a kWh that is fed in, in euros. With subsidyScheme "klimabonus2026" or "former" a missing one means ${asNumber(newest(solarMarketPrice).value)}, a price of the market: no tariff is guaranteed beside these subsidies.`,
      minimum: 0,
      maximum: 1,
      default: solarPanelsDefaults.feedInRate,
    },
    lifespan: {
      type: ['integer', 'null'],
      description: `Years that the panels work, from ${minLifespanYears} to 40. Missing means ${solarPanelsDefaults.lifespan}; null means 0 and is taken as it is: then nothing is counted over the lifespan.`,
      minimum: 0,
      maximum: 40,
      default: solarPanelsDefaults.lifespan,
    },
    includeEv: {
      type: ['boolean', 'null'],
      description: 'Whether the electricity of an electric car is added.',
      default: false,
    },
    hasHeatPump: {
      type: ['boolean', 'null'],
      description: 'Whether the electricity of a heat pump is added.',
      default: false,
    },
    explain: explainField,
  },
} as const satisfies NamedSchema;

export type SolarPanelsInput = FromSchema<typeof solarPanelsInputSchema>;

/** The calculator's call: its name, and where the API takes it. */
export const solarPanelsCall = {
  id: 'solar-panels',
  path: '/solarpanelscalculator/calculate',
  inputSchema: solarPanelsInputSchema,
} as const;
