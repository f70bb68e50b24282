import type { YearlyAmortization } from '@suen/engine/calculators/loan-cost/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { barChart } from '../../../shared/charts/bar/bar-chart.ts';
import { ChartTable } from '../../../shared/charts/figure/ChartTable.tsx';
import { EnlargeableChart } from '../../../shared/charts/figure/EnlargeableChart.tsx';
import { loadedChart } from '../../../shared/charts/figure/LoadedChart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { ChartOverFigures } from './ChartOverFigures.tsx';
import { interestColour, principalColour } from './cost-lines.ts';
import { NoData } from './NoData.tsx';

const LoadedBarChart = loadedChart(barChart, 'loadingBars');

/** Principal and interest paid in each year. */
export function AmortizationChart({ years }: { readonly years: readonly YearlyAmortization[] }) {
  const { t } = useTranslation('loan-cost', { keyPrefix: 'result' });
  const format = useFormat();
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined) {
    return <NoData>{t('charts.amortization.empty')}</NoData>;
  }
  const title = t('charts.amortization.title');
  const nameOf = (year: number) => t('charts.year', { year });

  return (
    <ChartOverFigures
      chart={
        <EnlargeableChart
          title={title}
          renderChart={(heightPixels) => (
            <LoadedBarChart
              title={title}
              description={t('charts.amortization.description', {
                first: format.euros(first.totalInterestPaid),
                last: format.euros(last.totalInterestPaid),
              })}
              heightPixels={heightPixels}
              categories={years.map(({ year }) => ({
                id: String(year),
                name: nameOf(year),
                tick: String(year),
              }))}
              axisName={t('charts.axisYears')}
              series={[
                {
                  id: 'principal',
                  name: t('line.baseCost'),
                  colour: principalColour,
                  isLight: true,
                  values: years.map(({ totalPrincipalPaid }) => totalPrincipalPaid),
                },
                {
                  id: 'interest',
                  name: t('line.interestCost'),
                  colour: interestColour,
                  values: years.map(({ totalInterestPaid }) => totalInterestPaid),
                },
              ]}
              write={format.euros}
              writeTick={format.eurosBriefly}
            />
          )}
        />
      }
      figures={
        <ChartTable
          caption={title}
          heads={[t('charts.yearHead'), t('line.baseCost'), t('line.interestCost')]}
          rows={years.map(({ year, totalPrincipalPaid, totalInterestPaid }) => ({
            id: String(year),
            cells: [
              year,
              <Amount key="principal" value={totalPrincipalPaid} />,
              <Amount key="interest" value={totalInterestPaid} />,
            ],
          }))}
          isFolded
        />
      }
    />
  );
}
