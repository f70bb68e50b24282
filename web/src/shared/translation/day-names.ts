import { useTranslation } from './use-translation.ts';

const monthKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** Writes a day, such as '2026-03-04', as the page's language writes days. */
export function useDayName(): (isoDay: string) => string {
  const { t } = useTranslation('shared');
  return (isoDay) => {
    const [year = 0, month = 1, day = 1] = isoDay.split('-').map(Number);
    return t('day.date', {
      day: day === 1 ? t('day.first') : day,
      month: t(`months.${monthKeys[month - 1] ?? monthKeys[0]}`),
      year,
    });
  };
}

/** Writes a month, such as '2026-03', as the page's language writes months in a sentence. */
export function useMonthName(): (month: string) => string {
  const { t } = useTranslation('shared');
  return (month) => {
    const [year = '', number = 1] = month.split('-');
    const name = t(`months.${monthKeys[Number(number) - 1] ?? monthKeys[0]}`);
    return t('rulePeriod.range', { months: name, year });
  };
}
