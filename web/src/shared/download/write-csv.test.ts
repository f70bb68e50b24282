import { describe, expect, it } from 'vitest';
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
  it.each([
    ['en', '\uFEFFMonth,Interest\r\n1,1234.50\r\n2,0.00\r\n'],
    ['fr', '\uFEFFMonth;Interest\r\n1;1234,50\r\n2;0,00\r\n'],
    ['de', '\uFEFFMonth;Interest\r\n1;1234,50\r\n2;0,00\r\n'],
  ] as const)('has the marks of %s', (language, text) => {
    expect(writeCsv([['Month', 'Interest'], ...rows], formatIn(language))).toBe(text);
  });

  it('sets words in quotes that hold a mark', () => {
    expect(writeCsv([['Paid, so far', 'The "rest"', 'a; b']], formatIn('en'))).toBe(
      '\uFEFF"Paid, so far","The ""rest""","a; b"\r\n',
    );
  });
});
