const monthsInYear = 12;
/** Shorter plans than this are counted in months: an axis of years would have a tick or two. */
const fewestMonthsInYears = 24;

/** The horizontal axis of a plan, along which points stand by their months. */
export interface TimeAxis {
  readonly unit: 'months' | 'years';
  /** Where the points stand on the axis, in its unit. */
  readonly xs: readonly number[];
  /** The months of a point of the axis. */
  readonly monthsAt: (x: number) => number;
}

/** Chooses months or years for points that stand some whole months after the beginning, in rising order. */
export function timeAxis(months: readonly number[]): TimeAxis {
  const unit = (months.at(-1) ?? 0) < fewestMonthsInYears ? 'months' : 'years';
  const monthsInUnit = unit === 'months' ? 1 : monthsInYear;
  return {
    unit,
    xs: months.map((month) => month / monthsInUnit),
    monthsAt: (x) => Math.round(x * monthsInUnit),
  };
}
