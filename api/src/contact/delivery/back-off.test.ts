import { expect, test } from 'vitest';
import { waitAfter } from './back-off.ts';

const backOff = { firstMs: 1000, maxMs: 6000 };

test('the wait doubles after each failure, up to a limit', () => {
  const waits = [1, 2, 3, 4, 5, 100].map((failures) => waitAfter(failures, backOff, 0.5));
  expect(waits).toEqual([1000, 2000, 4000, 6000, 6000, 6000]);
});

test('the wait is up to a quarter shorter or longer by chance', () => {
  expect([0, 1].map((chance) => waitAfter(2, backOff, chance))).toEqual([1500, 2500]);
});
