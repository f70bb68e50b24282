import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, ratio } from './rate.ts';
import { multipleBelow, toOneDecimal, toTenths, upToWhole } from './tenths.ts';

describe('to one decimal', () => {
  test.each([
    ['5.37', 5.4],
    ['5.35', 5.4],
    ['5.349999', 5.3],
    ['35.10', 35.1],
    ['0.04', 0],
    ['0', 0],
  ])('%s becomes %d', (printed, rounded) => {
    expect(toOneDecimal(decimal(printed))).toBe(rounded);
  });

  test('below zero a half goes up as well, and nothing becomes a negative zero', () => {
    expect(toOneDecimal(ratio(-125, 100))).toBe(-1.2);
    expect(toOneDecimal(ratio(-126, 100))).toBe(-1.3);
    expect(Object.is(toOneDecimal(ratio(-4, 100)), 0)).toBe(true);
  });

  test('is never further from the figure than half a tenth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.integer({ min: 1, max: 1e6 }),
        (a, b) => {
          const tenths = BigInt(toTenths(ratio(a, b)));
          const distance = tenths * 2n * BigInt(b) - 20n * BigInt(a);
          expect(distance <= BigInt(b) && distance > -BigInt(b)).toBe(true);
        },
      ),
    );
  });
});

describe('up to the next whole number', () => {
  test.each([
    [18, 1, 18],
    [18_000_001, 1_000_000, 19],
    [17_999_999, 1_000_000, 18],
    [0, 7, 0],
  ])('%d / %d becomes %d', (numerator, denominator, whole) => {
    expect(upToWhole(ratio(numerator, denominator))).toBe(whole);
  });

  test('is refused where the sum is no safe integer', () => {
    expect(() => upToWhole(ratio(Number.MAX_SAFE_INTEGER, 2))).toThrow(RangeError);
  });
});

test.each([
  // 3.5 / 0.75 = 4.67, and 4 x 0.75 = 3
  ['3.5', '0.75', '3'],
  ['3.75', '0.75', '3.75'],
  ['0.7', '0.75', '0'],
])('%s down to a multiple of %s is %s', (value, multiple, expected) => {
  expect(multipleBelow(decimal(value), decimal(multiple))).toEqual(decimal(expected));
});
