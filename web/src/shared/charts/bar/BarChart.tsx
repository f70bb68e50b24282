import { useId } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { leaningAt } from '../figure/Swatch.tsx';
import { categoryLabels } from '../plot/axis-labels.ts';
import { valueScale } from '../plot/chart-scale.ts';
import type { ChartSeries } from '../plot/chart-series.ts';
import { Hatch } from '../plot/Hatch.tsx';
import { intervalsFor, percent, Plot } from '../plot/Plot.tsx';
import { stackBars, totalAt } from './bar-layout.ts';
import classes from './BarChart.module.css';

interface BarChartProps {
  readonly title: string;
  /** The description for readers who do not see the chart. */
  readonly description: string;
  readonly heightPixels: number;
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    /** The short name below the bar. */
    readonly tick: string;
    /** What begins with this bar. */
    readonly mark?: string | undefined;
  }[];
  /** What the categories are: 'Years'. */
  readonly axisName: string;
  /** From the bottom of each bar to its top. No value is negative. */
  readonly series: readonly ChartSeries[];
  /** Writes a value in the tooltip and in the legend. */
  readonly write: (value: number) => string;
  /** Writes a value on the value axis. */
  readonly writeTick: (value: number) => string;
}

/** How much of its band a bar takes; the rest keeps it from its neighbours. */
const barShare = 0.72;

/** Vertical bars, one for each category, of one or more series. The legend shows the sum of each series. */
export function BarChart(props: BarChartProps) {
  const { categories, series, write, writeTick } = props;
  const { t } = useTranslation('shared');
  const id = useId();
  const count = categories.length;
  const totals = categories.map((_, category) => totalAt(series, category));
  const scale = valueScale(totals, intervalsFor(props.heightPixels));
  const hatchId = (each: ChartSeries) => `${id}-${each.id}`;
  // The first series is plain; each other one is striped.
  const hatched = series.slice(1);

  return (
    <Plot
      title={props.title}
      description={props.description}
      heightPixels={props.heightPixels}
      scale={scale}
      writeTick={writeTick}
      labels={categoryLabels(categories, scale.ticks.map(writeTick))}
      axisName={props.axisName}
      marks={categories.flatMap(({ mark }, category) =>
        mark === undefined ? [] : [{ across: (category + 0.5) / count, name: mark }],
      )}
      points={categories.map(({ name, mark }, category) => ({
        across: (category + 0.5) / count,
        name: mark === undefined ? name : `${name}: ${mark}`,
        top: totals[category] ?? 0,
        figures: [
          ...series.map((each) => ({
            id: each.id,
            name: each.name,
            value: write(each.values[category] ?? 0),
          })),
          ...(series.length > 1
            ? [{ id: 'total', name: t('chart.total'), value: write(totals[category] ?? 0) }]
            : []),
        ],
      }))}
      legend={series.map((each) => ({
        id: each.id,
        name: each.name,
        value: t('chart.sum', { value: write(each.values.reduce((sum, value) => sum + value, 0)) }),
        colour: each.colour,
        look: hatched.includes(each) ? 'hatched' : 'solid',
        leans: hatched.includes(each) ? leaningAt(hatched.indexOf(each)) : undefined,
        isLight: each.isLight,
      }))}
      renderSeries={(shown) => (
        <>
          <defs>
            {hatched.map((each, position) => (
              <Hatch
                key={each.id}
                id={hatchId(each)}
                colour={each.colour}
                leans={leaningAt(position)}
                isLight={each.isLight}
              />
            ))}
          </defs>
          {shown !== undefined && (
            <rect
              x={percent(shown / count)}
              width={percent(1 / count)}
              height="100%"
              className={classes.band}
            />
          )}
          {stackBars(series, count).map(({ category, series: each, from, upTo }) => (
            <rect
              key={`${each.id} ${category}`}
              x={percent((category + (1 - barShare) / 2) / count)}
              width={percent(barShare / count)}
              y={percent(1 - scale.shareOf(upTo))}
              height={percent(scale.shareOf(upTo) - scale.shareOf(from))}
              fill={hatched.includes(each) ? `url(#${hatchId(each)})` : each.colour}
              className={classes.part}
            />
          ))}
        </>
      )}
    />
  );
}
