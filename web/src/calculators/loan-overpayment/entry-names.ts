import { useTranslation } from '../../shared/translation/use-translation.ts';

const monthsInYear = 12;

/** Terms in words, for the form, the result and the summary below it. */
export function useTermNames() {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'entry' });
  const yearsName = (count: number) => t('years', { count });
  const monthsName = (count: number) => t('months', { count });
  return {
    yearsName,
    monthsName,
    /** Months as one says them: '20 years', '1 year and 6 months', '6 months'. */
    termName: (allMonths: number) => {
      const years = Math.floor(allMonths / monthsInYear);
      const months = allMonths % monthsInYear;
      if (years === 0) return monthsName(months);
      if (months === 0) return yearsName(years);
      return t('yearsAndMonths', { years: yearsName(years), months: monthsName(months) });
    },
  };
}
