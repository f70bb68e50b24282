import type { ReactNode } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { ChartFigure, type LegendEntry } from '../figure/ChartFigure.tsx';
import { ChartTooltip } from '../figure/ChartTooltip.tsx';
import { useActivePoint } from './active-point.ts';
import type { AxisLabel } from './axis-labels.ts';
import type { ValueScale } from './chart-scale.ts';
import { placeMarks, type PlotMark } from './mark-rows.ts';
import classes from './Plot.module.css';

/** One point along the horizontal axis and what there is to say of it. */
interface PlotPoint {
  /** From 0 at the left end of the axis to 1 at the right. */
  readonly across: number;
  readonly name: string;
  /** The value that the tooltip points at. */
  readonly top: number;
  readonly figures: readonly {
    readonly id: string;
    readonly name: string;
    readonly value: string;
  }[];
}

interface PlotProps {
  readonly title: string;
  readonly description: string;
  readonly heightPixels: number;
  readonly scale: ValueScale;
  readonly writeTick: (value: number) => string;
  readonly labels: readonly AxisLabel[];
  /** What the horizontal axis counts: 'Years'. */
  readonly axisName: string;
  readonly points: readonly PlotPoint[];
  readonly marks?: readonly PlotMark[];
  readonly legend: readonly LegendEntry[];
  /** Draws the series into an SVG without units: places are shares of it in percent. */
  readonly renderSeries: (shownPoint: number | undefined) => ReactNode;
}

/** The number of parts of the value axis follows from its height. */
const pixelsPerInterval = 50;

/** How many parts a value axis of a chart is divided into. */
export const intervalsFor = (heightPixels: number) => Math.round(heightPixels / pixelsPerInterval);

/** A share as a place in a drawing. */
export const percent = (share: number) => `${share * 100}%`;

/** Axes, gridlines, legend and tooltip around series of values. */
export function Plot(props: PlotProps) {
  const { title, description, heightPixels, scale, labels, points, marks = [], legend } = props;
  const { t } = useTranslation('shared');
  const { shown, current, rangeProps } = useActivePoint(points.map(({ across }) => across));
  const shownPoint = shown === undefined ? undefined : points[shown];
  const zero = percent(1 - scale.shareOf(0));
  const placed = placeMarks(marks);

  return (
    <ChartFigure title={title} description={description} legend={legend}>
      <div
        className={classes.drawing}
        style={{
          height: heightPixels,
          '--rows-wide': placed.rowsWide,
          '--rows-narrow': placed.rowsNarrow,
        }}
      >
        <div className={classes.valueAxis} aria-hidden="true">
          {scale.ticks.map((tick) => (
            <span key={tick}>{props.writeTick(tick)}</span>
          ))}
        </div>
        <div className={classes.plot}>
          <svg className={classes.layer} aria-hidden="true">
            {scale.ticks.map((tick) => (
              <Line key={tick} y={percent(1 - scale.shareOf(tick))} className={classes.grid} />
            ))}
            {props.renderSeries(shown)}
            <Line y={zero} className={classes.zero} />
          </svg>
          {placed.marks.map(({ across, name, rowWide, rowNarrow }) => (
            <span
              key={across}
              className={classes.mark}
              aria-hidden="true"
              data-named={rowNarrow === undefined ? 'wide' : 'always'}
              style={{ '--across': across, '--row-wide': rowWide, '--row-narrow': rowNarrow ?? 0 }}
            >
              <span>{name}</span>
            </span>
          ))}
          <input
            type="range"
            className={classes.points}
            aria-label={t('chart.points', { title })}
            aria-valuetext={wordsOf(points[current])}
            {...rangeProps}
          />
          {shownPoint !== undefined && (
            <ChartTooltip
              across={shownPoint.across}
              down={1 - scale.shareOf(shownPoint.top)}
              heightPixels={heightPixels}
              heading={shownPoint.name}
            >
              {shownPoint.figures.map(({ id, name, value }) => (
                <span key={id} className={classes.figure}>
                  <span>{name}</span>
                  <span>{value}</span>
                </span>
              ))}
            </ChartTooltip>
          )}
        </div>
        <div className={classes.labels} aria-hidden="true">
          {labels.map(({ id, text, across, widths }) => (
            <span
              key={id}
              style={{ '--across': across }}
              data-widths={widths.join(' ')}
              data-place={placeOf(across)}
            >
              {text}
            </span>
          ))}
        </div>
        <div className={classes.axisName} aria-hidden="true">
          {props.axisName}
        </div>
      </div>
    </ChartFigure>
  );
}

function placeOf(across: number): 'last' | 'late' | undefined {
  if (across > 0.97) return 'last';
  return across > 0.8 ? 'late' : undefined;
}

function Line({ y, className }: { readonly y: string; readonly className: string | undefined }) {
  return <line x1="0" x2="100%" y1={y} y2={y} className={className} />;
}

/** What the tooltip says, in one sentence. */
function wordsOf(point: PlotPoint | undefined): string {
  if (point === undefined) return '';
  const figures = point.figures.map(({ name, value }) => `${name} ${value}`);
  return `${point.name}: ${figures.join(', ')}`;
}
