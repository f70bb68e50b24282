import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { areaChart } from '../../../shared/charts/area/area-chart.ts';
import { ChartTable } from '../../../shared/charts/figure/ChartTable.tsx';
import { EnlargeableChart } from '../../../shared/charts/figure/EnlargeableChart.tsx';
import { loadedChart } from '../../../shared/charts/figure/LoadedChart.tsx';
import { endOfYear, timeAxis } from '../../../shared/charts/plot/time-axis.ts';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { ChartOverFigures } from './ChartOverFigures.tsx';
import { interestColour, principalColour } from './cost-lines.ts';
import { NoData } from './NoData.tsx';

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

/** The balance at a point in time, in euros. */
interface BalancePoint {
  /** Months since the loan began; 0 is the beginning. */
  readonly month: number;
  readonly balance: number;
  /** The interest of all payments still to come. */
  readonly interestOwed: number;
}

/** The balance at the beginning and at the end of each year. The last year may be shorter. */
function balancePoints(result: LoanCostResult): readonly BalancePoint[] {
  const { yearlyAmortizationSchedule: years, months, baseCost, interestCost } = result;
  if (years.length === 0) return [];
  return [
    { month: 0, balance: baseCost, interestOwed: interestCost },
    ...years.map(({ year, remainingBalance, interestOwed }) => ({
      month: endOfYear(year, months),
      balance: remainingBalance,
      interestOwed,
    })),
  ];
}
