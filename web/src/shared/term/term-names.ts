import { useTranslation } from '../translation/use-translation.ts';
import { yearsAndMonths } from './term.ts';

/** The terms of loans in words, for a form, its result and the summary below it. */
export function useTermNames() {
  const { t } = useTranslation('shared', { keyPrefix: 'term' });
  const yearsName = (count: number) => t('years', { count });
  const monthsName = (count: number) => t('months', { count });
  return {
    yearsName,
    monthsName,
    /** Months as one says them: '20 years', '1 year and 6 months', '6 months'. */
    termName: (allMonths: number) => {
      const { years, months } = yearsAndMonths(allMonths);
      if (years === 0) return monthsName(months);
      if (months === 0) return yearsName(years);
      return t('yearsAndMonths', { years: yearsName(years), months: monthsName(months) });
    },
  };
}
