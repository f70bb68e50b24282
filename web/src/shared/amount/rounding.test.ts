import { expect, test } from 'vitest';
import { roundedToCent, roundedToEuro } from './rounding.ts';

test('a sum of numbers has the cents of its amounts', () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(roundedToCent(0.1 + 0.2)).toBe(0.3);
});

test.each([
  [0.49, 0],
  [0.5, 1],
  [1978.34, 1978],
])('%d is %d in whole euros', (euros, whole) => {
  expect(roundedToEuro(euros)).toBe(whole);
});
