import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { calculate } from './calculate.ts';

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
