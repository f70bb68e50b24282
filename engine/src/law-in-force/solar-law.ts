import * as assumptions from '../assumptions/assumptions.ts';
import { yearOf } from '../dated/month.ts';
import { newest } from '../dated/parameter.ts';
import * as law from '../law/every-law.ts';
import type { SolarSubsidy } from '../law/solar-panels.ts';
import { toEuros } from '../money/cents.ts';
import { asNumber, inPercent } from '../money/rate.ts';
import { usualSelfConsumption } from '../rules/solar/self-consumption.ts';
import type { StateSubsidyLaw } from '../rules/solar/solar-subsidy.ts';
import { newestValue, part } from './sourced.ts';

/** All assumptions on solar panels, with their sources. */
export function solarAssumptions() {
  const selfConsumption = newestValue(assumptions.selfConsumption);
  return {
    panel: {
      peakPowerKwp: newestValue(assumptions.panelPeakPower),
      areaSquareMetres: newestValue(assumptions.panelArea),
      weightKilograms: newestValue(assumptions.panelWeight),
    },
    roofYield: newestValue(assumptions.roofYield),
    paybackGrid: newestValue(assumptions.paybackGrid),
    batteryPricePerKwh: newestValue(assumptions.batteryPrice),
    batteryFullBonus: part(selfConsumption, 'fullBonus'),
    batteryFullCapacityKwh: selfConsumption.value.fullCapacityKwh,
    electricityPrice: newestValue(assumptions.electricityPrice),
    solarMarketPrice: newestValue(assumptions.solarMarketPrice),
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

/** The usual self-consumption rate of a home in percent. @param batteryCapacityKwh 0 without a battery */
export function usualSelfConsumptionPercent(batteryCapacityKwh: number): number {
  return inPercent(
    usualSelfConsumption(newest(assumptions.selfConsumption).value, batteryCapacityKwh),
  );
}

/** The versions of a scheme of the State's subsidy, oldest first. */
function versionsOf<Scheme extends SolarSubsidy['scheme']>(scheme: Scheme) {
  const isOfScheme = (value: SolarSubsidy): value is Extract<SolarSubsidy, { scheme: Scheme }> =>
    value.scheme === scheme;
  return law.solarSubsidy.versions.flatMap(({ from, value, source }) =>
    isOfScheme(value) ? [{ from, value, sources: [source] }] : [],
  );
}

/** The schemes of the State that an input may name. */
type SubsidySchemeOfState = 'klimabonus2026' | FormerScheme;
type FormerScheme = 'former' | 'former2023';

function formerSubsidy(scheme: FormerScheme) {
  const versions = versionsOf('byCost');
  return required(scheme === 'former' ? versions.at(-1) : versions[0], scheme);
}

function subsidyInForce() {
  return required(versionsOf('bySize').at(-1), 'bySize');
}

function required<Version>(version: Version | undefined, scheme: string): Version {
  if (version === undefined) throw new RangeError(`no subsidy ${scheme}`);
  return version;
}

/** The terms of a subsidy scheme. */
export function subsidyLaw(scheme: SubsidySchemeOfState): StateSubsidyLaw {
  if (scheme !== 'klimabonus2026') {
    return {
      kind: 'byCost',
      figures: formerSubsidy(scheme),
      vatRate: newestValue(law.solarVatRate),
    };
  }
  const newestSubsidy = subsidyInForce();
  return {
    kind: 'bySize',
    panels: part(newestSubsidy, 'panels'),
    battery: part(newestSubsidy, 'battery'),
  };
}

/** The figures of the law and our assumptions that a page's texts quote; money in euros, rates in percent. */
export function solarFigures() {
  const {
    from,
    value: { panels, battery },
  } = subsidyInForce();
  const { value: former } = formerSubsidy('former');
  const { value: former2023 } = formerSubsidy('former2023');
  const tariffs = newest(assumptions.feedInTariffs);
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
    vatPercent: inPercent(newest(law.solarVatRate).value),
    taxFreeKwp: newest(law.solarTaxFreePower).value,
    guaranteedYears: newest(law.feedInGuarantee).value,
    tariffYear: yearOf(tariffs.from),
    smallTariffPerKwh: asNumber(tariffs.value.small.perKwh),
    smallTariffUpToKwp: tariffs.value.small.upToKwp,
    largeTariffPerKwh: asNumber(tariffs.value.large.perKwh),
    largeTariffUpToKwp: tariffs.value.large.upToKwp,
    electricityPrice: asNumber(newest(assumptions.electricityPrice).value),
    solarMarketPrice: asNumber(newest(assumptions.solarMarketPrice).value),
    batteryPricePerKwh: toEuros(newest(assumptions.batteryPrice).value),
    electricCarKwh: asNumber(newest(assumptions.electricCarConsumption).value),
    heatPumpKwh: asNumber(newest(assumptions.heatPumpConsumption).value),
    panelWatts: asNumber(newest(assumptions.panelPeakPower).value) * 1000,
    panelSquareMetres: asNumber(newest(assumptions.panelArea).value),
    panelKilograms: asNumber(newest(assumptions.panelWeight).value),
    selfConsumptionPercent: usualSelfConsumptionPercent(0),
    suppliersFromPercent: inPercent(newest(assumptions.selfConsumption).value.suppliersFrom),
    suppliersToPercent: inPercent(newest(assumptions.selfConsumption).value.suppliersTo),
    fullBatteryPercent: usualSelfConsumptionPercent(
      newest(assumptions.selfConsumption).value.fullCapacityKwh,
    ),
    fullBatteryKwh: newest(assumptions.selfConsumption).value.fullCapacityKwh,
  };
}
