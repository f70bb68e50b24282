import type { MonthlyAmortization } from '@suen/engine/calculators/loan-cost/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { Button } from '../../../shared/button/Button.tsx';
import { saveFile } from '../../../shared/download/save-file.ts';
import { writeCsv } from '../../../shared/download/write-csv.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { iconOf } from '../../../shared/icon-of.ts';

const IconDownload = iconOf('download');

/** Downloads the schedule as a file. It is made in the browser, so nothing is sent. */
export function ScheduleDownload({ months }: { readonly months: readonly MonthlyAmortization[] }) {
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
