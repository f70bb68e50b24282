import { Amount } from '../../../shared/amount/Amount.tsx';
import { useFormat } from '../../../shared/amount/use-format.ts';
import { areaChart } from '../../../shared/charts/area/area-chart.ts';
import { ChartTable } from '../../../shared/charts/figure/ChartTable.tsx';
import { EnlargeableChart } from '../../../shared/charts/figure/EnlargeableChart.tsx';
import { loadedChart } from '../../../shared/charts/figure/LoadedChart.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import type { Shares } from './shares.ts';
import classes from './ReallocationView.module.css';

const LoadedAreaChart = loadedChart(areaChart, 'loadingAreas');

/** The table has every fifth percent. */
const percentOfRows = 5;

interface ReallocationCurveProps {
  readonly shares: Shares;
  /** The percentage of the first person that the slider stands at. */
  readonly chosen: number;
}

/** The household's tax by the share of the first person. */
export function ReallocationCurve({ shares: { points, best }, chosen }: ReallocationCurveProps) {
  const { t } = useTranslation('joint-salary', { keyPrefix: 'reallocation' });
  const format = useFormat();
  const percent = (share: number) => format.percent(share, 0);
  const title = t('curve');
  const marks = [
    { x: best.percent, name: t('best', { percent: percent(best.percent) }) },
    ...(chosen === best.percent
      ? []
      : [{ x: chosen, name: t('chosen', { percent: percent(chosen) }) }]),
  ];

  return (
    <div className={classes.curve}>
      <EnlargeableChart
        title={title}
        renderChart={(heightPixels) => (
          <LoadedAreaChart
            title={title}
            description={t('description', {
              percent: percent(best.percent),
              tax: format.euros(best.tax),
            })}
            heightPixels={heightPixels}
            xs={points.map((point) => point.percent)}
            writeX={(share) => t('share', { percent: percent(share) })}
            writeXTick={percent}
            axisName={t('axis')}
            series={[
              {
                id: 'tax',
                name: t('tax'),
                colour: 'var(--suen-tax)',
                look: 'area',
                values: points.map(({ tax }) => tax),
              },
            ]}
            write={format.euros}
            writeTick={format.number}
            marks={marks}
          />
        )}
      />
      <ChartTable
        caption={title}
        heads={[t('axis'), t('tax')]}
        rows={points
          .filter((point) => point.percent % percentOfRows === 0)
          .map((point) => ({
            id: String(point.percent),
            cells: [percent(point.percent), <Amount key="tax" value={point.tax} />],
          }))}
        isFolded
      />
    </div>
  );
}
