import { describe, expect, test } from 'vitest';
import { isCoupled, withMonths, withYears } from './term.ts';

const twenty = { years: '20', months: '240' };

// The specification: years set months = years x 12; months set years = floor(months / 12).
describe('years and months', () => {
  test.each([
    ['0', '0'],
    ['1', '12'],
    ['35', '420'],
  ])('%s years are %s months', (years, months) => {
    expect(withYears(twenty, years)).toEqual({ years, months });
  });

  test.each([
    ['0', '0'],
    ['11', '0'],
    ['12', '1'],
    ['23', '1'],
    ['480', '40'],
  ])('%s months are %s full years', (months, years) => {
    expect(withMonths(twenty, months)).toEqual({ months, years });
  });

  test.each(['', ' ', 'ten', '2.5', '-1', '36'])('"%s" years move no months', (years) => {
    expect(withYears(twenty, years)).toEqual({ years, months: '240' });
  });

  test.each(['', 'ten', '2.5', '-1'])('"%s" months move no years', (months) => {
    expect(withMonths(twenty, months)).toEqual({ years: '20', months });
  });

  test('are coupled when the years are the full years of the months', () => {
    expect(isCoupled(twenty)).toBe(true);
    expect(isCoupled({ years: '40', months: '480' })).toBe(true);
    expect(isCoupled({ years: '20', months: '251' })).toBe(true);
    expect(isCoupled({ years: '20', months: '252' })).toBe(false);
    expect(isCoupled({ years: '20', months: '' })).toBe(false);
  });
});
