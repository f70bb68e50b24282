import { useTranslation } from '../../shared/translation/use-translation.ts';
import { partsOfTerm } from './term.ts';

/** Entries in words, for the form and for the summary below a result. */
export function useEntryNames() {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'entry' });
  const yearsName = (count: number) => t('years', { count });
  const monthsName = (count: number) => t('months', { count });
  return {
    yearsName,
    monthsName,
    /** A term as one says it: '20 years', '20 years and 6 months', '6 months'. */
    termName: (months: number) => {
      const parts = partsOfTerm(months);
      if (parts.years === 0) return monthsName(parts.months);
      if (parts.months === 0) return yearsName(parts.years);
      return t('yearsAndMonths', {
        years: yearsName(parts.years),
        months: monthsName(parts.months),
      });
    },
  };
}
