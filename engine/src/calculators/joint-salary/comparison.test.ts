import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { fromEuros } from '../../money/cents.ts';
import { calculate } from './calculate.ts';
import { bestOf } from './comparison.ts';

/** Ways of filing with what they leave, in euros. */
const leaving = (collective: number, individual: number, reallocated: number) => ({
  collective: { netSalary: fromEuros(collective) },
  individual: { netSalary: fromEuros(individual) },
  reallocated: { netSalary: fromEuros(reallocated) },
});

// facts/pay-features.md, section K, 2026, net of 100 000 - tax before credits: 60 000 and 60 000; 100 000 and 33 000.
test.each([
  [
    'all the same',
    leaving(84_445, 84_446, 84_446),
    { best: ['collective', 'individual', 'reallocated'], advantage: 0 },
  ],
  [
    'two the same, the third far behind',
    leaving(79_844, 76_134, 79_866),
    { best: ['collective', 'reallocated'], advantage: 79_844 - 76_134 },
  ],
  ['one alone', leaving(80_000, 80_050, 80_000), { best: ['individual'], advantage: 50 }],
  [
    'below 50 a year',
    leaving(80_000, 80_049.99, 80_000),
    { best: ['collective', 'individual', 'reallocated'], advantage: 0 },
  ],
] as const)('the best methods: %s', (_case, filings, expected) => {
  expect(bestOf(filings)).toEqual(expected);
});

// examples.ts: 60 000 and 48 000 in 2025, together 11 980 before credits; filings by hand in the page's fixtures: strictly
// individual 12 254, reallocated 11 978. Each in class 1: 8 771 + 5 015 = 13 786.
describe('the other taxation', () => {
  const comparisonIn = (taxClass: 1 | 3) =>
    calculate(
      {
        grossSalary: 60_000,
        grossSalary2: 48_000,
        salaryPeriod: 'annual',
        payMonth: '2025-01',
        taxClass,
      },
      day('2026-11-22'),
    ).couple?.comparison;

  test('would cost a couple in class 2 more: 12 254 - 11 980', () => {
    expect(comparisonIn(3)).toEqual({
      equalBelow: 50,
      best: ['collective', 'reallocated'],
      advantage: 274,
      change: -274,
      changeIs: 'loss',
    });
  });

  test('would save a couple in class 1 the difference: 13 786 - 11 980', () => {
    expect(comparisonIn(1)).toMatchObject({ change: 1806, changeIs: 'gain' });
  });
});
