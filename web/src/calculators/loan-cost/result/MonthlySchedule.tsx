import type { MonthlyAmortization } from '@suen/engine/calculators/loan-cost/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { Button } from '../../../shared/button/Button.tsx';
import { saveFile } from '../../../shared/download/save-file.ts';
import { writeCsv } from '../../../shared/download/write-csv.ts';
import { iconOf } from '../../../shared/icon-of.ts';
import { LaterPanel } from '../../../shared/result/parts/LaterPanel.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useMonthlySchedule, type LoanCostRecord } from './monthly-schedule.ts';
import { ScheduleTable } from './ScheduleTable.tsx';
import classes from './MonthlySchedule.module.css';

/** The loan month by month, fetched when it is first opened. */
export function MonthlySchedule({ record }: { readonly record: LoanCostRecord }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.schedule' });
  const [schedule, ask] = useMonthlySchedule(record);
  return (
    <section className={classes.section} data-folds>
      <LaterPanel
        title={t('title')}
        part={schedule}
        onAsk={ask}
        loading={t('loading')}
        failed={t('failed')}
        render={(months) => (
          <>
            <ScheduleTable months={months} />
            <p className={classes.note}>{t('rounding')}</p>
            <ScheduleDownload months={months} />
          </>
        )}
      />
    </section>
  );
}

const IconDownload = iconOf('download');

/** Downloads the schedule as a file. It is made in the browser, so nothing is sent. */
function ScheduleDownload({ months }: { readonly months: readonly MonthlyAmortization[] }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.schedule' });
  const format = useFormat();
  const save = () => {
    const heads = [t('month'), t('principal'), t('interest'), t('balance')];
    const rows = months.map(({ month, principalPaid, interestPaid, remainingBalance }) => [
      { value: month, decimals: 0 },
      { value: principalPaid, decimals: 2 },
      { value: interestPaid, decimals: 2 },
      { value: remainingBalance, decimals: 2 },
    ]);
    saveFile(`${t('fileName')}.csv`, 'text/csv', writeCsv([heads, ...rows], format));
  };
  return (
    <Button onClick={save}>
      <IconDownload aria-hidden="true" size={18} stroke={1.75} />
      {t('download')}
    </Button>
  );
}
