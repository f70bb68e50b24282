import {
  announcedFigures,
  firstMonthAhead,
  newestPayMonth,
  periodOfDay,
  salaryFigures,
  type SalaryBreakdown,
} from '@suen/engine/inputs';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { useDayName } from '../../../shared/page/UpdatedOn.tsx';
import { AnnouncedChange } from '../../../shared/result/AnnouncedChange.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

interface AnnouncedMinimumWageProps {
  readonly month: SalaryBreakdown;
  readonly payMonth: string;
}

/** The next rise of the minimum wage, for months ahead and, under the newest rules, for pay up to the minimum wage of skilled workers. */
export function AnnouncedMinimumWage({ month, payMonth }: AnnouncedMinimumWageProps) {
  const { t } = useTranslation('payslip', { keyPrefix: 'announced' });
  const format = useFormat();
  const dayName = useDayName();
  const isOfNewestRules = payMonth >= periodOfDay(newestPayMonth).rulePeriod.payMonth;
  const isNear = month.grossSalary <= salaryFigures(payMonth).qualifiedMinimumWage;
  if (!(isOfNewestRules && isNear) && payMonth < firstMonthAhead) return null;
  const { from, announcedOn, readOn, risePercent, unqualified, sources } =
    announcedFigures().minimumWage;
  return (
    <AnnouncedChange
      from={from}
      title={t('title', { day: dayName(from) })}
      sentences={[
        t('bill', {
          day: dayName(announcedOn),
          percent: format.percent(risePercent, 1),
          amount: format.euros(unqualified),
        }),
        t('known', { day: dayName(readOn) }),
      ]}
      sources={sources}
    />
  );
}
