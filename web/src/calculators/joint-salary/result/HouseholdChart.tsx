import { useFormat } from '../../../shared/amount/use-format.ts';
import { EnlargeableChart } from '../../../shared/charts/EnlargeableChart.tsx';
import { loadedChart } from '../../../shared/charts/LoadedChart.tsx';
import { FoldedPart } from '../../../shared/result/FoldedPart.tsx';
import { pieChart } from '../../../shared/charts/pie-chart.ts';
import type { ResultPeriod } from '../../../shared/result/PeriodTabs.tsx';
import { netPercent, salarySlices } from '../../../subjects/salary/salary-lines.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { HouseholdPart } from './household.ts';
import { useHouseholdLines } from './household-lines.ts';

const LoadedPieChart = loadedChart(pieChart, 'loadingPie');

interface HouseholdChartProps {
  readonly part: HouseholdPart;
  readonly period: ResultPeriod;
}

/** The chart of one person or of both together. */
export function HouseholdChart({ part, period }: HouseholdChartProps) {
  const { t } = useTranslation('joint-salary');
  const format = useFormat();
  const { t: shared } = useTranslation('shared');
  const lines = useHouseholdLines()(part);
  const { breakdown } = part;
  const title = t(`result.breakdown.${period}`, { person: t(`person.${part.scope}`) });
  const kept = format.percent(netPercent(breakdown), 0);
  return (
    <FoldedPart
      title={shared('chart.title')}
      standing={`${kept} ${shared('salaryBreakdown.parts.net')}`}
      heading="h3"
      isTitledOnPhonesOnly
    >
      <EnlargeableChart
        title={title}
        renderChart={(heightPixels) => (
          <LoadedPieChart
            title={title}
            description={shared('salaryBreakdown.chartDescription', {
              gross: format.euros(breakdown.grossSalary),
              percent: kept,
            })}
            slices={salarySlices(lines).filter(({ amount }) => amount !== 0)}
            heightPixels={heightPixels}
          />
        )}
      />
    </FoldedPart>
  );
}
