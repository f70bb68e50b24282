import { describe, expect, test } from 'vitest';
import type { ChartSeries } from '../plot/chart-series.ts';
import { stackBars, totalAt } from './bar-layout.ts';

const seriesOf = (id: string, ...values: readonly number[]): ChartSeries => ({
  id,
  name: id,
  colour: 'black',
  values,
});

describe('stacked bars', () => {
  test('put each series on top of those before it', () => {
    const parts = stackBars([seriesOf('a', 10, 20), seriesOf('b', 5, 1), seriesOf('c', 2, 3)], 2);
    expect(
      parts.map(({ series, category, from, upTo }) => [series.id, category, from, upTo]),
    ).toEqual([
      ['a', 0, 0, 10],
      ['a', 1, 0, 20],
      ['b', 0, 10, 15],
      ['b', 1, 20, 21],
      ['c', 0, 15, 17],
      ['c', 1, 21, 24],
    ]);
  });

  test('leave out what is nothing', () => {
    const parts = stackBars([seriesOf('a', 0, 4), seriesOf('b', 3)], 2);
    expect(parts.map(({ series, category }) => `${series.id}${category}`)).toEqual(['a1', 'b0']);
  });

  test('come to the total of their category', () => {
    expect(totalAt([seriesOf('a', 10, 20), seriesOf('b', 5, 1)], 1)).toBe(21);
  });
});
