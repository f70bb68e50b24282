import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import { Amount } from '../../../shared/amount/Amount.tsx';
import { percentOf } from '../../../shared/amount/derived.ts';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { areaChart } from '../../../shared/charts/area/area-chart.ts';
import { ChartTable } from '../../../shared/charts/figure/ChartTable.tsx';
import { EnlargeableChart } from '../../../shared/charts/figure/EnlargeableChart.tsx';
import { loadedChart } from '../../../shared/charts/figure/LoadedChart.tsx';
import type { ResultPeriod } from '../../../shared/result/view/result-period.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { Employment } from '../../../subjects/salary/salary-entries.ts';
import classes from './Section.module.css';

const LoadedAreaChart = loadedChart(areaChart, 'loadingAreas');

interface NetCurveProps {
  readonly pay: NetSalaryResult;
  readonly period: ResultPeriod;
  readonly employment: Employment;
}

/** The net of lower and higher salaries; the reader's own stands on it. */
export function NetCurve({ pay, period, employment }: NetCurveProps) {
  const { t } = useTranslation('net-salary-result', { keyPrefix: 'curve' });
  const format = useFormat();
  const points = pay.netCurve?.[period] ?? [];
  const [lowest] = points;
  const highest = points.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const own = period === 'monthly' ? pay.monthlySalary : pay.annualSalary;
  const range = {
    lowest: format.euros(lowest.grossSalary),
    highest: format.euros(highest.grossSalary),
  };
  const place = { gross: format.euros(own.grossSalary), net: format.euros(own.netSalary) };
  const description = `${t('range', range)} ${t('own', place)}`;
  const title = t(`title.${employment}.${period}`);

  return (
    <div className={classes.section}>
      <EnlargeableChart
        title={title}
        renderChart={(heightPixels) => (
          <LoadedAreaChart
            title={title}
            description={description}
            heightPixels={heightPixels}
            xs={points.map(({ grossSalary }) => grossSalary)}
            writeX={format.euros}
            writeXTick={format.eurosBriefly}
            axisName={t(`axis.${employment}`)}
            series={[
              {
                id: 'net',
                name: t('net'),
                colour: 'var(--suen-net)',
                look: 'area',
                values: points.map(({ netSalary }) => netSalary),
              },
            ]}
            write={format.euros}
            writeTick={format.eurosBriefly}
            marks={[{ x: own.grossSalary, name: t('you') }]}
          />
        )}
      />
      <ChartTable
        caption={title}
        heads={[t('gross'), t('net'), t('kept')]}
        rows={points.map(({ grossSalary, netSalary }) => ({
          id: String(grossSalary),
          cells: [
            format.amount(grossSalary),
            <Amount key="net" value={netSalary} />,
            format.share(percentOf(netSalary, grossSalary)),
          ],
        }))}
        isFolded
      />
    </div>
  );
}
