import { area, line } from 'd3-shape';
import type { ValueScale } from '../plot/chart-scale.ts';

/** The side of the square that outlines are drawn in; it is then stretched to the drawing. */
export const unitSide = 1000;

/** Where a number stands on a horizontal axis: 0 at its first number, 1 at its last. */
export function shareAcross(xs: readonly number[], x: number): number {
  const first = xs[0] ?? 0;
  const last = xs.at(-1) ?? 0;
  return last > first ? (x - first) / (last - first) : 0.5;
}

/** A tenth of a pixel at most. */
const decimals = 2;

/**
 * A series' outline in a square of `unitSide`, y downwards, as the `d` of SVG paths. `axis` has the points from the
 * left end to the right.
 */
export function outlinesOf(
  xs: readonly number[],
  values: readonly number[],
  scale: ValueScale,
  axis = xs,
) {
  const across = (x: number) => shareAcross(axis, x) * unitSide;
  const down = (value: number) => (1 - scale.shareOf(value)) * unitSide;
  const downAt = (_: number, position: number) => down(values[position] ?? 0);
  return {
    /** Along the values. */
    line: line<number>(across, downAt).digits(decimals)(xs) ?? '',
    /** Between the values and zero. */
    area: area<number>(across, down(0), downAt).digits(decimals)(xs) ?? '',
  };
}
