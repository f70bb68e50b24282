import { describe, expect, test } from 'vitest';
import { month } from '../dated/month.ts';
import * as law from '../law/every-law.ts';
import {
  firstMonthAhead,
  isSupportedMonth,
  lastMonthAhead,
  newestPayMonth,
  periodOfDay,
  rulePeriodOf,
  rulePeriods,
  yearStandsForUnknownLaw,
} from './rule-periods.ts';

describe('periods through which no number of the law on pay changes', () => {
  // Index tranches on 1 May 2025 and 1 June 2026, minimum wage on 1 January 2025, rates on 1 January 2026.
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
    expect(firstMonthAhead).toBe('2027-01');
    expect(isSupportedMonth('2027-01')).toBe(false);
    expect(isSupportedMonth('2023-12')).toBe(false);
    expect(() => rulePeriodOf(month('2027-01'))).toThrow(RangeError);
  });
});

test.each([
  ['2026-11-24', '2027-11'],
  ['2026-12-31', '2027-12'],
  ['2027-01-01', '2028-01'],
  ['2025-06-30', '2026-12'],
])('on %s a month until %s can be asked for', (today, last) => {
  expect(lastMonthAhead(today)).toBe(last);
});

describe('the law of a day', () => {
  // By the calendar and the periods above; after 2026 the newest law known, before 2024 the oldest.
  test.each([
    ['2024-01-01', '2024-01', '2024-01', 2024, false],
    ['2026-05-31', '2026-05', '2026-01', 2026, false],
    ['2026-06', '2026-06', '2026-06', 2026, false],
    ['2026-12-31', '2026-12', '2026-06', 2026, false],
    ['2027-01-01', '2026-12', '2026-06', 2026, true],
    ['2028-06-01', '2026-12', '2026-06', 2026, true],
    ['1970-01-01', '2024-01', '2024-01', 2024, false],
  ])('%s takes the rules of %s', (asked, payMonth, firstMonth, taxYear, isBeyondKnown) => {
    const { rulePeriod, ...period } = periodOfDay(asked);
    expect(period).toEqual({ payMonth, taxYear, isBeyondKnown });
    expect(rulePeriod.payMonth).toBe(firstMonth);
  });

  test('what is no day is refused', () => {
    for (const text of ['', '2026', '31.12.2026']) {
      expect(() => periodOfDay(text), text).toThrow(RangeError);
    }
  });
});

// The law is known to December 2026.
test('the newest year stands for the years after it', () => {
  expect(yearStandsForUnknownLaw(2026, '2026-11-29')).toBe(false);
  expect(yearStandsForUnknownLaw(2026, '2027-02-01')).toBe(true);
  expect(yearStandsForUnknownLaw(2025, '2027-02-01')).toBe(false);
});
