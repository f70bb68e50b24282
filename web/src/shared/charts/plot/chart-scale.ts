import { ticks, tickStep } from 'd3-array';

/** A value axis between two round numbers, with zero on it. */
export interface ValueScale {
  /** Evenly spaced from the lowest to the highest value of the axis. */
  readonly ticks: readonly number[];
  /** Where a value stands: 0 at the lower end of the axis, 1 at the upper. */
  readonly shareOf: (value: number) => number;
}

/** The smallest of 1, 2, 5, 10, 20, 50 and so on, and of their tenths, that is not below `least`. */
function roundStep(least: number): number {
  // The library gives the nearest one, which may be below.
  const nearest = tickStep(0, least, 1);
  return nearest >= least ? nearest : tickStep(0, 2 * least, 1);
}

const multiplesBetween = (first: number, last: number, step: number) =>
  ticks(first, last, (last - first) / step);

/** The axis for values, divided into at most about `intervals` parts. Without any value but zero it ends at 1. */
export function valueScale(values: readonly number[], intervals: number): ValueScale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const hasRange = highest > lowest;
  const step = hasRange ? roundStep((highest - lowest) / intervals) : 1;
  const first = Math.floor(lowest / step) * step;
  const last = hasRange ? Math.ceil(highest / step) * step : 1;
  return {
    ticks: multiplesBetween(first, last, step),
    shareOf: (value) => (value - first) / (last - first),
  };
}

/** Round numbers between two ends, at most about `intervals` + 1; whole ones if the ends are 1 or more apart. */
export function roundNumbersBetween(
  first: number,
  last: number,
  intervals: number,
): readonly number[] {
  const range = last - first;
  if (range <= 0) return [first];
  return multiplesBetween(first, last, Math.max(range >= 1 ? 1 : 0, roundStep(range / intervals)));
}
