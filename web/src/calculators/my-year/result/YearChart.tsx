import { atLeastZero, sum } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { barChart } from '../../../shared/charts/bar/bar-chart.ts';
import { EnlargeableChart } from '../../../shared/charts/figure/EnlargeableChart.tsx';
import { loadedChart } from '../../../shared/charts/figure/LoadedChart.tsx';
import { useRulePeriodNames } from '../../../shared/rule-period/rule-period-name.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { contributionsOf } from '../../../subjects/salary/contributions.ts';
import { payslipColours } from '../../../subjects/salary/line-colours.ts';
import { useYearChangeWords } from './change-words.ts';
import { onceIn, ordinaryIn, type MyYearRecord } from './record.ts';

const LoadedBarChart = loadedChart(barChart, 'loadingBars');

/** The gross of each month in its parts, with what is paid once. No part of a bar is below zero. */
export function YearChart({ result }: { readonly result: MyYearRecord['result'] }) {
  const { t } = useTranslation('my-year', { keyPrefix: 'result.chart' });
  const format = useFormat();
  const { monthName, monthTick } = useRulePeriodNames();
  const { markWords } = useYearChangeWords();
  const months = result.months.map((month) => {
    const ordinary = ordinaryIn(month);
    const once = onceIn(month);
    const total = (amountOf: (slip: (typeof once)[number]) => number) => sum(once.map(amountOf));
    return {
      number: Number(month.month.slice(5)),
      mark: markWords(month).join(', '),
      net: ordinary.net,
      bonusNet: total(({ netSalary }) => netSalary),
      tax: atLeastZero(sum([ordinary.tax, total(({ tax }) => tax)])),
      contributions: sum([ordinary.contributions, total(contributionsOf)]),
    };
  });
  const hasOnce = months.some(({ bonusNet }) => bonusNet > 0);
  const series = [
    { id: 'net', colour: payslipColours.net },
    ...(hasOnce ? [{ id: 'bonusNet' as const, colour: payslipColours.net }] : []),
    { id: 'tax', colour: payslipColours.tax },
    { id: 'contributions', colour: payslipColours.contributions },
  ] as const;
  return (
    <EnlargeableChart
      title={t('title')}
      renderChart={(heightPixels) => (
        <LoadedBarChart
          title={t('title')}
          description={t('description')}
          heightPixels={heightPixels}
          categories={months.map(({ number, mark }) => ({
            id: String(number),
            name: monthName(number),
            tick: monthTick(number),
            mark: mark === '' ? undefined : mark,
          }))}
          axisName={t('axis')}
          series={series.map(({ id, colour }) => ({
            id,
            colour,
            name: t(id),
            values: months.map((month) => month[id]),
          }))}
          write={format.euros}
          writeTick={format.wholeEuros}
        />
      )}
    />
  );
}
