import {
  previewedSolarCost,
  previewedSolarSystem,
} from '@suen/engine/calculators/solar-panels/system-preview';
import { solarFigures } from '@suen/engine/small-door';
import type { Format } from '../../shared/amount/format.ts';
import { writeFigure } from '../../shared/explanation/write-figure.ts';
import { annualExample } from './form.ts';

/** Tariffs are an estimate here: four decimals are enough. */
const rounded = (price: number) => Number(price.toFixed(4));

/** The State subsidy for the example household, by the value names of the texts. */
export function quotedExample(format: Format, today: string) {
  const example = { consumption: annualExample };
  return {
    exampleSubsidy: format.wholeEuros(previewedSolarCost(example, today).inForce.stateSubsidy),
    exampleSize: writeFigure(previewedSolarSystem(example, today).systemSizeKwp, 'kWp', format),
  };
}

/** The figures of the law and our assumptions, formatted, by the value names of the texts. */
export function quotedFigures(format: Format, today: string) {
  const figures = solarFigures(today);
  return {
    subsidy: {
      year: figures.subsidySince,
      panelRate: format.eurosBriefly(figures.subsidyPanelsPerKwp),
      panelReduction: format.eurosBriefly(figures.subsidyPanelsReductionPerKwp),
      panelsMaximum: format.eurosBriefly(figures.subsidyPanelsMaximum),
      panelsSize: writeFigure(figures.subsidyPanelsReachedAtKwp, 'kWp', format),
      panelsSmallest: writeFigure(figures.subsidyPanelsSmallestKwp, 'kWp', format),
      batteryMaximum: format.eurosBriefly(figures.subsidyBatteryMaximum),
      batterySize: writeFigure(figures.subsidyBatteryReachedAtKwh, 'kWh', format),
      formerPercent: format.percent(figures.formerSubsidyPercent),
      formerMaximum: format.eurosBriefly(figures.formerSubsidyMaximumPerKwp),
      formerLargest: writeFigure(figures.formerSubsidyLargestKwp, 'kWp', format),
      formerBatteryPanels: writeFigure(figures.formerBatteryPanelsAboveKwp, 'kWp', format),
      formerBatteryPerKwp: writeFigure(figures.formerBatteryKwhPerKwp, 'kWh', format),
      formerBatteryLargest: writeFigure(figures.formerBatteryLargestKwh, 'kWh', format),
      earlierPercent: format.percent(figures.former2023SubsidyPercent),
      earlierMaximum: format.eurosBriefly(figures.former2023SubsidyMaximumPerKwp),
    },
    tariff: {
      year: figures.tariffYear,
      small: format.eurosExactly(rounded(figures.smallTariffPerKwh)),
      smallSize: writeFigure(figures.smallTariffUpToKwp, 'kWp', format),
      large: format.eurosExactly(rounded(figures.largeTariffPerKwh)),
      largeSize: writeFigure(figures.largeTariffUpToKwp, 'kWp', format),
      price: format.eurosExactly(figures.electricityPrice),
      market: format.eurosExactly(figures.solarMarketPrice),
    },
    guaranteedYears: figures.guaranteedYears,
    vat: format.percent(figures.vatPercent),
    taxFree: writeFigure(figures.taxFreeKwp, 'kWp', format),
    batteryPrice: format.eurosBriefly(figures.batteryPricePerKwh),
    car: writeFigure(figures.electricCarKwh, 'kWh', format),
    heatPump: writeFigure(figures.heatPumpKwh, 'kWh', format),
    watts: format.number(figures.panelWatts),
    area: format.number(figures.panelSquareMetres),
    weight: format.number(figures.panelKilograms),
    suppliersFrom: format.number(figures.suppliersFromPercent),
    suppliersTo: format.percent(figures.suppliersToPercent),
    without: format.percent(figures.selfConsumptionPercent),
    full: format.percent(figures.fullBatteryPercent),
    fullSize: writeFigure(figures.fullBatteryKwh, 'kWh', format),
  };
}

/** The days of the former subsidies, as the page's language writes them. */
export function quotedDays(dayName: (isoDay: string) => string, today: string) {
  const figures = solarFigures(today);
  return {
    orderedFrom: dayName(figures.formerSubsidyOrderedFrom),
    orderedUntil: dayName(figures.formerSubsidyOrderedUntil),
    invoicedUntil: dayName(figures.formerSubsidyInvoicedUntil),
    earlierFrom: dayName(figures.former2023SubsidyOrderedFrom),
    earlierUntil: dayName(figures.former2023SubsidyOrderedUntil),
    earlierInvoicedUntil: dayName(figures.former2023SubsidyInvoicedUntil),
  };
}
