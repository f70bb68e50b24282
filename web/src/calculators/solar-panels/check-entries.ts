import { shortestLifespanYears, solarPanelsInputSchema } from '@suen/engine/inputs';
import type { CheckedEntries } from '../../shared/form/entry-form.ts';
import {
  problemsOf,
  readAmount,
  readNumber,
  required,
  valueOf,
  whole,
} from '../../shared/form/read-entry.ts';
import type { EntryName, SolarPanelsEntries, SolarPanelsRequest } from './entries.ts';

const { properties } = solarPanelsInputSchema;

/** The limits of the API's schema; its 0 for an empty lifespan is nothing that a person would type. */
export const limitsOf = {
  ...properties,
  lifespan: { minimum: shortestLifespanYears, maximum: properties.lifespan.maximum },
};

/** A consumption as it is typed: '7200', '7 200', '7.200 kWh'. */
export function readConsumption(text: string) {
  return readAmount(text.replace(/kwh\s*$/i, ''), limitsOf.consumption);
}

/**
 * Holds the entries against the schema of the API. No figure may be left empty: the API would take an emptied field for its
 * default, and nobody who has emptied one means that.
 */
export function checkEntries(
  entries: SolarPanelsEntries,
): CheckedEntries<EntryName, SolarPanelsRequest> {
  const readings = {
    consumption: required(readConsumption(entries.consumption)),
    selfConsumptionRate: required(
      readNumber(entries.selfConsumptionRate, limitsOf.selfConsumptionRate),
    ),
    costPerKWp: required(readAmount(entries.costPerKWp, limitsOf.costPerKWp)),
    baseSubsidyPercent: required(
      readNumber(entries.baseSubsidyPercent, limitsOf.baseSubsidyPercent),
    ),
    additionalSubsidyAmount: required(
      readAmount(entries.additionalSubsidyAmount, limitsOf.additionalSubsidyAmount),
    ),
    feedInRate: required(readNumber(entries.feedInRate, limitsOf.feedInRate)),
    lifespan: required(whole(readNumber(entries.lifespan, limitsOf.lifespan))),
  };
  const problems = problemsOf<EntryName>(readings);
  if (problems.size > 0) return { request: undefined, problems };
  // Without a problem every reading has its value: an empty one would have been a problem.
  const read = (name: keyof typeof readings) => valueOf(readings[name]) ?? 0;
  return {
    request: {
      consumption: read('consumption'),
      consumptionPeriod: entries.consumptionPeriod,
      batteryCapacity: entries.batteryCapacity,
      costPerKWp: read('costPerKWp'),
      baseSubsidyPercent: read('baseSubsidyPercent'),
      additionalSubsidyAmount: read('additionalSubsidyAmount'),
      solarYieldPerKWp: entries.solarYieldPerKWp,
      selfConsumptionRate: read('selfConsumptionRate'),
      feedInRate: read('feedInRate'),
      lifespan: read('lifespan'),
      includeEv: entries.includeEv,
      hasHeatPump: entries.hasHeatPump,
    },
    problems,
  };
}
