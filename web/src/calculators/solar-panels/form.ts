import {
  type formerSubsidySchemes,
  minLifespanYears,
  openSubsidySchemes,
  roofDirections,
  solarPanelsCall,
  solarPanelsDefaults,
} from '@suen/engine/calculators/solar-panels/input';
import { previewedFeedInRate } from '@suen/engine/calculators/solar-panels/system-preview';
import { usualSelfConsumptionPercent } from '@suen/engine/small-door';
import { defineForm } from '../../shared/form/definition/define-form.ts';
import {
  choice,
  money,
  number,
  percent,
  wholeNumber,
} from '../../shared/form/definition/fields.ts';
import { readNumber } from '../../shared/form/definition/read-entry.ts';
import { todayInLuxembourg } from '../../shared/today/today.ts';

const { properties } = solarPanelsCall.inputSchema;

/** The allowed battery capacities in kWh (0 for none) and yields in kWh per kWp, in order. */
export const batteryCapacities = properties.batteryCapacity.enum.filter((each) => each !== null);
export const solarYields = properties.solarYieldPerKWp.enum.filter((each) => each !== null);
export type BatteryCapacity = (typeof batteryCapacities)[number];
export type SolarYield = (typeof solarYields)[number];
export type ConsumptionPeriod = 'monthly' | 'annual';

/** What counts for a new order. */
export const openSchemes = ['own', ...openSubsidySchemes] as const;
export type SubsidyScheme = (typeof openSchemes | typeof formerSubsidySchemes)[number];

/** Degrees from the south, to either side. */
export const roofDirectionChoices = ['unknown', ...roofDirections] as const;
export type RoofDirection = (typeof roofDirectionChoices)[number];

/** A roof in entries or in a request. */
export interface RoofEntries {
  readonly roofTilt?: string | number | null;
  readonly roofDirection?: RoofDirection;
}

/** The roof of entries, or of a request, as the API takes it: what is not entered or cannot be read is missing. */
export function roofIn({ roofTilt, roofDirection = 'unknown' }: RoofEntries) {
  const reading =
    typeof roofTilt === 'string' ? readNumber(roofTilt, properties.roofTilt) : { value: roofTilt };
  const tilt = 'value' in reading ? reading.value : null;
  return {
    ...(typeof tilt === 'number' && { roofTilt: tilt }),
    ...(roofDirection !== 'unknown' && { roofDirection }),
  };
}

const kilowattHours = money({ isRequired: true });

/** A consumption as it is typed: '7200', '7 200', '7.200 kWh'. */
const consumptionField: typeof kilowattHours = {
  ...kilowattHours,
  unit: 'number',
  read: (text, limits) => kilowattHours.read(text.replace(/kwh\s*$/i, ''), limits),
};

/** The typed consumption, or null if it is empty or invalid. */
export function consumptionIn(text: string): number | null {
  const reading = consumptionField.read(text, properties.consumption);
  return 'value' in reading ? reading.value : null;
}

export const solarPanelsForm = defineForm(
  solarPanelsCall,
  {
    consumption: consumptionField,
    consumptionPeriod: choice<ConsumptionPeriod>(solarPanelsDefaults.consumptionPeriod),
    includeEv: choice<boolean>(false),
    hasHeatPump: choice<boolean>(false),
    batteryCapacity: choice<BatteryCapacity>(solarPanelsDefaults.batteryCapacity),
    costPerKWp: money({ first: solarPanelsDefaults.costPerKWp }),
    subsidyScheme: choice<SubsidyScheme>(solarPanelsDefaults.subsidyScheme),
    baseSubsidyPercent: percent({ first: solarPanelsDefaults.baseSubsidyPercent }),
    additionalSubsidyAmount: money({ first: solarPanelsDefaults.additionalSubsidyAmount }),
    solarYieldPerKWp: choice<SolarYield>(solarPanelsDefaults.solarYieldPerKWp),
    selfConsumptionRate: percent({ first: solarPanelsDefaults.selfConsumptionRate }),
    feedInRate: number({ first: solarPanelsDefaults.feedInRate }),
    lifespan: wholeNumber({
      first: solarPanelsDefaults.lifespan,
      // The API uses 0 for an empty lifespan, which nobody would type.
      limits: { minimum: minLifespanYears, maximum: properties.lifespan.maximum },
    }),
    roofTilt: number({ example: 35 }),
    roofDirection: choice<RoofDirection>('unknown', { choices: roofDirectionChoices }),
    priceChange: percent({ example: 2 }),
    outputLoss: percent({ example: 0.5 }),
  },
  {
    shortNames: {
      consumption: 'u',
      consumptionPeriod: 'p',
      includeEv: 'v',
      hasHeatPump: 'h',
      batteryCapacity: 'b',
      selfConsumptionRate: 's',
      costPerKWp: 'k',
      subsidyScheme: 'x',
      baseSubsidyPercent: 'q',
      additionalSubsidyAmount: 'a',
      solarYieldPerKWp: 'y',
      feedInRate: 'f',
      lifespan: 'l',
      roofTilt: 't',
      roofDirection: 'd',
      priceChange: 'c',
      outputLoss: 'o',
    },
    asked: { baseSubsidyPercent: ({ subsidyScheme }) => subsidyScheme === 'own' },
    // The usual values for a battery and a scheme. The reader can change both.
    moves: {
      batteryCapacity: (capacity, _, { plain }) => ({
        selfConsumptionRate: plain(usualSelfConsumptionPercent(capacity, todayInLuxembourg())),
      }),
      subsidyScheme: (scheme, _, { plain }) => ({
        feedInRate: plain(previewedFeedInRate(scheme, todayInLuxembourg())),
      }),
    },
    // The roof and the changes from year to year are sent only if they are entered.
    request: ({ subsidyScheme, roofTilt, roofDirection, priceChange, outputLoss, ...values }) => ({
      ...values,
      ...(subsidyScheme !== 'own' && { subsidyScheme }),
      lifespan: values.lifespan ?? 0,
      ...roofIn({ roofTilt, roofDirection }),
      ...(priceChange !== null && { priceChange }),
      ...(outputLoss !== null && { outputLoss }),
    }),
  },
);

/** A household as an example, in kWh a year. */
export const annualExample = 7200;

/** What the form shows as an example of a consumption, in kWh. */
export const exampleConsumption: Readonly<Record<ConsumptionPeriod, number>> = {
  monthly: annualExample / 12,
  annual: annualExample,
};
