import { expect, test } from 'vitest';
import { month, type Month } from '../../../dated/month.ts';
import {
  areTaxedTogether,
  classOfMonth,
  classOfYear,
  deductsSpecialExpenses,
  mayAskAsSingleParent,
} from './class-through-year.ts';

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
  const person = { classAtStart, livesInLuxembourg: true };
  const months = [month('2026-04'), may, september];
  const classOf = (each: Month) => classOfMonth({ ...person, marriage, birth }, each);
  expect(months.map(classOf)).toEqual(classes);
  const year = { ...person, marries: marriage !== undefined, hasBirth: birth !== undefined };
  expect(classOfYear(year)).toBe(expected);
  expect(areTaxedTogether(year)).toBe(expected === '2');
});

// L.I.R. art. 157bis, par. 2: class 1 for married non-residents; art. 157ter: class 2 on request only. Par. 5: no credit (art. 154ter).
test.each([
  ['1', false, false, { together: false, class: '1', expenses: false, single: false }],
  ['1', false, true, { together: false, class: '1a', expenses: false, single: false }],
  ['1', true, true, { together: false, class: '1', expenses: false, single: false }],
  ['2', false, false, { together: true, class: '2', expenses: true, single: false }],
] as const)('elsewhere in class %s, marriage %s, birth %s', (...row) => {
  const [classAtStart, marries, hasBirth, expected] = row;
  const year = { classAtStart, livesInLuxembourg: false, marries, hasBirth };
  expect({
    together: areTaxedTogether(year),
    class: classOfYear(year),
    expenses: deductsSpecialExpenses(year),
    single: mayAskAsSingleParent(year),
  }).toEqual(expected);
});
