import { formatEurosBriefly, formatNumber } from '../../shared/amount/format-amount.ts';
import { writeFigure } from '../../shared/explanation/write-figure.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { BatteryCapacity, ConsumptionPeriod, SolarYield, SubsidyScheme } from './form.ts';

const noBreakSpace = '\u00A0';

/** A price of a kWh, with the decimals that tariffs have: '€ 0.13332'. */
export function writePerKwh(price: number): string {
  return `€${noBreakSpace}${formatNumber(price)}`;
}

/** An amount in a sentence, where a cent would promise more than an estimate knows: '€ 6 605'. */
export function writeWholeEuros(amount: number): string {
  return formatEurosBriefly(Math.round(amount));
}

/** Entries and figures in words, for the form and for the summary below a result. */
export function useEntryNames() {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'entry' });
  return {
    consumptionName: (amount: number, period: ConsumptionPeriod) =>
      t(period, { amount: formatNumber(amount) }),
    batteryName: (capacity: BatteryCapacity) =>
      capacity === 0 ? t('noBattery') : writeFigure(capacity, 'kWh'),
    yieldName: (amount: SolarYield) => t('yield', { amount: formatNumber(amount) }),
    priceOfKwpName: (amount: number) => t('perKwp', { amount: formatEurosBriefly(amount) }),
    feedInName: (rate: number) => t('perKwh', { amount: writePerKwh(rate) }),
    schemeName: (name: SubsidyScheme) => t(`scheme.${name}`),
    yesOrNo: (isSo: boolean) => t(isSo ? 'yes' : 'no'),
    yearsName: (count: number) => t('years', { count, number: formatNumber(count) }),
    /** As it stands behind 'after' and 'in', which German has a case for. */
    afterYearsName: (count: number) => t('afterYears', { count, number: formatNumber(count) }),
    panelsName: (count: number) => t('panels', { count, number: formatNumber(count) }),
  };
}
