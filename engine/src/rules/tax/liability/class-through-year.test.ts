import { expect, test } from 'vitest';
import { month } from '../../../dated/month.ts';
import { areTaxedTogether, classOfMonth, classOfYear } from './class-through-year.ts';

const may = month('2026-05');
const september = month('2026-09');

// RGD of 28 December 1990 (no 21), art. 4 and 5; L.I.R. art. 3 and 119: payslips of April, May, September; then the year.
test.each([
  ['nothing, class 1', '1', undefined, undefined, ['1', '1', '1'], '1'],
  ['nothing, class 2', '2', undefined, undefined, ['2', '2', '2'], '2'],
  ['a birth in May', '1', undefined, may, ['1', '1a', '1a'], '1a'],
  ['a marriage in May', '1', may, undefined, ['1', '2', '2'], '2'],
  ['a birth in May, a marriage in September', '1', september, may, ['1', '1a', '2'], '2'],
  ['a birth in class 2', '2', undefined, may, ['2', '2', '2'], '2'],
] as const)('%s', (_, classAtStart, marriage, birth, classes, expected) => {
  const year = { classAtStart, marriage, birth };
  const months = [month('2026-04'), may, september];
  expect(months.map((each) => classOfMonth(year, each))).toEqual(classes);
  expect(classOfYear(year)).toBe(expected);
  expect(areTaxedTogether(year)).toBe(expected === '2');
});
