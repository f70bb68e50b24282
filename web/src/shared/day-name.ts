import { useTranslation } from './translation/use-translation.ts';

const monthKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** Names of months and days in the language of the page: 'January', '4 March 2026'. */
export function useDayNames() {
  const { t } = useTranslation('shared');
  const monthName = (month: number) => t(`months.${monthKeys[month - 1] ?? monthKeys[0]}`);

  /** @param isoDay a day of the calendar: '2026-03-04' */
  const dayName = (isoDay: string): string => {
    const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number);
    return t('day.date', { day: day === 1 ? t('day.first') : day, month: monthName(month), year });
  };

  return { monthName, dayName };
}
