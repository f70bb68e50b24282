import type { ChartSeries } from '../plot/chart-series.ts';

/** A series' part of one bar, between two values of the value axis. */
export interface BarPart {
  readonly category: number;
  readonly series: ChartSeries;
  readonly from: number;
  readonly upTo: number;
}

/** The sum of a category's values of all series. */
export function totalAt(series: readonly ChartSeries[], category: number): number {
  return series.reduce((sum, { values }) => sum + (values[category] ?? 0), 0);
}

/** Stacks each category's values from zero up, in the order of the series. Values are not negative; nothing has no part. */
export function stackBars(series: readonly ChartSeries[], categories: number): readonly BarPart[] {
  return series.flatMap((each, position) =>
    Array.from({ length: categories }, (_, category) => {
      const from = totalAt(series.slice(0, position), category);
      return { category, series: each, from, upTo: from + (each.values[category] ?? 0) };
    }).filter(({ from, upTo }) => upTo > from),
  );
}
