import type { solarAssumptions } from '../../law-in-force/solar/solar-law.ts';
import { fromTenths, toTenths } from '../../money/tenths.ts';
import { mapValues } from '../../records.ts';
import type { SolarYear } from '../../rules/solar/solar-energy.ts';
import { solarMonths, type YearlyLoad } from '../../rules/solar/solar-months.ts';
import { householdConsumption, type SolarDemand } from '../../rules/solar/solar-system.ts';
import type { EnergyFlows, EnergyMonth } from './result.ts';

type LoadProfiles = ReturnType<typeof solarAssumptions>['profiles'];

/**
 * A year and its months, computed in tenths of a kWh, so that the figures shown add up: generation = used + exported,
 * consumption = used + imported, and the months add up to the year.
 *
 * The year's self-use can be higher than the months allow, because the surplus of summer cannot be used in winter. The year
 * then keeps the self-use of the savings. `selfUseBeyondMonths` is the difference to the months, which export and import
 * more than the year.
 */
export function energyFlows(demand: SolarDemand, solarYear: SolarYear, profiles: LoadProfiles) {
  const loads = loadsOf(demand, profiles);
  const consumption = loads.reduce((total, { yearly }) => total + yearly, 0);
  const generation = toTenths(solarYear.generation.amount);
  const selfUse = Math.min(toTenths(solarYear.selfUse.amount), consumption, generation);
  const stored = solarYear.batteryContribution;
  const battery = stored === null ? 0 : Math.min(toTenths(stored.amount), selfUse);
  const months = solarMonths({
    loads,
    generation: { yearly: generation, profile: profiles.generation },
    selfUse,
    battery,
  });
  const usedInMonths = months.reduce(
    (total, { directUse, batteryContribution }) => total + directUse + batteryContribution,
    0,
  );
  return {
    year: inKwh({
      consumption,
      generation,
      directUse: selfUse - battery,
      batteryContribution: battery,
      gridExport: generation - selfUse,
      gridImport: consumption - selfUse,
    }),
    months: months.map((flows, index) => monthInKwh(index + 1, flows)),
    selfUseWithinMonths: fromTenths(usedInMonths),
    selfUseBeyondMonths: fromTenths(selfUse - usedInMonths),
  };
}

function loadsOf(demand: SolarDemand, profiles: LoadProfiles): readonly YearlyLoad[] {
  const { electricCar, heatPump } = demand;
  const household = toTenths(householdConsumption(demand).amount);
  return [
    { yearly: household, profile: profiles.household },
    { yearly: electricCar ? toTenths(electricCar.value) : 0, profile: profiles.electricCar },
    { yearly: heatPump ? toTenths(heatPump.value) : 0, profile: profiles.heatPump },
  ];
}

function monthInKwh(month: number, tenths: EnergyFlows): EnergyMonth {
  return { month, ...inKwh(tenths) };
}

function inKwh(tenths: EnergyFlows): EnergyFlows {
  return mapValues(tenths, fromTenths);
}
