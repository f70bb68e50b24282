import { describe, expect, test } from 'vitest';
import { formatIn } from '../amount/format.ts';
import { writeCsv } from './write-csv.ts';

const rows = [
  [
    { value: 1, decimals: 0 },
    { value: 1234.5, decimals: 2 },
  ],
  [
    { value: 2, decimals: 0 },
    { value: 0, decimals: 2 },
  ],
];

describe('a table for spreadsheets', () => {
  test.each([
    ['en', '\uFEFFMonth,Interest\r\n1,1234.50\r\n2,0.00\r\n'],
    ['fr', '\uFEFFMonth;Interest\r\n1;1234,50\r\n2;0,00\r\n'],
    ['de', '\uFEFFMonth;Interest\r\n1;1234,50\r\n2;0,00\r\n'],
  ] as const)('has the marks of %s', (language, text) => {
    expect(writeCsv([['Month', 'Interest'], ...rows], formatIn(language))).toBe(text);
  });

  test('keeps words that begin like a formula from being computed, and negative figures as figures', () => {
    expect(
      writeCsv([['=1+1', '+ 20 more', '-x', '@you'], [{ value: -3, decimals: 2 }]], formatIn('en')),
    ).toBe("\uFEFF'=1+1,'+ 20 more,'-x,'@you\r\n-3.00\r\n");
  });

  test('sets words in quotes that hold a mark', () => {
    expect(writeCsv([['Paid, so far', 'The "rest"', 'a; b']], formatIn('en'))).toBe(
      '\uFEFF"Paid, so far","The ""rest""","a; b"\r\n',
    );
  });
});
