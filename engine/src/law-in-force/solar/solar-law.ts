import * as assumptions from '../../assumptions/assumptions.ts';
import { monthOf, yearOf, type Month } from '../../dated/month.ts';
import { nearestInForce } from '../../dated/parameter.ts';
import * as law from '../../law/every-law.ts';
import { toEuros } from '../../money/cents.ts';
import { asNumber, inPercent } from '../../money/rate.ts';
import { namesOf } from '../../records.ts';
import { usualSelfConsumption } from '../../rules/solar/self-consumption.ts';
import type { StateSubsidyLaw } from '../../rules/solar/solar-subsidy.ts';
import { nearestValue, part } from '../sourced.ts';

/** All assumptions on solar panels in a month, with their sources. */
export function solarAssumptions(month: Month) {
  const selfConsumption = nearestValue(assumptions.selfConsumption, month);
  return {
    panel: {
      peakPowerKwp: nearestValue(assumptions.panelPeakPower, month),
      areaSquareMetres: nearestValue(assumptions.panelArea, month),
      weightKilograms: nearestValue(assumptions.panelWeight, month),
    },
    roofYield: nearestValue(assumptions.roofYield, month),
    roofTilt: nearestValue(assumptions.assumedRoofTilt, month).value,
    paybackGrid: nearestValue(assumptions.paybackGrid, month),
    batteryPricePerKwh: nearestValue(assumptions.batteryPrice, month),
    batteryFullBonus: part(selfConsumption, 'fullBonus'),
    batteryFullCapacityKwh: selfConsumption.value.fullCapacityKwh,
    electricityPrice: nearestValue(assumptions.electricityPrice, month),
    solarMarketPrice: nearestValue(assumptions.solarMarketPrice, month),
    electricCar: nearestValue(assumptions.electricCarConsumption, month),
    heatPump: nearestValue(assumptions.heatPumpConsumption, month),
    profiles: {
      generation: nearestValue(assumptions.generationProfile, month).value,
      household: nearestValue(assumptions.householdProfile, month).value,
      electricCar: nearestValue(assumptions.electricCarProfile, month).value,
      heatPump: nearestValue(assumptions.heatPumpProfile, month).value,
    },
  };
}

/** The usual self-consumption rate of a home in percent, on a day. @param batteryCapacityKwh 0 without a battery */
export function usualSelfConsumptionPercent(batteryCapacityKwh: number, day: string): number {
  const { value } = nearestValue(assumptions.selfConsumption, monthOf(day));
  return inPercent(usualSelfConsumption(value, batteryCapacityKwh));
}

const { formerSchemes, openSchemes } = law.solarSubsidy;

/** The id of a scheme for new orders. */
type OpenScheme = keyof typeof openSchemes;

/** The scheme for new orders in a month, or the first one for a month before it. */
export function subsidySchemeInForce(month: Month): OpenScheme {
  return namesOf(openSchemes).reduce((inForce, next) =>
    monthOf(openSchemes[next].from) <= month ? next : inForce,
  );
}

/** The terms of a scheme of the State, with the VAT of a month. */
export function subsidyLaw(
  scheme: OpenScheme | keyof typeof formerSchemes,
  month: Month,
): StateSubsidyLaw {
  const { value, source } = { ...formerSchemes, ...openSchemes }[scheme];
  const sources = [source];
  return value.scheme === 'byCost'
    ? {
        kind: 'byCost',
        figures: { value, sources },
        vatRate: nearestValue(law.solarVatRate, month),
      }
    : {
        kind: 'bySize',
        panels: { value: value.panels, sources },
        battery: { value: value.battery, sources },
      };
}

/**
 * The figures of the law and our assumptions on a day that a page's texts quote. Money is in euros, rates are in percent.
 */
export function solarFigures(day: string) {
  const month = monthOf(day);
  const { from } = nearestInForce(law.solarSubsidy, month);
  const { panels, battery } = openSchemes[subsidySchemeInForce(month)].value;
  const { value: former } = formerSchemes.former;
  const { value: former2023 } = formerSchemes.former2023;
  const tariffs = nearestInForce(assumptions.feedInTariffs, month);
  return {
    subsidySince: yearOf(from),
    subsidyPanelsPerKwp: toEuros(panels.perUnit),
    subsidyPanelsReductionPerKwp: toEuros(panels.reduction),
    subsidyPanelsMaximum: toEuros(panels.maximum),
    subsidyPanelsReachedAtKwp: panels.fullSize,
    subsidyPanelsSmallestKwp: panels.smallestSize,
    subsidyBatteryMaximum: toEuros(battery.maximum),
    subsidyBatteryReachedAtKwh: battery.fullSize,
    subsidyBatterySmallestKwh: battery.smallestSize,
    formerSubsidyPercent: inPercent(former.share),
    formerSubsidyMaximumPerKwp: toEuros(former.maximumPerKwp),
    formerSubsidyOrderedFrom: former.orderedFrom,
    formerSubsidyOrderedUntil: former.orderedUntil,
    formerSubsidyInvoicedUntil: former.invoicedUntil,
    formerSubsidyLargestKwp: former.largestSize,
    formerBatteryPanelsAboveKwp: former.batteryConditions.panelsAbove,
    formerBatteryKwhPerKwp: asNumber(former.batteryConditions.capacityPerKwp),
    formerBatteryLargestKwh: former.batteryConditions.largestCapacity,
    former2023SubsidyPercent: inPercent(former2023.share),
    former2023SubsidyMaximumPerKwp: toEuros(former2023.maximumPerKwp),
    former2023SubsidyOrderedFrom: former2023.orderedFrom,
    former2023SubsidyOrderedUntil: former2023.orderedUntil,
    former2023SubsidyInvoicedUntil: former2023.invoicedUntil,
    vatPercent: inPercent(nearestValue(law.solarVatRate, month).value),
    taxFreeKwp: nearestValue(law.solarTaxFreePower, month).value,
    guaranteedYears: nearestValue(law.feedInGuarantee, month).value,
    tariffYear: yearOf(tariffs.from),
    smallTariffPerKwh: asNumber(tariffs.value.small.perKwh),
    smallTariffUpToKwp: tariffs.value.small.upToKwp,
    largeTariffPerKwh: asNumber(tariffs.value.large.perKwh),
    largeTariffUpToKwp: tariffs.value.large.upToKwp,
    electricityPrice: asNumber(nearestValue(assumptions.electricityPrice, month).value),
    solarMarketPrice: asNumber(nearestValue(assumptions.solarMarketPrice, month).value),
    batteryPricePerKwh: toEuros(nearestValue(assumptions.batteryPrice, month).value),
    electricCarKwh: asNumber(nearestValue(assumptions.electricCarConsumption, month).value),
    heatPumpKwh: asNumber(nearestValue(assumptions.heatPumpConsumption, month).value),
    panelWatts: asNumber(nearestValue(assumptions.panelPeakPower, month).value) * 1000,
    panelSquareMetres: asNumber(nearestValue(assumptions.panelArea, month).value),
    panelKilograms: asNumber(nearestValue(assumptions.panelWeight, month).value),
    selfConsumptionPercent: usualSelfConsumptionPercent(0, day),
    suppliersFromPercent: inPercent(
      nearestValue(assumptions.selfConsumption, month).value.suppliersFrom,
    ),
    suppliersToPercent: inPercent(
      nearestValue(assumptions.selfConsumption, month).value.suppliersTo,
    ),
    fullBatteryPercent: usualSelfConsumptionPercent(
      nearestValue(assumptions.selfConsumption, month).value.fullCapacityKwh,
      day,
    ),
    fullBatteryKwh: nearestValue(assumptions.selfConsumption, month).value.fullCapacityKwh,
  };
}
