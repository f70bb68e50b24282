import { describe, expect, test } from 'vitest';

import { month } from '../dated/month.ts';
import { law } from '../law/law.ts';
import { isSupportedMonth, newestPayMonth, rulePeriodOf, rulePeriods } from './rule-periods.ts';

describe('periods through which no number of the law on pay changes', () => {
  // Facts: index tranches on 1 May 2025 and 1 June 2026, minimum wage on 1 January 2025, rates on 1 January 2026.
  test('are the five that the law of 2024 to 2026 makes, newest first', () => {
    expect(rulePeriods.map(({ payMonth, toMonth }) => [payMonth, toMonth])).toEqual([
      ['2026-06', 12],
      ['2026-01', 5],
      ['2025-05', 12],
      ['2025-01', 4],
      ['2024-01', 12],
    ]);
  });

  // Article 5 of the budget law of 20 December 2024: the base of duties on homes, halved from October 2024 to June 2025.
  test('are cut by no number that decides no pay', () => {
    const starts = law.dutyBaseShare.versions.map(({ from }) => from.slice(0, 7));
    expect(starts).toContain('2024-10');
    expect(rulePeriodOf(month('2024-12')).payMonth).toBe('2024-01');
  });

  test.each([
    ['2025-04', '2025-01'],
    ['2025-05', '2025-05'],
    ['2026-12', '2026-06'],
  ])('%s lies in the one from %s', (payMonth, first) => {
    expect(rulePeriodOf(month(payMonth)).payMonth).toBe(first);
  });

  test('end with the newest month known; beyond it nothing is guessed', () => {
    expect(newestPayMonth).toBe('2026-12');
    expect(isSupportedMonth('2027-01')).toBe(false);
    expect(isSupportedMonth('2023-12')).toBe(false);
    expect(() => rulePeriodOf(month('2027-01'))).toThrow(RangeError);
  });
});
