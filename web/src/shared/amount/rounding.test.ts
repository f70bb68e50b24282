import { expect, test } from 'vitest';
import { equalPart, roundedToCent, roundedToEuro } from './rounding.ts';

test('a sum of numbers has the cents of its amounts', () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(roundedToCent(0.1 + 0.2)).toBe(0.3);
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

test.each([
  [0.49, 0],
  [0.5, 1],
  [1978.34, 1978],
])('%d is %d in whole euros', (euros, whole) => {
  expect(roundedToEuro(euros)).toBe(whole);
});
