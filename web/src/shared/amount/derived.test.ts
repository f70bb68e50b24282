import { expect, test } from 'vitest';
import { difference, equalPart, percentOf, perMonth, perYear, sum } from './derived.ts';

test('sums and differences have the cents of their amounts', () => {
  expect(sum([0.1, 0.2, 3])).toBe(3.3);
  expect(sum([])).toBe(0);
  expect(difference(0.3, 0.1)).toBe(0.2);
  expect(difference(1978.34, 2000)).toBe(-21.66);
  // Less than a cent less is the same, and has no sign.
  expect(Object.is(difference(1, 1.001), 0)).toBe(true);
});

test('a part of its whole is a percentage', () => {
  expect(percentOf(30, 40)).toBe(75);
});

// 54 000.06 / 12 = 4 500.005, and half a cent is rounded up. 12 x 4 500.01 = 54 000.12. In floats, 12 x 1 233.1 is 14 797.199...
test('a year has twelve months', () => {
  expect(perMonth(54_000.06)).toBe(4500.01);
  expect(perYear(4500.01)).toBe(54_000.12);
  expect(perYear(1233.1)).toBe(14_797.2);
});

// 60 000 / 12 = 5 000; 50 000 / 12 = 4 166.666...; half a cent is rounded up: 54 000.06 / 12 = 4 500.005, 20 000.10 / 12 = 1 666.675.
test.each([
  [60_000, 5000],
  [50_000, 4166.67],
  [54_000.06, 4500.01],
  [20_000.1, 1666.68],
])('a twelfth of %d is %d', (year, month) => {
  expect(equalPart(year, 12)).toBe(month);
});
