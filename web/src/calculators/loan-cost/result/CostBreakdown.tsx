import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { EnlargeableChart } from '../../../shared/charts/EnlargeableChart.tsx';
import { pieChart } from '../../../shared/charts/pie-chart.ts';
import { loadedChart } from '../../../shared/charts/LoadedChart.tsx';
import { percentOfTotal, type Slice } from '../../../shared/charts/pie-layout.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { interestColour, principalColour } from './part-colours.ts';

const LoadedPieChart = loadedChart(pieChart, 'loadingPie');

/** The two parts of the total cost as a pie. */
export function CostBreakdown({ result }: { readonly result: LoanCostResult }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result' });
  const format = useFormat();
  const { totalCost, baseCost, interestCost } = result;
  const title = t('charts.breakdown.title');
  const slices: readonly Slice[] = [
    {
      id: 'baseCost',
      name: t('line.baseCost'),
      amount: baseCost,
      colour: principalColour,
      isLight: true,
    },
    {
      id: 'interestCost',
      name: t('line.interestCost'),
      amount: interestCost,
      colour: interestColour,
    },
  ];
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
