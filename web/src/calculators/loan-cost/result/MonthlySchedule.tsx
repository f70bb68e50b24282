import { Button } from '../../../shared/button/Button.tsx';
import { Panel } from '../../../shared/panel/Panel.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useMonthlySchedule, type LoanCostRecord } from './monthly-schedule.ts';
import classes from './MonthlySchedule.module.css';
import { ScheduleDownload } from './ScheduleDownload.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';

/** The loan month by month, fetched when it is first opened. */
export function MonthlySchedule({ record }: { readonly record: LoanCostRecord }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.schedule' });
  const { t: shared } = useTranslation('shared');
  const [schedule, ask] = useMonthlySchedule(record);

  const content = () => {
    switch (schedule.status) {
      case 'loaded':
        return (
          <>
            <ScheduleTable months={schedule.months} />
            <p className={classes.note}>{t('rounding')}</p>
            <ScheduleDownload months={schedule.months} />
          </>
        );
      case 'failed':
        return (
          <div role="alert" className={classes.failed}>
            <p>{t('failed')}</p>
            <Button onClick={ask}>{shared('failure.tryAgain')}</Button>
          </div>
        );
      default:
        return (
          <output className={classes.loading}>
            <span className={classes.spinner} />
            {t('loading')}
          </output>
        );
    }
  };

  return (
    <section className={classes.section}>
      <Panel title={t('title')} onOpen={ask}>
        {content()}
      </Panel>
    </section>
  );
}
