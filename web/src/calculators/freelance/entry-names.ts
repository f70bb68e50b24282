import { formatEuros, formatPercent } from '../../shared/amount/format-amount.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { VatRate } from './entries.ts';

/** Entries in words, for the form and for the summary below a result. */
export function useEntryNames() {
  const { t } = useTranslation('freelance', { keyPrefix: 'entry' });
  return {
    rateName: (ratePerHour: number) => t('perHour', { amount: formatEuros(ratePerHour) }),
    hoursName: (count: number) => t('hours', { count }),
    daysName: (count: number) => t('days', { count }),
    workingDaysName: (count: number) => t('workingDays', { count }),
    vatName: (vat: VatRate) => formatPercent(vat),
  };
}
