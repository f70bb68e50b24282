import { describe, expect, test } from 'vitest';

import { day, wholeMonthsBetween } from './day.ts';

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
