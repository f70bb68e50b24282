import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../language.ts';
import { formatIn, type Format } from './format.ts';
import { parseAmount } from './parse-amount.ts';
import { parseNumber } from './parse-number.ts';

/** What stands here with spaces has no-break spaces on the page. */
const noBreakSpaces = (written: string) => written.replaceAll(' ', '\u00A0');

type Example = readonly [value: number, en: string, fr: string];

/** Checks examples in each language; German writes numbers as French does. */
function writes(write: (value: number, format: Format) => string, examples: readonly Example[]) {
  const examplesInLanguages = examples.flatMap(([value, en, fr]) =>
    Object.entries({ en, fr, de: fr }).map(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys just written
      ([language, written]) => [value, language as Language, written] as const,
    ),
  );
  test.each(examplesInLanguages)('writes %d in %s as %j', (value, language, written) => {
    expect(write(value, formatIn(language))).toBe(noBreakSpaces(written));
  });
}

describe('an amount without its currency', () => {
  writes(
    (amount, format) => format.amount(amount),
    [
      [1978.34, '1 978.34', '1 978,34'],
      [23_740.08, '23 740.08', '23 740,08'],
      [0, '0.00', '0,00'],
      [-0, '0.00', '0,00'],
      [-0.001, '0.00', '0,00'],
      [0.5, '0.50', '0,50'],
      [999, '999.00', '999,00'],
      [1000, '1 000.00', '1 000,00'],
      [1_234_567.8, '1 234 567.80', '1 234 567,80'],
      [-12.3, '−12.30', '−12,30'],
      [-1234.5, '−1 234.50', '−1 234,50'],
    ],
  );

  test.each(
    languages.flatMap((language) =>
      [0, 0.01, 12.3, 999.99, 1000, 2637.79, 10_000_000].map((value) => [value, language] as const),
    ),
  )('can be typed back in: %d in %s', (value, language) => {
    const read = { kind: 'amount', value, ambiguous: false };
    expect(parseAmount(formatIn(language).amount(value))).toEqual(read);
    expect(parseAmount(formatIn(language).euros(value))).toEqual(read);
  });
});

describe('an amount with its currency', () => {
  writes(
    (amount, format) => format.euros(amount),
    [
      [1978.34, '€ 1 978.34', '1 978,34 €'],
      [0, '€ 0.00', '0,00 €'],
      [-12.3, '€ −12.30', '−12,30 €'],
      [600_000, '€ 600 000.00', '600 000,00 €'],
    ],
  );
});

describe('an amount in a sentence', () => {
  writes(
    (amount, format) => format.eurosBriefly(amount),
    [
      [99, '€ 99', '99 €'],
      [1978.3, '€ 1 978.30', '1 978,30 €'],
      [-1500, '€ −1 500', '−1 500 €'],
      [0.999, '€ 1', '1 €'],
    ],
  );
});

describe('an estimate', () => {
  writes(
    (amount, format) => format.wholeEuros(amount),
    [
      [6604.5, '€ 6 605', '6 605 €'],
      [-0.4, '€ 0', '0 €'],
    ],
  );
  writes(
    (amount, format) => format.wholeAmount(amount),
    [
      [6604.5, '6 605', '6 605'],
      [-0.4, '0', '0'],
    ],
  );
});

describe('a price with all its decimals', () => {
  writes(
    (amount, format) => format.eurosExactly(amount),
    [
      [0.13332, '€ 0.13332', '0,13332 €'],
      [1666.666667, '€ 1 666.666667', '1 666,666667 €'],
    ],
  );
});

describe('an amount for a voice', () => {
  writes(
    (amount, format) => format.spoken(amount),
    [
      [1978.34, '€1978.34', '1978,34 €'],
      [-12.3, '−€12.30', '−12,30 €'],
    ],
  );
});

describe('an amount in parts', () => {
  test.each([
    ['en', { before: '€ ', whole: '−3 690', decimals: '.06', after: '' }],
    ['fr', { before: '', whole: '−3 690', decimals: ',06', after: ' €' }],
    ['de', { before: '', whole: '−3 690', decimals: ',06', after: ' €' }],
  ] as const)('has in %s the cents apart', (language, { before, whole, decimals, after }) => {
    expect(formatIn(language).parts(-3690.06)).toEqual({
      before: noBreakSpaces(before),
      whole: noBreakSpaces(whole),
      decimals,
      after: noBreakSpaces(after),
    });
  });
});

describe('a rate', () => {
  writes(
    (percent, format) => format.percent(percent),
    [
      [8, '8 %', '8 %'],
      [8.5, '8.5 %', '8,5 %'],
      [0.25, '0.25 %', '0,25 %'],
      [73.8012, '73.8 %', '73,8 %'],
      [-2.8, '−2.8 %', '−2,8 %'],
    ],
  );

  test('is rounded to the decimals asked for', () => {
    expect(formatIn('fr').percent(73.8012, 0)).toBe(noBreakSpaces('74 %'));
    expect(formatIn('de').percent(3.255, 3)).toBe(noBreakSpaces('3,255 %'));
  });
});

describe('a share in a sentence', () => {
  test.each([
    ['en', 'one third'],
    ['fr', 'un tiers'],
    ['de', 'ein Drittel'],
  ] as const)('is a word where percent would never end: %s', (language, word) => {
    expect(formatIn(language).shareInWords(100 / 3)).toBe(word);
    expect(formatIn(language).shareInWords(40)).toBe(noBreakSpaces('40 %'));
  });
});

describe('a share among others', () => {
  writes(
    (percent, format) => format.share(percent),
    [
      [73.79, '73.8 %', '73,8 %'],
      [8, '8.0 %', '8,0 %'],
      [0, '0.0 %', '0,0 %'],
      [1234.5, '1 234.5 %', '1 234,5 %'],
    ],
  );

  test('has as many decimals as asked for', () => {
    expect(formatIn('en').share(31.5, 2)).toBe(noBreakSpaces('31.50 %'));
    expect(formatIn('fr').share(31.5, 2)).toBe(noBreakSpaces('31,50 %'));
    expect(formatIn('de').share(100, 0)).toBe(noBreakSpaces('100 %'));
  });
});

describe('a plain number', () => {
  writes(
    (value, format) => format.number(value),
    [
      [12, '12', '12'],
      [2.5, '2.5', '2,5'],
      [2574, '2 574', '2 574'],
      [-3, '−3', '−3'],
    ],
  );

  test('has as many decimals as its neighbours', () => {
    expect(formatIn('en').fixed(1342, 1)).toBe(noBreakSpaces('1 342.0'));
    expect(formatIn('de').fixed(1342, 1)).toBe(noBreakSpaces('1 342,0'));
  });

  test.each(
    languages.flatMap((language) =>
      [0, 0.1333, 2.5, 30, 1200, -3.25].map((value) => [value, language] as const),
    ),
  )('can be typed back in without its groups: %d in %s', (value, language) => {
    expect(parseNumber(formatIn(language).plain(value))).toEqual({ kind: 'number', value });
  });
});
