import { firstMonthAhead, periodOfDay, rulePeriods, type MonthSpan } from '@suen/engine/small-door';
import { useTranslation } from '../translation/use-translation.ts';

const monthKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** Names of months and rule periods in the language of the page: 'January to April 2025', '2024'. */
export function useRulePeriodNames() {
  const { t } = useTranslation('shared');
  const monthName = (month: number) => t(`months.${monthKeys[month - 1] ?? monthKeys[0]}`);

  /** Months of a year that need not be said: 'January to April'. */
  const monthSpanName = ({ from, to }: MonthSpan): string =>
    t('rulePeriod.months', { from: monthName(from), to: monthName(to) });

  /** @param payMonth the first month of a rule period; a month ahead has the rules of the newest one */
  const rulePeriodName = (payMonth: string): string => {
    const first = payMonth < firstMonthAhead ? payMonth : periodOfDay(payMonth).rulePeriod.payMonth;
    const period = rulePeriods.find((candidate) => candidate.payMonth === first);
    if (period === undefined) return payMonth;
    const { year, fromMonth, toMonth } = period;
    if (fromMonth === 1 && toMonth === 12) return String(year);
    return t('rulePeriod.range', {
      months: monthSpanName({ from: fromMonth, to: toMonth }),
      year,
    });
  };

  /** The name of a rule period where it stands alone: French writes months in lower case only within a sentence. */
  const rulePeriodTitle = (payMonth: string): string => {
    const [year = '', month] = payMonth.split('-');
    const name =
      payMonth < firstMonthAhead
        ? rulePeriodName(payMonth)
        : t('rulePeriod.ahead', { month: monthName(Number(month)), year });
    return name.replace(/^./, (letter) => letter.toUpperCase());
  };

  /** The rule period of a month, and that a whole year has the rules of all its months where they differ. */
  const rulePeriodAndYear = (payMonth: string): string => {
    const year = yearOfRulePeriod(payMonth);
    const period = rulePeriodTitle(payMonth);
    return period === String(year) ? period : t('rulePeriod.summary', { period, year });
  };

  /** As short as an axis needs it. */
  const monthTick = (month: number) => t('monthTicks').split(' ')[month - 1] ?? '';

  return {
    monthName,
    monthTick,
    monthSpanName,
    rulePeriodName,
    rulePeriodTitle,
    rulePeriodAndYear,
  };
}

/** The calendar year of a rule period; for a month ahead, of the newest one. */
export function yearOfRulePeriod(payMonth: string): number {
  return periodOfDay(payMonth).taxYear;
}
