import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { areaChart } from '../../../shared/charts/area/area-chart.ts';
import type { AreaSeries } from '../../../shared/charts/area/AreaChart.tsx';
import { ChartTable } from '../../../shared/charts/figure/ChartTable.tsx';
import { EnlargeableChart } from '../../../shared/charts/figure/EnlargeableChart.tsx';
import { loadedChart } from '../../../shared/charts/figure/LoadedChart.tsx';
import { placeOf, timeAxis } from '../../../shared/charts/plot/time-axis.ts';
import { useTermNames } from '../../../shared/term/term-names.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import classes from './BalanceChart.module.css';

const LoadedAreaChart = loadedChart(areaChart, 'loadingAreas');

const plans = [
  { id: 'original', colour: 'var(--suen-net)', look: 'area' },
  { id: 'shorterTerm', colour: 'var(--suen-care)', look: 'line' },
  { id: 'lowerPayment', colour: 'var(--suen-pension)', look: 'dashed' },
] as const;

interface BalanceChartProps {
  readonly result: LoanOverpaymentResult;
  readonly regular: LoanOverpaymentResult['regularPrepayment'];
  /** Whether something is repaid at once, so that the options differ. */
  readonly hasOptions: boolean;
}

/** The balance year by year, without early repayment, with each option and with regular repayments. */
export function BalanceChart({ result, regular, hasOptions }: BalanceChartProps) {
  const { t } = useTranslation('loan-overpayment', { keyPrefix: 'result.balances' });
  const format = useFormat();
  const { termName } = useTermNames();
  const { balances, overpaymentWithTR: shorter } = result;
  const axis = timeAxis(balances.map(({ month }) => month));
  const momentName = (month: number) => (month === 0 ? t('today') : termName(month));
  const endOf = (month: number) =>
    month === 0 ? t('today') : t('ends', { term: termName(month) });
  const monthsOf = {
    original: shorter.originalMonths,
    shorterTerm: shorter.remainingMonths,
    lowerPayment: shorter.originalMonths,
  };
  /** The balances of a plan with its last payment, which may be within a year. */
  const balancesUntil = (months: number, id: keyof typeof monthsOf) => [
    ...balances
      .filter(({ month }) => month < months)
      .map(({ month, [id]: balance }) => ({ month, balance })),
    { month: months, balance: 0 },
  ];
  const regularBalances = new Map(regular?.balances.map(({ month, balance }) => [month, balance]));
  const series: readonly AreaSeries[] = [
    ...plans
      .filter(({ id }) => id === 'original' || hasOptions)
      .map(({ id, colour, look }) => ({
        id,
        name: t(`plan.${id}`),
        colour,
        look,
        values: balances.map((balance) => balance[id]),
        meaning: endOf(monthsOf[id]),
        drawn: drawnBalances(balancesUntil(monthsOf[id], id), axis.unit),
      })),
    ...(regular
      ? [
          {
            id: 'regular',
            name: t('plan.regular'),
            colour: 'var(--suen-cash)',
            look: 'line' as const,
            // It ends before both options, so it has each year until then.
            values: balances.map(({ month }) => regularBalances.get(month) ?? 0),
            meaning: endOf(regular.remainingMonths),
            drawn: drawnBalances(regular.balances, axis.unit),
          },
        ]
      : []),
  ];

  return (
    <section className={classes.balances}>
      <h2>{t('title')}</h2>
      <EnlargeableChart
        title={t('title')}
        renderChart={(heightPixels) => (
          <LoadedAreaChart
            title={t('title')}
            description={t(regular ? 'descriptionOfRegular' : 'description', {
              months: termName((regular ?? shorter).remainingMonths),
              allMonths: termName(shorter.originalMonths),
            })}
            heightPixels={heightPixels}
            xs={axis.xs}
            writeX={(x) => momentName(axis.monthsAt(x))}
            writeXTick={format.number}
            axisName={t(axis.unit === 'months' ? 'axisMonths' : 'axisYears')}
            series={series}
            write={format.wholeEuros}
            writeTick={format.eurosBriefly}
            marks={[]}
          />
        )}
      />
      <ChartTable
        caption={t('title')}
        heads={[t('moment'), ...series.map(({ name }) => name)]}
        rows={balances.map(({ month }, position) => ({
          id: String(month),
          cells: [
            momentName(month),
            ...series.map(({ values }) => format.wholeAmount(values[position] ?? 0)),
          ],
        }))}
        isFolded
      />
    </section>
  );
}

/** Balances along the axis, up to the month of the last payment. */
function drawnBalances(
  balances: readonly { readonly month: number; readonly balance: number }[],
  unit: 'months' | 'years',
) {
  return {
    xs: balances.map(({ month }) => placeOf(month, unit)),
    values: balances.map(({ balance }) => balance),
  };
}
