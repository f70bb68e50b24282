import { solarFigures } from '@suen/engine/inputs';
import {
  formatEurosBriefly,
  formatNumber,
  formatPercent,
} from '../../shared/amount/format-amount.ts';
import { writeFigure } from '../../shared/explanation/write-figure.ts';
import { writePerKwh } from './entry-names.ts';

/** Tariffs are an estimate here: four decimals are enough. */
const rounded = (price: number) => Number(price.toFixed(4));

/** The figures of the law and our assumptions by the names that the page's texts give them, as they are written. */
export function quotedFigures() {
  const figures = solarFigures();
  return {
    subsidy: {
      year: figures.subsidySince,
      panelsMaximum: formatEurosBriefly(figures.subsidyPanelsMaximum),
      panelsSize: writeFigure(figures.subsidyPanelsReachedAtKwp, 'kWp'),
      panelsSmallest: writeFigure(figures.subsidyPanelsSmallestKwp, 'kWp'),
      batteryMaximum: formatEurosBriefly(figures.subsidyBatteryMaximum),
      batterySize: writeFigure(figures.subsidyBatteryReachedAtKwh, 'kWh'),
      formerPercent: formatPercent(figures.formerSubsidyPercent),
      formerUntil: figures.formerSubsidyUntil,
      formerMaximum: formatEurosBriefly(figures.formerSubsidyMaximumPerKwp),
    },
    tariff: {
      year: figures.tariffYear,
      small: writePerKwh(rounded(figures.smallTariffPerKwh)),
      smallSize: writeFigure(figures.smallTariffUpToKwp, 'kWp'),
      large: writePerKwh(rounded(figures.largeTariffPerKwh)),
      largeSize: writeFigure(figures.largeTariffUpToKwp, 'kWp'),
      price: writePerKwh(figures.electricityPrice),
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
    without: formatPercent(figures.selfConsumptionPercent),
    full: formatPercent(figures.fullBatteryPercent),
    fullSize: writeFigure(figures.fullBatteryKwh, 'kWh'),
  };
}
