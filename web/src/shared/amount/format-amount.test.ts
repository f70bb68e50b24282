import { describe, expect, it } from 'vitest';
import {
  amountParts,
  formatAmount,
  formatEuros,
  formatEurosBriefly,
  formatNumber,
  formatPercent,
  formatShare,
  speakEuros,
} from './format-amount.ts';
import { parseAmount } from './parse-amount.ts';

describe('an amount as the site writes it', () => {
  it.each([
    [1978.34, '1\u00A0978.34'],
    [23_740.08, '23\u00A0740.08'],
    [0, '0.00'],
    [-0, '0.00'],
    [-0.001, '0.00'],
    [0.5, '0.50'],
    [999, '999.00'],
    [1000, '1\u00A0000.00'],
    [1_234_567.8, '1\u00A0234\u00A0567.80'],
    [-12.3, '\u221212.30'],
    [-1234.5, '\u22121\u00A0234.50'],
  ])('writes %d as %j', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });

  it('puts the currency before it, as in the message of the smallest salary', () => {
    expect(formatEuros(1978.34)).toBe('€\u00A01\u00A0978.34');
  });

  it('leaves needless decimals out of sentences', () => {
    expect(formatEurosBriefly(99)).toBe('€\u00A099');
    expect(formatEurosBriefly(1978.3)).toBe('€\u00A01\u00A0978.30');
  });

  it('splits off the decimals for superscript', () => {
    expect(amountParts(-3690.06)).toEqual({ whole: '\u22123\u00A0690', decimals: '.06' });
  });

  it.each([
    [1978.34, 'en', '€1978.34'],
    [-12.3, 'en', '\u2212€12.30'],
    [1978.34, 'fr', '1978,34\u00A0€'],
    [-12.3, 'de', '\u221212,30\u00A0€'],
  ] as const)('speaks %d in %s as %j', (amount, language, text) => {
    expect(speakEuros(amount, language)).toBe(text);
  });

  it.each([0, 0.01, 12.3, 999.99, 1000, 2637.79, 10_000_000])(
    'can be typed back in: %d',
    (value) => {
      expect(parseAmount(formatAmount(value))).toMatchObject({ kind: 'amount', value });
    },
  );
});

describe('rates and plain numbers', () => {
  it.each([
    [8, '8\u00A0%'],
    [8.5, '8.5\u00A0%'],
    [0.25, '0.25\u00A0%'],
    [73.8012, '73.8\u00A0%'],
  ])('writes %d percent as %j', (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });

  it('rounds a share to the decimals asked for', () => {
    expect(formatPercent(73.8012, 0)).toBe('74\u00A0%');
  });

  it.each([
    [73.79, undefined, '73.8\u00A0%'],
    [8, undefined, '8.0\u00A0%'],
    [0.25, undefined, '0.3\u00A0%'],
    [31.5, 2, '31.50\u00A0%'],
    [1234.5, undefined, '1\u00A0234.5\u00A0%'],
  ])('writes the share %d with all %s decimals as %j', (percent, decimals, text) => {
    expect(formatShare(percent, decimals)).toBe(text);
  });

  it.each([
    [12, '12'],
    [2.5, '2.5'],
    [2574, '2\u00A0574'],
    [-3, '\u22123'],
  ])('writes %d as %j', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});
