import { describe, expect, test } from 'vitest';
import {
  cents,
  euros,
  fromComputedEuros,
  fromEuros,
  maxCents,
  subtractCents,
  minCents,
  zeroCents,
  sum,
  timesWhole,
  toEuros,
} from './cents.ts';
import { decimalFraction } from './decimal.ts';

describe('whole cents', () => {
  test('are safe integers, zero without a sign', () => {
    expect(cents(197_834)).toBe(197_834);
    expect(cents(-1)).toBe(-1);
    expect(Object.is(cents(-0), 0)).toBe(true);
    expect(zeroCents).toBe(0);
    for (const number of [0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => cents(number)).toThrow(new RangeError(`not whole cents: ${number}`));
    }
  });

  test('are added, taken away, multiplied and compared', () => {
    expect(sum()).toBe(0);
    expect(sum(cents(1), cents(20), cents(300))).toBe(321);
    expect(subtractCents(cents(100))).toBe(100);
    expect(subtractCents(cents(100), cents(30), cents(80))).toBe(-10);
    expect(timesWhole(cents(1_234), 12)).toBe(14_808);
    expect(() => timesWhole(cents(2 ** 52), 2)).toThrow(RangeError);
    expect(minCents(cents(1), cents(2))).toBe(1);
    expect(minCents(cents(2), cents(1))).toBe(1);
    expect(maxCents(cents(1), cents(2))).toBe(2);
    expect(maxCents(cents(2), cents(1))).toBe(2);
    expect(toEuros(cents(197_834))).toBe(1978.34);
  });
});

describe('printed decimals', () => {
  test.each([
    ['12', 12, 1],
    ['12.50', 1250, 100],
    ['-12.5', -125, 10],
    ['0.944', 944, 1000],
  ])('%s is %d / %d', (printed, numerator, denominator) => {
    expect(decimalFraction(printed)).toEqual({ numerator, denominator });
  });

  test.each(['', '.5', '5.', '1,5', '1.2.3', '+1', '--1', ' 1', '1 ', 'a', '1e3'])(
    'refuses "%s"',
    (printed) => {
      expect(() => decimalFraction(printed)).toThrow(
        new RangeError(`not a decimal number: ${printed}`),
      );
    },
  );

  test('refuses more digits than a safe integer has', () => {
    expect(decimalFraction('9007199254740991').numerator).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => decimalFraction('90071992547409.92')).toThrow(
      new RangeError('too many digits: 90071992547409.92'),
    );
  });

  test('amounts of the law are signed', () => {
    expect(euros('-12.5')).toBe(-1250);
    expect(euros('35')).toBe(3500);
  });
});

describe('amounts that come in at half a cent', () => {
  // Binary products of such amounts lie above or below the half.
  test.each([
    [1.255, 126],
    [1.2549, 125],
    [1.25501, 126],
    [-1.255, -125],
    [-1.25501, -126],
    [-1.25499, -125],
    [0.005, 1],
    [-0.005, 0],
    [4_503_599_627_370.495, 450_359_962_737_050],
  ])('%d euros are %d cents', (amount, expected) => {
    expect(fromEuros(amount)).toBe(expected);
  });

  test.each([
    [1.005, 101],
    [-1.005, -100],
    [1.00499999999, 101],
    [1.0049999, 100],
    [-1.00500000001, -100],
    [1.004, 100],
    [1.006, 101],
  ])('%d computed euros are %d cents', (amount, expected) => {
    expect(fromComputedEuros(amount)).toBe(expected);
  });

  test('amounts beyond safe integers are refused', () => {
    expect(() => fromEuros(1e15)).toThrow(RangeError);
    expect(() => fromComputedEuros(1e15)).toThrow(RangeError);
    expect(() => fromEuros(Number.NaN)).toThrow(RangeError);
  });
});
