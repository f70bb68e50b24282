import type { SalaryBreakdown, Step } from '@suen/engine/inputs';
import { useTranslation } from 'react-i18next';
import { formatEuros, formatPercent } from '../../../shared/amount/format-amount.ts';
import { EnlargeableChart } from '../../../shared/charts/EnlargeableChart.tsx';
import { LoadedPieChart } from '../../../shared/charts/LoadedPieChart.tsx';
import { BreakdownTable } from '../../../shared/result/BreakdownTable.tsx';
import type { ResultPeriod } from '../../../shared/result/PeriodTabs.tsx';
import { salarySlices, useSalaryLines } from '../../../shared/salary/salary-lines.ts';
import classes from './SalaryBreakdownView.module.css';

interface SalaryBreakdownViewProps {
  readonly breakdown: SalaryBreakdown;
  readonly steps: readonly Step[];
  readonly period: ResultPeriod;
  readonly isSelfEmployed: boolean;
}

/** Table and chart of one period, side by side where there is room. */
export function SalaryBreakdownView(props: SalaryBreakdownViewProps) {
  const { breakdown, steps, period, isSelfEmployed } = props;
  const { t } = useTranslation('net-salary', { keyPrefix: 'salary.calculator.result' });
  const { t: shared } = useTranslation('shared');
  const lines = useSalaryLines({ breakdown, steps, isSelfEmployed });
  const title = t(`breakdown.${period}`);
  const { grossSalary, netSalary } = breakdown;

  return (
    <div className={classes.sides}>
      <BreakdownTable title={title} unit={shared(`period.unit.${period}`)} lines={lines} />
      <EnlargeableChart
        title={title}
        renderChart={(heightPixels) => (
          <LoadedPieChart
            title={title}
            description={t('chartDescription', {
              gross: formatEuros(grossSalary),
              percent: formatPercent((netSalary / grossSalary) * 100, 0),
            })}
            slices={salarySlices(lines)}
            heightPixels={heightPixels}
          />
        )}
      />
    </div>
  );
}
