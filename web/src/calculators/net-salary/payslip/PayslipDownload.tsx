import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import { IconDownload } from '@tabler/icons-react';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { Button } from '../../../shared/button/Button.tsx';
import { saveFile } from '../../../shared/download/save-file.ts';
import { writeCsv, type CsvFigure } from '../../../shared/download/write-csv.ts';
import { useSalaryLines } from '../../../shared/salary/salary-lines.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';

interface PayslipDownloadProps {
  readonly pay: NetSalaryResult;
  readonly isSelfEmployed: boolean;
}

/** Hands month, bonus and year over as a file for a spreadsheet; made here, so that nothing is sent for it. */
export function PayslipDownload({ pay, isSelfEmployed }: PayslipDownloadProps) {
  const { t } = useTranslation('payslip');
  const format = useFormat();
  const { monthlySalary, bonusPay, annualSalary } = pay;
  const lines = useSalaryLines({ breakdown: annualSalary, steps: [], isSelfEmployed });
  const columns = [
    { name: t('columns.month'), lines: monthlySalary },
    ...(bonusPay ? [{ name: t('columns.bonus'), lines: bonusPay }] : []),
    { name: t('columns.year'), lines: annualSalary },
  ];
  const save = () => {
    const heads = [t('columns.line'), ...columns.map(({ name }) => name)];
    const cellsOf = (id: string) =>
      columns.map((column) => {
        const amounts = new Map<string, number>(Object.entries(column.lines));
        return { value: amounts.get(id) ?? 0, decimals: 2 };
      });
    const rows = lines.map(({ id, name }) => {
      const cells: (CsvFigure | string)[] = cellsOf(id);
      cells.unshift(name);
      return cells;
    });
    saveFile(`${t('fileName')}.csv`, 'text/csv', writeCsv([heads, ...rows], format));
  };
  return (
    <Button onClick={save}>
      <IconDownload aria-hidden="true" size={18} stroke={1.75} />
      {t('download')}
    </Button>
  );
}
