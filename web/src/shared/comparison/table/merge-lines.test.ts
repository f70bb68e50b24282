import { expect, test } from 'vitest';
import type { ComparedLine } from '../comparison.ts';
import { differenceTo, mergeLines } from './merge-lines.ts';
import { trendBetween } from './trend.ts';

const line = (id: string, value: number | null): ComparedLine => ({ id, name: id, value });

test('lines of the same id stand beside each other, in the order of the first column', () => {
  const rows = mergeLines([
    [line('gross', 5000), line('tax', 700), line('net', 3700)],
    [line('gross', 6000), line('tax', 1000), line('net', 4200)],
  ]);
  expect(rows.map(({ line: { id }, values }) => [id, values])).toEqual([
    ['gross', [5000, 6000]],
    ['tax', [700, 1000]],
    ['net', [3700, 4200]],
  ]);
});

test('a line that only another column has follows the one before it there; elsewhere it is zero', () => {
  const rows = mergeLines([
    [line('gross', 5000), line('net', 3700)],
    [line('gross', 5000), line('accident', 40), line('net', 3500)],
    [line('overtime', 100), line('gross', 5100), line('net', 3800)],
  ]);
  expect(rows.map(({ line: { id }, values }) => [id, values])).toEqual([
    ['overtime', [0, 0, 100]],
    ['gross', [5000, 5000, 5100]],
    ['accident', [0, 40, 0]],
    ['net', [3700, 3500, 3800]],
  ]);
});

test('a column without figures yet has none in any line', () => {
  const [row] = mergeLines([[line('net', 3700)], undefined]);
  expect(row?.values).toEqual([3700, undefined]);
});

test('a difference is to the cent, and there is none to nothing', () => {
  // 4 080.04 - 3 878.11 = 201.93, and a little more in binary.
  expect(differenceTo(3878.11, 4080.04)).toBe(201.93);
  expect(differenceTo(0.3, 0.1 + 0.2)).toBe(0);
  expect(differenceTo(null, 12)).toBeUndefined();
  expect(differenceTo(12, undefined)).toBeUndefined();
});

test('a trend says which way and by how much', () => {
  expect(trendBetween(3878.11, 4080.04)).toEqual({ trend: 'more', size: 201.93 });
  expect(trendBetween(20, 12.5)).toEqual({ trend: 'less', size: 7.5 });
  expect(trendBetween(0.3, 0.1 + 0.2)).toEqual({ trend: 'same', size: 0 });
});
