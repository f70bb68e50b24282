import { describe, expect, test } from 'vitest';
import {
  day,
  dayAfter,
  daysWithoutSundays,
  firstDayOf,
  isInCalendar,
  lastDayOf,
  wholeMonthsBetween,
} from './day.ts';
import { month } from './month.ts';

describe('whole months between days', () => {
  // By the calendar.
  test.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-21', '2026-12-20', 0],
    ['2026-11-21', '2026-12-21', 1],
    ['2026-11-21', '2027-01-22', 2],
    ['2026-11-21', '2027-11-20', 11],
    ['2026-11-21', '2027-11-21', 12],
    // The 31st is not reached in a month of thirty days.
    ['2026-01-31', '2026-02-28', 0],
    ['2026-01-31', '2026-03-31', 2],
    ['2026-11-21', '2026-11-20', 0],
    ['2026-11-21', '2020-01-01', 0],
  ])('from %s to %s: %d', (from, to, months) => {
    expect(wholeMonthsBetween(day(from), day(to))).toBe(months);
  });
});

test('a time of day may follow a day; what is none is refused', () => {
  expect(day('2026-11-21T23:59:00Z')).toBe('2026-11-21');
  for (const text of ['', '2026-13-01', '2026-1-1', '2026-11-32', '21.11.2026']) {
    expect(() => day(text), text).toThrow(RangeError);
  }
});

// By the calendar: 2024 and 2000 are leap years, 2100 is none.
test.each([
  ['2024-02', '2024-02-29'],
  ['2026-02', '2026-02-28'],
  ['2000-02', '2000-02-29'],
  ['2100-02', '2100-02-28'],
  ['2026-06', '2026-06-30'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (of, last) => {
  expect(lastDayOf(month(of))).toBe(last);
  expect(firstDayOf(month(of))).toBe(`${of}-01`);
});

test('a day that its month does not have is none', () => {
  expect(isInCalendar('2026-02-29')).toBe(false);
  expect(isInCalendar('2024-02-29')).toBe(true);
  expect(isInCalendar('2026-06-31')).toBe(false);
  expect(isInCalendar('2026-06-011')).toBe(false);
  expect(isInCalendar('in 2026-06-01')).toBe(false);
});

test.each([
  ['2026-02-28', '2026-03-01'],
  ['2024-02-28', '2024-02-29'],
  ['2026-12-31', '2027-01-01'],
  ['2026-06-09', '2026-06-10'],
])('after %s comes %s', (of, next) => {
  expect(dayAfter(day(of))).toBe(next);
});

describe('days without Sundays', () => {
  test.each([
    // Sundays of June 2026: 7, 14, 21, 28. Of 30 days 26 are left, from 16 June 13.
    ['2026-06-01', '2026-06-30', 26],
    ['2026-06-16', '2026-06-30', 13],
    ['2026-06-07', '2026-06-07', 0],
    ['2026-06-08', '2026-06-08', 1],
    // A year of 365 days with 52 Sundays; 2023 began and ended with one and had 53.
    ['2026-01-01', '2026-12-31', 313],
    ['2023-01-01', '2023-12-31', 312],
    // Sundays of February 2024: 4, 11, 18, 25.
    ['2024-02-01', '2024-02-29', 25],
    ['2026-06-30', '2026-06-01', 0],
  ])('from %s to %s: %d', (from, to, days) => {
    expect(daysWithoutSundays(day(from), day(to))).toBe(days);
  });
});
