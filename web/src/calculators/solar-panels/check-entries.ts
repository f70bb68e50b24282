import {
  shortestLifespanYears,
  solarPanelsInputSchema,
} from '@suen/engine/calculators/solar-panels/input';
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
 * Holds the entries against the schema of the API. An empty number is sent as null, which is its default there; a lifespan
 * as 0, as the specification has it. A percentage counts only where no scheme of the State is chosen.
 */
export function checkEntries(
  entries: SolarPanelsEntries,
): CheckedEntries<EntryName, SolarPanelsRequest> {
  const { subsidyScheme } = entries;
  const percent = subsidyScheme === 'own' ? entries.baseSubsidyPercent : '';
  const readings = {
    consumption: required(readConsumption(entries.consumption)),
    selfConsumptionRate: readNumber(entries.selfConsumptionRate, limitsOf.selfConsumptionRate),
    costPerKWp: readAmount(entries.costPerKWp, limitsOf.costPerKWp),
    baseSubsidyPercent: readNumber(percent, limitsOf.baseSubsidyPercent),
    additionalSubsidyAmount: readAmount(
      entries.additionalSubsidyAmount,
      limitsOf.additionalSubsidyAmount,
    ),
    feedInRate: readNumber(entries.feedInRate, limitsOf.feedInRate),
    lifespan: whole(readNumber(entries.lifespan, limitsOf.lifespan)),
  };
  const problems = problemsOf<EntryName>(readings);
  const consumption = valueOf(readings.consumption);
  if (problems.size > 0 || consumption === null) return { request: undefined, problems };
  return {
    request: {
      consumption,
      consumptionPeriod: entries.consumptionPeriod,
      batteryCapacity: entries.batteryCapacity,
      costPerKWp: valueOf(readings.costPerKWp),
      ...(subsidyScheme === 'own' ? {} : { subsidyScheme }),
      baseSubsidyPercent: valueOf(readings.baseSubsidyPercent),
      additionalSubsidyAmount: valueOf(readings.additionalSubsidyAmount),
      solarYieldPerKWp: entries.solarYieldPerKWp,
      selfConsumptionRate: valueOf(readings.selfConsumptionRate),
      feedInRate: valueOf(readings.feedInRate),
      lifespan: valueOf(readings.lifespan) ?? 0,
      includeEv: entries.includeEv,
      hasHeatPump: entries.hasHeatPump,
    },
    problems,
  };
}
