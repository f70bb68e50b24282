import { solarMarketPrice } from '../../assumptions/electricity.ts';
import { selfConsumption } from '../../assumptions/solar-system.ts';
import { newest } from '../../dated/parameter.ts';
import { explainField, highestEuros } from '../../input/fields.ts';
import * as law from '../../law/every-law.ts';
import { asNumber, inPercent } from '../../money/rate.ts';
import { namesOf } from '../../records.ts';
import { number, optionalFlag, optionalInteger, optionalNumber } from '../../schema/json-schema.ts';
import type { Call, InputOf } from '../calculator.ts';

const { withoutBattery, fullBonus, fullCapacityKwh } = newest(selfConsumption).value;

/** The ids of the State's schemes for new orders, the newest first. */
export const openSubsidySchemes = namesOf(law.solarSubsidy.openSchemes).toReversed();
/** The ids of the State's schemes that earlier orders still receive, the newest first. */
export const formerSubsidySchemes = namesOf(law.solarSubsidy.formerSchemes).toReversed();

const ordersOfFormerSchemes = formerSubsidySchemes
  .map((id, position) => {
    const { orderedFrom, orderedUntil } = law.solarSubsidy.formerSchemes[id].value;
    return `${position === 0 ? '' : `as "${id}", `}from ${orderedFrom} to ${orderedUntil}`;
  })
  .join(' or, ');

/** Degrees from the south, to either side, as the form offers and the table of yields has them. */
export const roofDirections = [0, 45, 90, 135, 180] as const;

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
const maxLifespanYears = 40;

/** The call of the solar panels calculator: what a home uses, and what system it thinks of. */
export const solarPanelsCall = {
  id: 'solar-panels',
  path: '/solarpanelscalculator/calculate',
  inputSchema: {
    title: 'SolarPanelsRequest',
    description: 'Electricity consumption of a home, with the system, prices and subsidies.',
    type: 'object',
    required: ['consumption'],
    properties: {
      consumption: number(
        'Electricity consumption in kWh, for the period in `consumptionPeriod`, rounded to two decimals.',
        { minimum: 0, maximum: 1_000_000 },
      ),
      consumptionPeriod: {
        enum: ['monthly', 'annual', null],
        description: 'Period of the consumption: a month or a year.',
        default: solarPanelsDefaults.consumptionPeriod,
      },
      batteryCapacity: {
        enum: [0, 5, 10, 15, 20, null],
        description: 'Capacity of the battery in kWh. 0 and null mean no battery.',
        default: solarPanelsDefaults.batteryCapacity,
      },
      costPerKWp: optionalNumber('Price of the panels with installation, in euros per kWp.', {
        minimum: 0,
        maximum: 100_000,
        default: solarPanelsDefaults.costPerKWp,
      }),
      subsidyScheme: {
        enum: [...openSubsidySchemes, ...formerSubsidySchemes, 'own', null],
        description: `Scheme of the State subsidy: the scheme in force, a former scheme or \`baseSubsidyPercent\`. A former scheme pays a share of the cost without VAT, for orders ${ordersOfFormerSchemes}.`,
        default: solarPanelsDefaults.subsidyScheme,
      },
      baseSubsidyPercent: optionalNumber(
        'State subsidy in percent of the cost of panels and battery. Only for `subsidyScheme` "own".',
        { minimum: 0, maximum: 100, default: solarPanelsDefaults.baseSubsidyPercent },
      ),
      additionalSubsidyAmount: optionalNumber('Municipal subsidy in euros.', {
        minimum: 0,
        maximum: highestEuros,
        default: solarPanelsDefaults.additionalSubsidyAmount,
      }),
      solarYieldPerKWp: {
        enum: [800, 850, 900, 950, 1000, 1050, 1100, 1150, 1200, null],
        description: 'Electricity that one kWp of panels generates in a year, in kWh.',
        default: solarPanelsDefaults.solarYieldPerKWp,
      },
      selfConsumptionRate: optionalNumber(
        `Share of the generated electricity that is used at home, in percent. The site’s form sets it to ${inPercent(withoutBattery)} + batteryCapacity / ${fullCapacityKwh} x ${inPercent(fullBonus)}. The API does not.`,
        { minimum: 0, maximum: 100, default: solarPanelsDefaults.selfConsumptionRate },
      ),
      feedInRate: optionalNumber(
        `Price received for each kWh that is fed in, in euros. If it is missing with another \`subsidyScheme\` than "own", it is ${asNumber(newest(solarMarketPrice).value)}. This is a market price, because these subsidies exclude the guaranteed feed-in tariff.`,
        { minimum: 0, maximum: 1, default: solarPanelsDefaults.feedInRate },
      ),
      lifespan: optionalInteger(
        `Lifespan of the panels in years, from ${minLifespanYears} to ${maxLifespanYears}. If missing, it is ${solarPanelsDefaults.lifespan}. Null means 0, so no savings are added up.`,
        { minimum: 0, maximum: maxLifespanYears, default: solarPanelsDefaults.lifespan },
      ),
      roofTilt: optionalNumber(
        'Tilt of the roof in degrees. With it or `roofDirection`, `solarYieldPerKWp` is that of the best roof.',
        { minimum: 0, maximum: 90 },
      ),
      roofDirection: optionalNumber('Degrees from the south, to either side.', {
        minimum: 0,
        maximum: 180,
      }),
      priceChange: optionalNumber(
        'Rise of the price of electricity a year, in percent. With it or `outputLoss` the answer has `path`.',
        { minimum: -10, maximum: 10 },
      ),
      outputLoss: optionalNumber('Loss of output a year, in percent.', {
        minimum: 0,
        maximum: 5,
      }),
      loadPaybackGrid: optionalFlag('True adds `paybackGrid`.', { default: false }),
      includeEv: optionalFlag('True adds the electricity of an electric car.', { default: false }),
      hasHeatPump: optionalFlag('True adds the electricity of a heat pump.', { default: false }),
      explain: explainField,
    },
  },
} as const satisfies Call;

export type SolarPanelsInput = InputOf<typeof solarPanelsCall>;
