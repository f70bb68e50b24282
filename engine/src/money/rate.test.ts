import { describe, expect, test } from 'vitest';
import {
  addRates,
  asNumber,
  decimal,
  hundredths,
  inPercent,
  isHigherRate,
  minRate,
  millionths,
  multiplyRates,
  percent,
  percentOf,
  ratio,
  subtractRates,
  wholeRate,
} from './rate.ts';

describe('a ratio', () => {
  test('is kept in lowest terms, the sign above', () => {
    expect(ratio(6, 8)).toMatchObject({ numerator: 3, denominator: 4 });
    expect(ratio(-6, 8)).toMatchObject({ numerator: -3, denominator: 4 });
    expect(ratio(0, 7)).toMatchObject({ numerator: 0, denominator: 1 });
    expect(wholeRate).toMatchObject({ numerator: 1, denominator: 1 });
  });

  test.each([
    [0.5, 1],
    [1, 0.5],
    [1, 0],
    [1, -2],
    [2 ** 53, 1],
    [1, 2 ** 53],
  ])('is none of %d and %d', (numerator, denominator) => {
    expect(() => ratio(numerator, denominator)).toThrow(
      new RangeError(`not a ratio of integers: ${numerator}/${denominator}`),
    );
  });

  test('is read as printed', () => {
    expect(percent('8')).toEqual(ratio(8, 100));
    expect(decimal('944.43')).toEqual(ratio(94_443, 100));
  });

  test('is shown as a number', () => {
    expect(inPercent(ratio(2, 25))).toBe(8);
    expect(asNumber(ratio(1, 4))).toBe(0.25);
  });
});

describe('arithmetic of ratios', () => {
  // 1/6 and 1/4: 1/24 multiplied, 5/12 added, -1/12 subtracted.
  const sixth = ratio(1, 6);
  const quarter = ratio(1, 4);

  test('is exact', () => {
    expect(multiplyRates(sixth, quarter)).toEqual(ratio(1, 24));
    expect(multiplyRates(ratio(2, 3), ratio(5, 7))).toEqual(ratio(10, 21));
    expect(addRates(sixth, quarter)).toEqual(ratio(5, 12));
    expect(addRates(ratio(2, 3), ratio(5, 7))).toEqual(ratio(29, 21));
    expect(subtractRates(sixth, quarter)).toEqual(ratio(-1, 12));
  });

  test('compares', () => {
    expect(minRate(sixth, quarter)).toBe(sixth);
    expect(minRate(quarter, sixth)).toBe(sixth);
    expect(minRate(ratio(2, 3), ratio(5, 7))).toEqual(ratio(2, 3));
    expect(isHigherRate(quarter, sixth)).toBe(true);
    expect(isHigherRate(sixth, quarter)).toBe(false);
    expect(isHigherRate(quarter, ratio(2, 8))).toBe(false);
    expect(isHigherRate(ratio(5, 7), ratio(2, 3))).toBe(true);
  });

  test('of equal ratios the first is the lower one', () => {
    const other = ratio(1, 4);
    expect(minRate(quarter, other)).toBe(quarter);
  });
});

describe('numbers that arrive', () => {
  // Half up at the last decimal, below zero as well: 8.165 has 816.5 hundredths.
  test.each([
    [percentOf, 0, 0, 1],
    [percentOf, 2.5, 25_000, 1_000_000],
    [percentOf, 1.00004, 10_000, 1_000_000],
    [percentOf, 1.00005, 10_001, 1_000_000],
    [percentOf, 1.00006, 10_001, 1_000_000],
    [hundredths, 7.5, 750, 100],
    [hundredths, 8.164, 816, 100],
    [hundredths, 8.165, 817, 100],
    [hundredths, -8.165, -816, 100],
    [millionths, 8.125, 8_125_000, 1_000_000],
    [millionths, 4.5e-7, 0, 1_000_000],
    [millionths, 5e-7, 1, 1_000_000],
  ] as const)('%o of %d', (read, value, numerator, denominator) => {
    expect(read(value)).toEqual(ratio(numerator, denominator));
  });
});
