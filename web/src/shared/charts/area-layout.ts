import type { ValueScale } from './chart-scale.ts';

/** The side of the square that outlines are drawn in; it is then stretched to the drawing. */
export const unitSide = 1000;

/** Where a number stands on a horizontal axis: 0 at its first number, 1 at its last. */
export function shareAcross(xs: readonly number[], x: number): number {
  const first = xs[0] ?? 0;
  const last = xs.at(-1) ?? 0;
  return last > first ? (x - first) / (last - first) : 0.5;
}

/** A place in the square, as a path writes it: two decimals are a tenth of a pixel at most. */
const written = (x: number, y: number) => `${Number(x.toFixed(2))},${Number(y.toFixed(2))}`;

/** A series' outline in a square of `unitSide`, y downwards, as the `d` of SVG paths. */
export function outlinesOf(xs: readonly number[], values: readonly number[], scale: ValueScale) {
  const down = (value: number) => (1 - scale.shareOf(value)) * unitSide;
  const line = `M${xs
    .map((x, position) => written(shareAcross(xs, x) * unitSide, down(values[position] ?? 0)))
    .join('L')}`;
  return {
    /** Along the values. */
    line,
    /** Between the values and zero. */
    area: `${line}L${written(unitSide, down(0))}L${written(0, down(0))}Z`,
  };
}
