import { monthsInYear } from '@suen/engine/small-door';

/** Shorter plans use months, because an axis of years would have only one or two ticks. */
const minMonthsInYears = 24;

/** The horizontal axis of a plan, along which points stand by their months. */
interface TimeAxis {
  readonly unit: 'months' | 'years';
  /** Where the points stand on the axis, in its unit. */
  readonly xs: readonly number[];
  /** The months of a point of the axis. */
  readonly monthsAt: (x: number) => number;
}

/** Chooses months or years for points that stand some whole months after the beginning, in rising order. */
export function timeAxis(months: readonly number[]): TimeAxis {
  const unit = (months.at(-1) ?? 0) < minMonthsInYears ? 'months' : 'years';
  return {
    unit,
    xs: months.map((month) => placeOf(month, unit)),
    monthsAt: (x) => Math.round(unit === 'months' ? x : x * monthsInYear),
  };
}

/** Where a month stands on an axis. */
export function placeOf(month: number, unit: TimeAxis['unit']): number {
  return unit === 'months' ? month : month / monthsInYear;
}

/** The month in which a year of a plan ends. The last year may be shorter. */
export function endOfYear(year: number, monthsOfPlan: number): number {
  return Math.min(year * monthsInYear, monthsOfPlan);
}
