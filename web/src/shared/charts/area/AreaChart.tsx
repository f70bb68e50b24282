import { useId } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { leaningAt } from '../figure/Swatch.tsx';
import { numberLabels } from '../plot/axis-labels.ts';
import { valueScale } from '../plot/chart-scale.ts';
import type { ChartSeries } from '../plot/chart-series.ts';
import { Hatch } from '../plot/Hatch.tsx';
import { intervalsFor, percent, Plot } from '../plot/Plot.tsx';
import { outlinesOf, shareAcross, unitSide } from './area-layout.ts';
import classes from './AreaChart.module.css';

/** A series over the points of the horizontal axis. */
export interface AreaSeries extends ChartSeries {
  readonly look: 'area' | 'line' | 'dashed';
  /** What the legend says instead of the lowest and the highest value. */
  readonly meaning?: string;
  /** Where it is drawn along other points than those of the axis: one that ends between two of them. */
  readonly drawn?: { readonly xs: readonly number[]; readonly values: readonly number[] };
}

interface AreaChartProps {
  readonly title: string;
  /** The description for readers who do not see the chart. */
  readonly description: string;
  readonly heightPixels: number;
  /** The points of the horizontal axis, in rising order. */
  readonly xs: readonly number[];
  /** Names a point in the tooltip. */
  readonly writeX: (x: number) => string;
  /** Writes a round number below the axis. */
  readonly writeXTick: (x: number) => string;
  /** What the horizontal axis counts: 'Years'. */
  readonly axisName: string;
  /** Later ones lie over earlier ones. */
  readonly series: readonly AreaSeries[];
  /** Writes a value in the tooltip and in the legend. */
  readonly write: (value: number) => string;
  /** Writes a value on the value axis. */
  readonly writeTick: (value: number) => string;
  /** Places on the horizontal axis with a word each, for instance where zero is crossed. */
  readonly marks: readonly { readonly x: number; readonly name: string }[];
}

/** Areas and lines over a range of numbers. The legend says the lowest and the highest point of each series. */
export function AreaChart(props: AreaChartProps) {
  const { xs, series, write, writeTick } = props;
  const { t } = useTranslation('shared');
  const rangeOf = (values: readonly number[]) => {
    const [lowest, highest] = [write(Math.min(...values)), write(Math.max(...values))];
    return lowest === highest ? lowest : t('chart.fromTo', { first: lowest, last: highest });
  };
  const id = useId();
  const scale = valueScale(
    series.flatMap(({ values }) => values),
    intervalsFor(props.heightPixels),
  );
  // The first area is plain; each other one is striped.
  const hatched = series.filter(({ look }) => look === 'area').slice(1);
  const drawn = series.map((each) => {
    const isHatched = hatched.includes(each);
    return {
      ...each,
      key: `${id}-${each.id}`,
      look: isHatched ? ('hatchedArea' as const) : each.look,
      leans: isHatched ? leaningAt(hatched.indexOf(each)) : undefined,
      outlines: outlinesOf(each.drawn?.xs ?? xs, each.drawn?.values ?? each.values, scale, xs),
    };
  });
  const areas = drawn.filter(({ look }) => look === 'area' || look === 'hatchedArea');

  return (
    <Plot
      title={props.title}
      description={props.description}
      heightPixels={props.heightPixels}
      scale={scale}
      writeTick={writeTick}
      labels={numberLabels(
        [xs[0] ?? 0, xs.at(-1) ?? 0],
        props.writeXTick,
        scale.ticks.map(writeTick),
      )}
      axisName={props.axisName}
      points={xs.map((x, position) => ({
        across: shareAcross(xs, x),
        name: props.writeX(x),
        top: Math.max(...series.map(({ values }) => values[position] ?? 0)),
        figures: series.map((each) => ({
          id: each.id,
          name: each.name,
          value: write(each.values[position] ?? 0),
        })),
      }))}
      marks={props.marks.map(({ x, name }) => ({ across: shareAcross(xs, x), name }))}
      legend={drawn.map(({ id: key, name, colour, look, leans, values, meaning }) => ({
        id: key,
        name,
        colour,
        look,
        leans,
        value: meaning ?? rangeOf(values),
      }))}
      renderSeries={(shown) => (
        <>
          <defs>
            {areas.map(({ key, outlines }) => (
              <clipPath key={key} id={`${key}-area`} clipPathUnits="objectBoundingBox">
                <path d={outlines.area} transform={`scale(${1 / unitSide})`} />
              </clipPath>
            ))}
            {hatched.map((each, position) => (
              <Hatch
                key={each.id}
                id={`${id}-${each.id}`}
                colour={each.colour}
                leans={leaningAt(position)}
                isArea
              />
            ))}
          </defs>
          {areas.map(({ key, colour, look }) => (
            <rect
              key={key}
              width="100%"
              height="100%"
              // Cut out of the whole drawing, so that the stripes are not stretched along with the outline.
              clipPath={`url(#${key}-area)`}
              fill={look === 'area' ? colour : `url(#${key})`}
              className={look === 'area' ? classes.area : undefined}
            />
          ))}
          <svg
            width="100%"
            height="100%"
            viewBox={`0 0 ${unitSide} ${unitSide}`}
            preserveAspectRatio="none"
            className={classes.lines}
          >
            {drawn.map(({ key, colour, look, outlines }) => (
              <path key={key} d={outlines.line} stroke={colour} className={classes[look]} />
            ))}
          </svg>
          {shown !== undefined && (
            <PointMarks
              across={percent(shareAcross(xs, xs[shown] ?? 0))}
              values={series.map(({ id: key, colour, values }) => ({
                key,
                colour,
                down: percent(1 - scale.shareOf(values[shown] ?? 0)),
              }))}
            />
          )}
        </>
      )}
    />
  );
}

interface PointMarksProps {
  readonly across: string;
  readonly values: readonly {
    readonly key: string;
    readonly colour: string;
    readonly down: string;
  }[];
}

/** A line through the point that the tooltip is about, with a dot on each series. */
function PointMarks({ across, values }: PointMarksProps) {
  return (
    <>
      <line x1={across} x2={across} y1="0" y2="100%" className={classes.pointer} />
      {values.map(({ key, colour, down }) => (
        <circle key={key} cx={across} cy={down} r="5" fill={colour} className={classes.dot} />
      ))}
    </>
  );
}
