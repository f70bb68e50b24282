import type { Payslip, Step } from '@suen/engine/small-door';
import { useFormat } from '../../shared/amount/use-format.ts';
import { EnlargeableChart } from '../../shared/charts/figure/EnlargeableChart.tsx';
import { loadedChart } from '../../shared/charts/figure/LoadedChart.tsx';
import { pieChart } from '../../shared/charts/pie/pie-chart.ts';
import { TableAndChart } from '../../shared/result/frame/ResultLayout.tsx';
import { FoldedPart } from '../../shared/result/parts/FoldedPart.tsx';
import { BreakdownTable } from '../../shared/result/tables/BreakdownTable.tsx';
import type { ResultPeriod } from '../../shared/result/view/result-period.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { Earner } from './salary-entries.ts';
import { netPercent, salarySlices, useSalaryLines } from './salary-lines.ts';

const LoadedPieChart = loadedChart(pieChart, 'loadingPie');

interface SalaryBreakdownViewProps {
  readonly breakdown: Payslip;
  readonly steps: readonly Step[];
  readonly period: ResultPeriod;
  readonly earner: Earner;
  readonly hasPensionPayments?: boolean;
}

/** Table and chart of one period, side by side where there is room. */
export function SalaryBreakdownView(props: SalaryBreakdownViewProps) {
  const { breakdown, steps, period, earner, hasPensionPayments = false } = props;
  const { t } = useTranslation('salary');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const lines = useSalaryLines({ breakdown, steps, earner, hasPensionPayments });
  const title = t(`salaryBreakdown.title.${period}`);
  const kept = format.percent(netPercent(breakdown), 1);

  return (
    <TableAndChart>
      <BreakdownTable title={title} unit={shared(`period.unit.${period}`)} lines={lines} />
      <FoldedPart
        title={shared('chart.title')}
        inBrief={`${kept} ${t('salaryBreakdown.parts.net')}`}
        isTitledOnPhonesOnly
      >
        <EnlargeableChart
          title={title}
          renderChart={(heightPixels) => (
            <LoadedPieChart
              title={title}
              description={t('salaryBreakdown.chartDescription', {
                gross: format.euros(breakdown.grossSalary),
                percent: kept,
              })}
              slices={salarySlices(lines)}
              heightPixels={heightPixels}
            />
          )}
        />
      </FoldedPart>
    </TableAndChart>
  );
}
