import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { ChartTable } from '../../../shared/charts/ChartTable.tsx';
import { EnlargeableChart } from '../../../shared/charts/EnlargeableChart.tsx';
import { areaChart } from '../../../shared/charts/area-chart.ts';
import { loadedChart } from '../../../shared/charts/LoadedChart.tsx';
import { timeAxis } from '../../../shared/charts/time-axis.ts';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { balancePoints } from './balance-points.ts';
import { ChartOverFigures } from './ChartOverFigures.tsx';
import { NoData } from './NoData.tsx';
import { interestColour, principalColour } from './cost-lines.ts';

const LoadedAreaChart = loadedChart(areaChart, 'loadingAreas');

/** The remaining balance and the interest still owed, year by year. */
export function BalanceChart({ result }: { readonly result: LoanCostResult }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result.charts' });
  const format = useFormat();
  const { termName } = useTermNames();
  const points = balancePoints(result);
  if (points.length === 0) return <NoData>{t('balance.empty')}</NoData>;
  const axis = timeAxis(points.map(({ month }) => month));
  const title = t('balance.title');
  const nameOf = (month: number) =>
    month === 0 ? t('balance.start') : t('balance.after', { term: termName(month) });

  return (
    <ChartOverFigures
      chart={
        <EnlargeableChart
          title={title}
          renderChart={(heightPixels) => (
            <LoadedAreaChart
              title={title}
              description={t('balance.description', {
                loan: format.eurosBriefly(result.baseCost),
                interest: format.euros(result.interestCost),
                term: termName(result.months),
              })}
              heightPixels={heightPixels}
              xs={axis.xs}
              writeX={(x) => nameOf(axis.monthsAt(x))}
              writeXTick={format.number}
              axisName={t(axis.unit === 'months' ? 'axisMonths' : 'axisYears')}
              series={[
                {
                  id: 'balance',
                  name: t('balance.remaining'),
                  colour: principalColour,
                  isLight: true,
                  look: 'area',
                  values: points.map(({ balance }) => balance),
                },
                {
                  id: 'interestOwed',
                  name: t('balance.interestOwed'),
                  colour: interestColour,
                  look: 'area',
                  values: points.map(({ interestOwed }) => interestOwed),
                },
              ]}
              write={format.euros}
              writeTick={format.eurosBriefly}
              marks={[]}
            />
          )}
        />
      }
      figures={
        <ChartTable
          caption={title}
          heads={[t('balance.time'), t('balance.remaining'), t('balance.interestOwed')]}
          rows={points.map(({ month, balance, interestOwed }) => ({
            id: String(month),
            cells: [
              nameOf(month),
              <Amount key="balance" value={balance} />,
              <Amount key="interestOwed" value={interestOwed} />,
            ],
          }))}
          isFolded
        />
      }
    />
  );
}
