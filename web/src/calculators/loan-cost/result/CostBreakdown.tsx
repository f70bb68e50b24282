import type { LoanCostResult } from '@suen/engine/inputs';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { formatEuros, formatPercent } from '../../../shared/amount/format-amount.ts';
import { EnlargeableChart } from '../../../shared/charts/EnlargeableChart.tsx';
import { LoadedPieChart } from '../../../shared/charts/LoadedPieChart.tsx';
import { percentOfTotal, type Slice } from '../../../shared/charts/pie-layout.ts';
import { FigureTable } from '../../../shared/result/FigureTable.tsx';
import { TableAndChart } from '../../../shared/result/ResultLayout.tsx';
import { stepsOfLine } from '../../../shared/result/steps-of-line.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { interestColour, principalColour } from './part-colours.ts';

const lines = [
  { id: 'monthlyPayment', colour: undefined },
  { id: 'totalCost', colour: undefined },
  { id: 'baseCost', colour: principalColour },
  { id: 'interestCost', colour: interestColour },
] as const;

/** Payment, total and its two parts, each of which opens to say how it is computed; beside them the parts as a pie. */
export function CostBreakdown({ result }: { readonly result: LoanCostResult }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result' });
  const { t: shared } = useTranslation('shared');
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
    <TableAndChart>
      <FigureTable
        title={t('charts.breakdown.table')}
        heads={[shared('breakdown.line'), '€']}
        figures={lines.map(({ id, colour }) => ({
          id,
          colour,
          name: t(`line.${id}`),
          values: [<Amount key={id} value={result[id]} />],
          steps: stepsOfLine(result.explanation, id),
        }))}
      />
      <EnlargeableChart
        title={title}
        renderChart={(heightPixels) => (
          <LoadedPieChart
            title={title}
            description={t('charts.breakdown.description', {
              total: formatEuros(totalCost),
              percent: formatPercent(percentOfTotal(slices, interestCost), 1),
            })}
            slices={slices}
            heightPixels={heightPixels}
          />
        )}
      />
    </TableAndChart>
  );
}
