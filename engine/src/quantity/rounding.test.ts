import { expect, test } from 'vitest';
import { enacted } from '../dated/source.ts';
import { binary } from '../money/binary.ts';
import { cents, euros } from '../money/cents.ts';
import { divide, exact } from '../money/exact.ts';
import { decimal, ratio } from '../money/rate.ts';
import { flooredAtZero, minus, over } from './arithmetic.ts';
import { explain } from './explain.ts';
import { count, money, step } from './names.ts';
import {
  binaryToNearestCent,
  withSources,
  downToEuro,
  downToMultiple,
  downToTenCents,
  percentToOneDecimal,
  sharedAs,
  sharedToTheCent,
  toNearestCent,
  toOneDecimal,
  upToCent,
  upToEuro,
  upToWhole,
  wholeCents,
} from './rounding.ts';

const source = enacted('rgd/2024/12/20/a590', 'art. 3', '2026-11-24').source;

// 1 234.56 / 7 = 176.365714...
const seventh = over(money('annualAmount', euros('1234.56')), count('weeksInYear', 7, 'number'));

test.each([
  [toNearestCent, 'toNearestCent', 17_637],
  [upToCent, 'upToCent', 17_637],
  [sharedToTheCent, 'sharedToTheCent', 17_637],
  [downToTenCents, 'downToTenCents', 17_630],
  [downToEuro, 'downToEuro', 17_600],
  [upToEuro, 'upToEuro', 17_700],
  [downToMultiple('downToFiveEuros', cents(500), []), 'downToFiveEuros', 17_500],
  [downToMultiple('downToFiftyEuros', cents(5000), []), 'downToFiftyEuros', 15_000],
  [sharedAs(cents(17_636)), 'sharedToTheCent', 17_636],
] as const)('%o', (rounding, id, expected) => {
  const rounded = step('taxableIncome', seventh, rounding);
  expect(rounded).toMatchObject({ amount: expected, kind: 'cents' });
  expect(explain({ tax: rounded })).toMatchObject([{ rounding: id, amount: expected / 100 }]);
});

test('whole cents are taken as they are, and nothing else', () => {
  expect(wholeCents.round(exact(cents(7)))).toBe(7);
  expect(() => wholeCents.round(divide(cents(7), 2))).toThrow(RangeError);
  expect(wholeCents.id).toBe('exact');
});

test('whole cents stay as they are to the cent, and are rounded beyond it', () => {
  const gross = money('enteredSalary', euros('1234.56'));
  expect(step('grossSalary', gross, toNearestCent).amount).toBe(123_456);
  expect(step('grossSalary', gross, upToCent).amount).toBe(123_456);
  expect(step('taxableIncome', gross, downToEuro).amount).toBe(123_400);
});

test('zero is taken before the rounding', () => {
  const below = flooredAtZero(
    minus(money('annualAmount', cents(1)), money('creditFull', cents(501))),
  );
  const rounded = step('taxableIncome', below, downToMultiple('downToFiveEuros', cents(500), []));
  expect(rounded.amount).toBe(0);
  expect(explain({ tax: rounded })).toMatchObject([{ raisedToZero: true, amount: 0 }]);
});

test('a rounding of the law says where, beside what the figures say', () => {
  const other = enacted('loi/2024/12/20/a589', 'art. 3', '2026-11-24').source;
  const amount = money('annualAmount', euros('100'), [other, source]);
  const rounded = step(
    'taxableIncome',
    amount,
    downToMultiple('downToFiveEuros', cents(500), [source]),
  );
  expect(explain({ tax: rounded })).toMatchObject([{ sources: [source, other] }]);
  const cited = step('tariffTax', seventh, withSources(downToEuro, [source]));
  expect(explain({ tax: cited })).toMatchObject([{ sources: [source], amount: 176 }]);
});

test('binary euros and plain numbers', () => {
  expect(binaryToNearestCent.round(binary(100.004_999_999_999_98))).toBe(10_001);
  expect(toOneDecimal.round(decimal('7.25'))).toEqual(ratio(73, 10));
  expect(percentToOneDecimal.round(decimal('0.1225'))).toEqual(ratio(123, 1000));
  expect(percentToOneDecimal.round(decimal('-0.1225'))).toEqual(ratio(-122, 1000));
  expect(upToWhole.round(decimal('7.01'))).toEqual(ratio(8, 1));
});
