import { describe, expect, test } from 'vitest';
import { formatIn } from '../amount/format.ts';
import { hasHiddenDecimals, speakFigure, writeEurosOfScale, writeFigure } from './write-figure.ts';

const english = formatIn('en');

describe('writeFigure', () => {
  test.each([
    [5000, 'EUR', '€\u00A05\u00A0000.00'],
    [-134.5, 'EUR', '€\u00A0\u2212134.50'],
    [8, 'percent', '8\u00A0%'],
    [0.25, 'percent', '0.25\u00A0%'],
    [26, 'kilometres', '26\u00A0km'],
    [12, 'months', '12'],
    [223, 'days', '223'],
    [7.5, 'hours', '7.5'],
    [944.43, 'number', '944.43'],
    [100, 'number', '100'],
  ] as const)('writes %d %s as %s', (value, unit, expected) => {
    expect(writeFigure(value, unit, english)).toBe(expected);
  });

  test.each([
    ['en', '7.2\u00A0kWp', '1\u00A0000\u00A0kWh/kWp'],
    ['fr', '7,2\u00A0kWc', '1\u00A0000\u00A0kWh/kWc'],
    ['de', '7,2\u00A0kWp', '1\u00A0000\u00A0kWh/kWp'],
  ] as const)('signs peak power as readers of %s do', (language, power, output) => {
    expect(writeFigure(7.2, 'kWp', formatIn(language))).toBe(power);
    expect(writeFigure(1000, 'kWh/kWp', formatIn(language))).toBe(output);
    expect(speakFigure(7.2, 'kWp', formatIn(language))).toBe(power);
  });

  test('rounds to the cent what the engine still carries with more decimals, and says that', () => {
    // a year of 20 000.00 has months of 1 666.666...; the withholding on 13 245 a year is 1.20
    expect(writeFigure(20_000 / 12, 'EUR', english)).toBe('€\u00A01\u00A0666.67');
    expect(hasHiddenDecimals(20_000 / 12, 'EUR')).toBe(true);
    expect(writeFigure(1.2, 'EUR', english)).toBe('€\u00A01.20');
    expect(hasHiddenDecimals(0.1 + 0.2, 'EUR')).toBe(false);
  });

  test('shows the rate of a month with four decimals, and others with two', () => {
    expect(writeFigure(3.2 / 12, 'percent', english)).toBe('0.2667\u00A0%');
    expect(writeFigure(3 / 12, 'percent', english)).toBe('0.25\u00A0%');
    expect(writeFigure(100 / 3, 'percent', english)).toBe('33.33\u00A0%');
    expect(speakFigure(3.2 / 12, 'percent', english)).toBe('0.2667\u00A0%');
  });

  test('shows a tariff with the decimals in which it is published', () => {
    expect(writeFigure(0.13332, 'EUR/kWh', english)).toBe('0.13332\u00A0€/kWh');
  });

  test.each([
    [5000, 'EUR', '5\u00A0000,00\u00A0€'],
    [-134.5, 'EUR', '\u2212134,50\u00A0€'],
    [20_000 / 12, 'EUR', '1\u00A0666,67\u00A0€'],
    [0.25, 'percent', '0,25\u00A0%'],
    [7.5, 'hours', '7,5'],
    [0.13332, 'EUR/kWh', '0,13332\u00A0€/kWh'],
  ] as const)('writes %d %s in French and German as %s', (value, unit, expected) => {
    expect(writeFigure(value, unit, formatIn('fr'))).toBe(expected);
    expect(writeFigure(value, unit, formatIn('de'))).toBe(expected);
  });

  test('does not show what binary numbers leave behind', () => {
    expect(writeFigure(0.1 + 0.2, 'EUR', english)).toBe('€\u00A00.30');
    expect(writeFigure(2.9000000000000004, 'percent', english)).toBe('2.9\u00A0%');
  });
});

describe('writeEurosOfScale', () => {
  test('writes whole euros without cents, others with them', () => {
    expect(writeEurosOfScale(117_450, english)).toBe('117\u00A0450');
    expect(writeEurosOfScale(12.5, english)).toBe('12.50');
  });
});

describe('speakFigure', () => {
  test('leaves no gaps in a number and uses the decimal mark of the language', () => {
    expect(speakFigure(1978.3, 'EUR', formatIn('en'))).toBe('€1978.30');
    expect(speakFigure(1978.34, 'EUR', formatIn('fr'))).toBe('1978,34\u00A0€');
    expect(speakFigure(20_000 / 12, 'EUR', formatIn('en'))).toBe('€1666.67');
    expect(speakFigure(20_000 / 12, 'EUR', formatIn('de'))).toBe('1666,67\u00A0€');
    expect(speakFigure(0.25, 'percent', formatIn('de'))).toBe('0,25\u00A0%');
    expect(speakFigure(944.43, 'number', formatIn('en'))).toBe('944.43');
  });

  test('leaves the sign to the words around it', () => {
    expect(speakFigure(-12.5, 'EUR', formatIn('en'))).toBe('€12.50');
  });
});
