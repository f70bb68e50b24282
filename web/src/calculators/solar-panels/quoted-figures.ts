import {
  previewedSolarCost,
  previewedSolarSystem,
} from '@suen/engine/calculators/solar-panels/system';
import { solarFigures } from '@suen/engine/inputs';
import {
  formatEurosBriefly,
  formatNumber,
  formatPercent,
} from '../../shared/amount/format-amount.ts';
import { writeFigure } from '../../shared/explanation/write-figure.ts';
import { annualExample } from './form.ts';
import { writePerKwh, writeWholeEuros } from './words.ts';

/** Tariffs are an estimate here: four decimals are enough. */
const rounded = (price: number) => Number(price.toFixed(4));

/** What the State pays for the form's example of a household. */
function exampleOfSubsidy() {
  const example = { consumption: annualExample };
  return {
    exampleSubsidy: writeWholeEuros(previewedSolarCost(example).stateSubsidyInForce),
    exampleSize: writeFigure(previewedSolarSystem(example).systemSizeKwp, 'kWp'),
  };
}

/** The figures of the law and our assumptions by the names that the page's texts give them, as they are written. */
export function quotedFigures() {
  const figures = solarFigures();
  return {
    subsidy: {
      year: figures.subsidySince,
      panelRate: formatEurosBriefly(figures.subsidyPanelsPerKwp),
      panelReduction: formatEurosBriefly(figures.subsidyPanelsReductionPerKwp),
      ...exampleOfSubsidy(),
      panelsMaximum: formatEurosBriefly(figures.subsidyPanelsMaximum),
      panelsSize: writeFigure(figures.subsidyPanelsReachedAtKwp, 'kWp'),
      panelsSmallest: writeFigure(figures.subsidyPanelsSmallestKwp, 'kWp'),
      batteryMaximum: formatEurosBriefly(figures.subsidyBatteryMaximum),
      batterySize: writeFigure(figures.subsidyBatteryReachedAtKwh, 'kWh'),
      formerPercent: formatPercent(figures.formerSubsidyPercent),
      formerMaximum: formatEurosBriefly(figures.formerSubsidyMaximumPerKwp),
    },
    /** Days, such as '2026-03-04', for the page's language to write. */
    formerDays: {
      orderedFrom: figures.formerSubsidyOrderedFrom,
      orderedUntil: figures.formerSubsidyOrderedUntil,
      invoicedUntil: figures.formerSubsidyInvoicedUntil,
    },
    tariff: {
      year: figures.tariffYear,
      small: writePerKwh(rounded(figures.smallTariffPerKwh)),
      smallSize: writeFigure(figures.smallTariffUpToKwp, 'kWp'),
      large: writePerKwh(rounded(figures.largeTariffPerKwh)),
      largeSize: writeFigure(figures.largeTariffUpToKwp, 'kWp'),
      price: writePerKwh(figures.electricityPrice),
      market: writePerKwh(figures.solarMarketPrice),
    },
    guaranteedYears: figures.guaranteedYears,
    vat: formatPercent(figures.vatPercent),
    taxFree: writeFigure(figures.taxFreeKwp, 'kWp'),
    batteryPrice: formatEurosBriefly(figures.batteryPricePerKwh),
    car: writeFigure(figures.electricCarKwh, 'kWh'),
    heatPump: writeFigure(figures.heatPumpKwh, 'kWh'),
    watts: formatNumber(figures.panelWatts),
    area: formatNumber(figures.panelSquareMetres),
    weight: formatNumber(figures.panelKilograms),
    suppliersFrom: formatNumber(figures.suppliersFromPercent),
    suppliersTo: formatPercent(figures.suppliersToPercent),
    without: formatPercent(figures.selfConsumptionPercent),
    full: formatPercent(figures.fullBatteryPercent),
    fullSize: writeFigure(figures.fullBatteryKwh, 'kWh'),
  };
}
