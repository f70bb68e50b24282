import { describe, expect, test } from 'vitest';
import { effectiveAnnualRate } from './effective-rate.ts';

const inHundredths = (rate: number | null) => Math.round((rate ?? Number.NaN) * 100) / 100;

// Directive 98/7/EC, annex III, and the French decree 2002-928, annex A.
describe('the published examples of the effective annual rate', () => {
  const monthly = (months: number, euros: number) =>
    Array.from({ length: months }, (_, index) => ({ month: index + 1, euros }));

  test.each([
    ['1 000, 1 200 after a year and a half', 1000, [{ month: 18, euros: 1200 }], 12.92],
    ['950 after costs of 50, the same', 950, [{ month: 18, euros: 1200 }], 16.85],
    [
      '1 000, 600 after one and two years',
      1000,
      [
        { month: 12, euros: 600 },
        { month: 24, euros: 600 },
      ],
      13.07,
    ],
    [
      '1 000, 272 after 3 and 6 months, 544 after 12',
      1000,
      [
        { month: 3, euros: 272 },
        { month: 6, euros: 272 },
        { month: 12, euros: 544 },
      ],
      13.19,
    ],
    ['1 000, 36 payments of 30.42', 1000, monthly(36, 30.42), 6.16],
    ['990 after costs of 10, the same', 990, monthly(36, 30.42), 6.88],
  ] as const)('%s', (_, received, payments, published) => {
    expect(inHundredths(effectiveAnnualRate(received, payments))).toBe(published);
  });
});

test('a loan without interest and costs has none, and one of which nothing is left has no rate', () => {
  expect(effectiveAnnualRate(1200, [{ month: 12, euros: 1200 }])).toBeCloseTo(0, 9);
  // What is paid back is less than what was received.
  expect(effectiveAnnualRate(1200, [{ month: 12, euros: 1199 }])).toBeCloseTo(0, 9);
  expect(effectiveAnnualRate(0, [{ month: 12, euros: 1200 }])).toBeNull();
  expect(effectiveAnnualRate(0.01, [{ month: 12, euros: 1200 }])).toBeNull();
});
