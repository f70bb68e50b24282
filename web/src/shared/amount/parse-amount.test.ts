import { describe, expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

describe('an amount as people type it', () => {
  test.each([
    ['3500', 3500],
    ['3500.00', 3500],
    ['3500,00', 3500],
    ['3 500,00', 3500],
    ['3 500.00', 3500],
    ['3.500,00', 3500],
    ['3,500.00', 3500],
    ["3'500.00", 3500],
    ['3\u2019500,00', 3500],
    ['3\u00A0500,00', 3500],
    ['3\u202F500,00', 3500],
    ['3\u2009500', 3500],
    ['€ 3500', 3500],
    ['€\u00A03\u00A0500.00', 3500],
    ['3500 €', 3500],
    ['3500€', 3500],
    ['EUR 3500', 3500],
    ['3.500 Euro', 3500],
    ['3500 euros', 3500],
    ['3500.-', 3500],
    ['3500,--', 3500],
    ['3500,', 3500],
    ['3500.', 3500],
    ['  3500  ', 3500],
    ['1978.34', 1978.34],
    ['1978,3', 1978.3],
    ['0,5', 0.5],
    ['.5', 0.5],
    [',75', 0.75],
    ['0', 0],
    ['007', 7],
    ['1.234.567', 1_234_567],
    ['1,234,567.89', 1_234_567.89],
    ['1.234.567,89', 1_234_567.89],
    ['1 234 567,89', 1_234_567.89],
    ['10 000 000', 10_000_000],
    ['-250,10', -250.1],
    ['\u2212250.10', -250.1],
    ['-0', 0],
  ])('reads %j as %d', (text, value) => {
    expect(parseAmount(text)).toMatchObject({ kind: 'amount', value });
  });

  test.each([
    ['1.234', 1234],
    ['1,234', 1234],
    ['12.500', 12_500],
    ['100,000', 100_000],
  ])('reads %j as thousands and says that it could have meant decimals', (text, value) => {
    expect(parseAmount(text)).toEqual({ kind: 'amount', value, ambiguous: true });
  });

  test.each([
    ['1234.560', 1234.56],
    ['2,5', 2.5],
    ['1.234,5', 1234.5],
    ['1 234', 1234],
  ])('reads %j without ambiguity as %d', (text, value) => {
    expect(parseAmount(text)).toEqual({ kind: 'amount', value, ambiguous: false });
  });

  test.each([
    ['0.125', 0.13],
    ['1.005,005', 1005.01],
    ['1234.994', 1234.99],
    ['1234.995', 1235],
    ['1234.567', 1234.57],
  ])('rounds %j to %d and says that it did', (text, value) => {
    expect(parseAmount(text)).toEqual({ kind: 'amount', value, ambiguous: true });
  });

  test.each(['', '   ', '\u00A0'])('takes %j as nothing typed', (text) => {
    expect(parseAmount(text)).toEqual({ kind: 'empty' });
  });

  test.each([
    'abc',
    '€',
    '.',
    '-',
    '3500 4000',
    '35 00',
    '3.50.00',
    '1,23,456',
    '1.234,56,78',
    '1.234 567',
    '3 500.000,0.0',
    '1e5',
    '3500x',
    '12-34',
    'Infinity',
    'NaN',
    '0x10',
    '٣٥٠٠',
  ])('refuses %j instead of guessing', (text) => {
    expect(parseAmount(text)).toEqual({ kind: 'unreadable' });
  });
});
