import {
  announcedFigures,
  mayRiseWithMinimumWage,
  type SalaryBreakdown,
} from '@suen/engine/small-door';
import { AnnouncedChange } from '../../../shared/result/parts/AnnouncedChange.tsx';
import { useDayName } from '../../../shared/translation/day-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

interface AnnouncedMinimumWageProps {
  readonly month: SalaryBreakdown;
  readonly payMonth: string;
  /** Missing for full time. */
  readonly weeklyHours?: number | null | undefined;
}

/** When the minimum wage may rise next, for pay that this may concern. */
export function AnnouncedMinimumWage({ month, payMonth, weeklyHours }: AnnouncedMinimumWageProps) {
  const { t } = useTranslation('net-salary-result', { keyPrefix: 'announced' });
  const dayName = useDayName();
  if (!mayRiseWithMinimumWage(month.grossSalary, payMonth, weeklyHours ?? undefined)) return null;
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
