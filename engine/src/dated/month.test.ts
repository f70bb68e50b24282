import { describe, expect, test } from 'vitest';
import { month, monthOf, monthsBetween, monthsOf, numberInYear, yearOf } from './month.ts';

describe('a month', () => {
  test.each(['2025-01', '2025-09', '2025-10', '2025-12'])('is %s', (text) => {
    expect(month(text)).toBe(text);
  });

  test.each([
    '',
    '2025',
    '2025-00',
    '2025-13',
    '2025-1',
    '2025-20',
    '025-01',
    '12025-01',
    '2025-01-01',
    ' 2025-01',
    'abcd-01',
  ])('is not "%s"', (text) => {
    expect(() => month(text)).toThrow(new RangeError(`not a month: ${text}`));
  });

  test('is what a day begins with', () => {
    expect(monthOf('2025-06-30')).toBe('2025-06');
    expect(monthOf('2025-06')).toBe('2025-06');
    expect(() => monthOf('June 2025')).toThrow('not a month: June 20');
  });

  test('lies in a year and has a number in it', () => {
    expect(yearOf('2025-06')).toBe(2025);
    expect(numberInYear('2025-06')).toBe(6);
    expect(numberInYear('2025-12')).toBe(12);
  });

  test('of a day lies in the same year and has the same number in it', () => {
    expect(yearOf('2025-06-30')).toBe(2025);
    expect(numberInYear('2025-06-30')).toBe(6);
  });

  test('lies some months before or after another', () => {
    expect(monthsBetween('2025-11', '2027-02')).toBe(15);
    expect(monthsBetween('2027-02', '2025-11')).toBe(-15);
    expect(monthsBetween('2025-06-30', '2025-06-01')).toBe(0);
  });
});

test('a year has twelve months', () => {
  expect(monthsOf(2025)).toEqual([
    '2025-01',
    '2025-02',
    '2025-03',
    '2025-04',
    '2025-05',
    '2025-06',
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
  ]);
});
