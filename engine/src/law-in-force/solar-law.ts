import { assumptions } from '../assumptions/assumptions.ts';
import { newest } from '../dated/parameter.ts';
import { law } from '../law/law.ts';
import { toEuros } from '../money/cents.ts';
import { asNumber, inPercent } from '../money/rate.ts';
import { usualSelfConsumption } from '../rules/self-consumption.ts';
import type { SubsidyMaxima } from '../rules/solar-subsidy.ts';
import { newestValue, part } from './sourced.ts';

/** The numbers that a calculation on solar panels rests on, with their sources. */
export function solarAssumptions() {
  const selfConsumption = newestValue(assumptions.selfConsumption);
  return {
    panel: {
      peakPowerKwp: newestValue(assumptions.panelPeakPower),
      areaSquareMetres: newestValue(assumptions.panelArea),
      weightKilograms: newestValue(assumptions.panelWeight),
    },
    batteryPricePerKwh: newestValue(assumptions.batteryPrice),
    batteryFullBonus: part(selfConsumption, ({ fullBonus }) => fullBonus),
    batteryFullCapacityKwh: selfConsumption.value.fullCapacityKwh,
    electricityPrice: newestValue(assumptions.electricityPrice),
    electricCar: newestValue(assumptions.electricCarConsumption),
    heatPump: newestValue(assumptions.heatPumpConsumption),
    profiles: {
      generation: newest(assumptions.generationProfile).value,
      household: newest(assumptions.householdProfile).value,
      electricCar: newest(assumptions.electricCarProfile).value,
      heatPump: newest(assumptions.heatPumpProfile).value,
    },
  };
}

/** The share of its own electricity, in percent, that a home usually uses with a battery of a capacity; 0 for none. */
export function usualSelfConsumptionPercent(batteryCapacityKwh: number): number {
  return inPercent(
    usualSelfConsumption(newest(assumptions.selfConsumption).value, batteryCapacityKwh),
  );
}

/** What the newest scheme that grants amounts by size grants at most, with its first day. */
function subsidyBySize() {
  const version = law.solarSubsidy.versions.findLast(({ value }) => value.scheme === 'bySize');
  if (version?.value.scheme !== 'bySize') throw new RangeError('no scheme grants amounts by size');
  return { from: version.from, ...version.value };
}

/** The most that the State grants for panels and for a battery since its newest scheme. */
export function subsidyMaxima(): SubsidyMaxima {
  const { panels, battery } = subsidyBySize();
  return { panels: panels.maximum, battery: battery.maximum };
}

/** The figures of the law and our assumptions that a page's texts quote; money in euros, rates in percent. */
export function solarFigures() {
  const { from, panels, battery, formerSchemeUntil } = subsidyBySize();
  const byCost = law.solarSubsidy.versions.findLast(({ value }) => value.scheme === 'byCost');
  if (byCost?.value.scheme !== 'byCost') throw new RangeError('the former subsidy is quoted');
  const tariffs = newest(assumptions.feedInTariffs);
  return {
    subsidySince: Number(from.slice(0, 4)),
    subsidyPanelsMaximum: toEuros(panels.maximum),
    subsidyPanelsReachedAtKwp: panels.reachedAtSize,
    subsidyPanelsSmallestKwp: panels.smallestSize,
    subsidyBatteryMaximum: toEuros(battery.maximum),
    subsidyBatteryReachedAtKwh: battery.reachedAtSize,
    subsidyBatterySmallestKwh: battery.smallestSize,
    formerSubsidyPercent: inPercent(byCost.value.share),
    formerSubsidyMaximumPerKwp: toEuros(byCost.value.maximumPerKwp),
    formerSubsidyUntil: formerSchemeUntil,
    vatPercent: inPercent(newest(law.solarVatRate).value),
    taxFreeKwp: newest(law.solarTaxFreePower).value,
    guaranteedYears: newest(law.feedInGuarantee).value,
    tariffYear: Number(tariffs.from.slice(0, 4)),
    smallTariffPerKwh: asNumber(tariffs.value.small.perKwh),
    smallTariffUpToKwp: tariffs.value.small.upToKwp,
    largeTariffPerKwh: asNumber(tariffs.value.large.perKwh),
    largeTariffUpToKwp: tariffs.value.large.upToKwp,
    electricityPrice: asNumber(newest(assumptions.electricityPrice).value),
    batteryPricePerKwh: toEuros(newest(assumptions.batteryPrice).value),
    electricCarKwh: asNumber(newest(assumptions.electricCarConsumption).value),
    heatPumpKwh: asNumber(newest(assumptions.heatPumpConsumption).value),
    panelWatts: asNumber(newest(assumptions.panelPeakPower).value) * 1000,
    panelSquareMetres: asNumber(newest(assumptions.panelArea).value),
    panelKilograms: asNumber(newest(assumptions.panelWeight).value),
    selfConsumptionPercent: usualSelfConsumptionPercent(0),
    fullBatteryPercent: usualSelfConsumptionPercent(
      newest(assumptions.selfConsumption).value.fullCapacityKwh,
    ),
    fullBatteryKwh: newest(assumptions.selfConsumption).value.fullCapacityKwh,
  };
}
