import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { cents, euros, fromComputedEuros, fromEuros, type Cents } from './cents.ts';
import {
  add,
  divide,
  exact,
  exactToEuros,
  floorOfMultiples,
  isLess,
  multiply,
  reduced,
  subtract,
  type Exact,
} from './exact.ts';
import { hundredths, inPercent, millionths, percent, percentOf, ratio } from './rate.ts';
import {
  downToEuro,
  downToMultipleOf,
  downToTenCents,
  toNearestCent,
  upToCent,
  upToEuro,
  wholeCents,
} from './rounding.ts';

const anyCents = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map(cents);
const anyRate = fc
  .tuple(fc.integer({ min: 0, max: 10 ** 6 }), fc.integer({ min: 1, max: 10 ** 6 }))
  .map(([a, b]) => ratio(Math.min(a, b), Math.max(a, b)));

function floorDivision(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
}

describe('exact amounts', () => {
  test('a quotient near a whole number, at the limit of safe integers, is not rounded to it', () => {
    const limit = Number.MAX_SAFE_INTEGER;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 7 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.constantFrom(-1, 0, 1),
        fc.constantFrom(1, -1),
        (divisor, steps, beside, sign) => {
          const near = (Math.floor(limit / divisor) - 1 - steps) * divisor + beside;
          const amount = divide(cents(sign * near), divisor);
          const expected = floorDivision(BigInt(sign * near), BigInt(divisor));
          expect(BigInt(floorOfMultiples(amount, 1))).toBe(expected);
        },
      ),
    );
  });

  test('an amount is not less than the same amount', () => {
    expect(isLess(divide(cents(1), 3), divide(cents(2), 6))).toBe(false);
    expect(isLess(divide(cents(1), 3), divide(cents(2), 5))).toBe(true);
    expect(isLess(divide(cents(2), 5), divide(cents(1), 3))).toBe(false);
  });

  test('lowest terms keep the sign above', () => {
    expect(reduced(divide(cents(-6), 4))).toEqual(divide(cents(-3), 2));
    expect(reduced(divide(cents(6), 4))).toEqual(divide(cents(3), 2));
    expect(reduced(divide(cents(0), 4))).toEqual(exact(cents(0)));
  });

  test('an amount is shown in euros, however large its fraction', () => {
    // 8 % of 55.00
    expect(exactToEuros(multiply(cents(5500), percent('8.00')))).toBe(4.4);
    expect(exactToEuros(multiply(cents(9 * 10 ** 15), ratio(3, 1)))).toBe(270_000_000_000_000);
    const split = multiply(cents(3), ratio(1, 9 * 10 ** 15));
    expect(exactToEuros(multiply(split, ratio(9 * 10 ** 15, 1)))).toBe(0.03);
  });

  test('a product rounds like integers of any size do', () => {
    fc.assert(
      fc.property(anyCents, anyRate, anyRate, (amount, first, second) => {
        const product = multiply(multiply(amount, first), second);
        const numerator = BigInt(amount) * BigInt(first.numerator) * BigInt(second.numerator);
        const denominator = BigInt(first.denominator) * BigInt(second.denominator);
        const nearest = floorDivision(2n * numerator + denominator, 2n * denominator);
        expect(BigInt(toNearestCent(product))).toBe(nearest);
        const roundedDown = floorDivision(numerator, denominator * 10n) * 10n;
        expect(BigInt(downToTenCents(product))).toBe(roundedDown);
      }),
    );
  });

  test('adding and taking away again leaves the amount', () => {
    fc.assert(
      fc.property(anyCents, anyCents, anyRate, (a, b, rate) => {
        const other = multiply(b, rate);
        expect(toNearestCent(subtract(add(a, other), other))).toBe(a);
        expect(isLess(add(a, other), a)).toBe(isLess(other, cents(0)));
      }),
    );
  });

  test('a part that was multiplied and not rounded is no amount of cents', () => {
    expectTypeOf<Exact>().not.toExtend<Cents>();
    expectTypeOf<number>().not.toExtend<Cents>();
  });
});

describe('roundings', () => {
  const third = divide(euros('100'), 3); // 33.333...

  test.each([
    ['toNearestCent', toNearestCent(third), 3333],
    ['toNearestCent of a half goes up', toNearestCent(divide(cents(5), 2)), 3],
    ['toNearestCent of a negative half goes up', toNearestCent(divide(cents(-5), 2)), -2],
    ['upToCent', upToCent(third), 3334],
    ['upToCent of whole cents', upToCent(exact(cents(3333))), 3333],
    ['downToTenCents', downToTenCents(third), 3330],
    ['downToEuro', downToEuro(third), 3300],
    ['upToEuro', upToEuro(third), 3400],
    ['upToEuro of whole euros', upToEuro(exact(euros('33'))), 3300],
    ['downToMultipleOf 5 euros', downToMultipleOf(third, euros('5')), 3000],
    ['downToMultipleOf at a multiple', downToMultipleOf(euros('35'), euros('5')), 3500],
    ['downToMultipleOf one cent below it', downToMultipleOf(euros('34.99'), euros('5')), 3000],
  ])('%s', (_, rounded, expected) => {
    expect(rounded).toBe(expected);
  });

  test('wholeCents refuses a fraction of a cent', () => {
    expect(() => wholeCents(third)).toThrow(RangeError);
    expect(wholeCents(divide(cents(9), 3))).toBe(3);
  });

  test('a fraction beyond safe integers is whole cents or not', () => {
    const large = 9 * 10 ** 15;
    const split = multiply(cents(3), ratio(1, large));
    expect(wholeCents(multiply(split, ratio(large, 1)))).toBe(3);
    expect(upToCent(multiply(split, ratio(large, 1)))).toBe(3);
    // 3 x (9 x 10^15 - 1) / (9 x 10^15), a little below 3
    const below = multiply(split, ratio(large - 1, 1));
    expect(() => wholeCents(below)).toThrow(RangeError);
    expect(upToCent(below)).toBe(3);
    // 1 / (9 x 10^15), and as often as that: the denominator is 81 x 10^30.
    const tiny = multiply(multiply(cents(large), ratio(1, large)), ratio(1, large));
    expect(() => wholeCents(tiny)).toThrow(RangeError);
    expect(wholeCents(multiply(tiny, ratio(large, 1)))).toBe(1);
    expect(upToCent(tiny)).toBe(1);
    expect(upToCent(add(cents(1), tiny))).toBe(2);
  });

  test('products and sums beyond safe integers lose nothing', () => {
    const limit = cents(Number.MAX_SAFE_INTEGER);
    // 3 x 9 007 199 254 740 991 is 27 021 597 764 222 973. The nearest floating-point number ends in 972.
    expect(wholeCents(multiply(multiply(limit, ratio(3, 1)), ratio(1, 3)))).toBe(limit);
    expect(wholeCents(subtract(add(limit, cents(2)), limit))).toBe(2);
  });
});

describe('amounts that come in', () => {
  test.each([
    [1978.34, 197834],
    [1.005, 101],
    [1.004999, 100],
    [8.345, 835],
    [0.1 + 0.2, 30],
    [-0.001, 0],
    [157.61491208502923, 15_761], // more digits than a safe integer has
    [157.61500000000001, 15_762],
    [-1.005, -100], // a half goes up
    [-1.0050001, -101],
    [1e-7, 0],
    [10_000_000, 1_000_000_000],
  ])('%d euros are %d cents', (amount, expected) => {
    expect(fromEuros(amount)).toBe(expected);
    expect(Object.is(fromEuros(amount), -0)).toBe(false);
  });

  test.each([
    [100.00499999999998, 10_001],
    [100.00500000000001, 10_001],
    [100.0049, 10_000],
    [-1e-12, 0],
    [1e-300, 0],
    [12_345_678_901.235, 1_234_567_890_124],
  ])('%d computed euros are %d cents', (amount, expected) => {
    expect(fromComputedEuros(amount)).toBe(expected);
    expect(Object.is(fromComputedEuros(amount), -0)).toBe(false);
  });

  test('an amount of the law has at most two decimals', () => {
    expect(euros('2570.93')).toBe(257093);
    expect(() => euros('1.005')).toThrow(RangeError);
    expect(() => euros('1,5')).toThrow(RangeError);
  });

  // The floating-point product is slightly below the half: 8.165 x 100 is 816.4999...
  test('decimals that arrived as numbers are rounded as they are written, half up', () => {
    expect(hundredths(8.165)).toEqual(ratio(817, 100));
    expect(hundredths(1.005)).toEqual(ratio(101, 100));
    expect(hundredths(1.0049)).toEqual(ratio(1, 1));
    expect(percentOf(1.00005)).toEqual(ratio(10_001, 1_000_000));
    expect(millionths(8.165)).toEqual(ratio(8165, 1000));
    expect(millionths(0.0000005)).toEqual(ratio(1, 1_000_000));
    expect(millionths(0.0000004)).toEqual(ratio(0, 1));
  });

  test('rates are exact', () => {
    expect(percent('2.80')).toEqual(ratio(28, 1000));
    expect(inPercent(percent('0.25'))).toBe(0.25);
    expect(percentOf(2.5)).toEqual(ratio(25, 1000));
    expect(() => ratio(1, 0)).toThrow(RangeError);
  });
});
