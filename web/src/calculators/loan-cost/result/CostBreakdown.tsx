import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { EnlargeableChart } from '../../../shared/charts/EnlargeableChart.tsx';
import { pieChart } from '../../../shared/charts/pie-chart.ts';
import { loadedChart } from '../../../shared/charts/LoadedChart.tsx';
import { percentOfTotal } from '../../../shared/charts/pie-layout.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useCostParts } from './cost-parts.ts';

const LoadedPieChart = loadedChart(pieChart, 'loadingPie');

/** The two parts of the total cost as a pie. */
export function CostBreakdown({ result }: { readonly result: LoanCostResult }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result' });
  const format = useFormat();
  const { totalCost, interestCost } = result;
  const title = t('charts.breakdown.title');
  const slices = useCostParts(result);
  return (
    <EnlargeableChart
      title={title}
      renderChart={(heightPixels) => (
        <LoadedPieChart
          title={title}
          description={t('charts.breakdown.description', {
            total: format.euros(totalCost),
            percent: format.percent(percentOfTotal(slices, interestCost), 1),
          })}
          slices={slices}
          heightPixels={heightPixels}
        />
      )}
    />
  );
}
