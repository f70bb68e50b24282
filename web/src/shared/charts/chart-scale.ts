/** A value axis between two round numbers, with zero on it. */
export interface ValueScale {
  /** Evenly spaced from the lowest to the highest value of the axis. */
  readonly ticks: readonly number[];
  /** Where a value stands: 0 at the lower end of the axis, 1 at the upper. */
  readonly shareOf: (value: number) => number;
}

const roundMultiples = [1, 2, 5, 10] as const;

/** Enough digits for any tick, and too few for the error of a product of binary fractions. */
const significantDigits = 12;

/** The smallest of 1, 2, 5, 10, 20, 50 and so on, and of their tenths, that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const multiple = roundMultiples.find((each) => each * power >= least) ?? 10;
  return multiple * power;
}

/** All multiples of a step from the `first`th to the `last`th. */
function multiplesOf(step: number, first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, position) =>
    Number(((first + position) * step).toPrecision(significantDigits)),
  );
}

/** The axis for values, divided into at most about `intervals` parts. Without any value but zero it ends at 1. */
export function valueScale(values: readonly number[], intervals: number): ValueScale {
  const lowest = values.reduce((least, value) => Math.min(least, value), 0);
  const highest = values.reduce((most, value) => Math.max(most, value), 0);
  const hasRange = highest > lowest;
  const step = hasRange ? roundStep((highest - lowest) / intervals) : 1;
  const first = Math.floor(lowest / step);
  const last = hasRange ? Math.ceil(highest / step) : 1;
  return {
    ticks: multiplesOf(step, first, last),
    shareOf: (value) => (value / step - first) / (last - first),
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
  const step = Math.max(range >= 1 ? 1 : 0, roundStep(range / intervals));
  return multiplesOf(step, Math.ceil(first / step), Math.floor(last / step));
}
