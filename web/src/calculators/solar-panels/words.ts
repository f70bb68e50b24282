import { useFormat } from '../../shared/amount/use-format.ts';
import { writeFigure } from '../../shared/explanation/write-figure.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { BatteryCapacity, ConsumptionPeriod, SolarYield, SubsidyScheme } from './form.ts';

/** Entries and figures in words, for the form and for the summary below a result. */
export function useEntryNames() {
  const { t } = useTranslation('solar-panels', { keyPrefix: 'entry' });
  const format = useFormat();
  return {
    consumptionName: (amount: number, period: ConsumptionPeriod) =>
      t(period, { amount: format.number(amount) }),
    batteryName: (capacity: BatteryCapacity) =>
      capacity === 0 ? t('noBattery') : writeFigure(capacity, 'kWh', format),
    yieldName: (amount: SolarYield) => t('yield', { amount: format.number(amount) }),
    priceOfKwpName: (amount: number) => t('perKwp', { amount: format.eurosBriefly(amount) }),
    feedInName: (rate: number) => t('perKwh', { amount: format.eurosExactly(rate) }),
    schemeName: (name: SubsidyScheme) => t(`scheme.${name}`),
    yesOrNo: (isSo: boolean) => t(isSo ? 'yes' : 'no'),
    yearsName: (count: number) => t('years', { count, number: format.number(count) }),
    /** The form after 'after' and 'in', which has a case of its own in German. */
    afterYearsName: (count: number) => t('afterYears', { count, number: format.number(count) }),
    panelsName: (count: number) => t('panels', { count, number: format.number(count) }),
  };
}
