import {
  announcedFigures,
  firstMonthAhead,
  newestPayMonth,
  periodOfDay,
  salaryFigures,
  type SalaryBreakdown,
} from '@suen/engine/small-door';
import { AnnouncedChange } from '../../../shared/result/parts/AnnouncedChange.tsx';
import { useDayName } from '../../../shared/translation/day-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

interface AnnouncedMinimumWageProps {
  readonly month: SalaryBreakdown;
  readonly payMonth: string;
}

/**
 * When the minimum wage may rise next, for months ahead and, under the newest rules, for pay up to the minimum wage
 * of skilled workers.
 */
export function AnnouncedMinimumWage({ month, payMonth }: AnnouncedMinimumWageProps) {
  const { t } = useTranslation('net-salary-result', { keyPrefix: 'announced' });
  const dayName = useDayName();
  const isOfNewestRules = payMonth >= periodOfDay(newestPayMonth).rulePeriod.payMonth;
  const isNear = month.grossSalary <= salaryFigures(payMonth).qualifiedMinimumWage;
  if (!(isOfNewestRules && isNear) && payMonth < firstMonthAhead) return null;
  const { from, lastRise, everyYears, readOn, sources } = announcedFigures().minimumWage;
  return (
    <AnnouncedChange
      from={from}
      title={t('title', { day: dayName(from) })}
      sentences={[
        t('review', { years: everyYears, day: dayName(lastRise) }),
        t('known', { day: dayName(readOn) }),
      ]}
      sources={sources}
    />
  );
}
