import { describe, expect, test } from 'vitest';
import { enacted } from '../dated/source.ts';
import { cents, euros } from '../money/cents.ts';
import { divide } from '../money/exact.ts';
import { over, plus, times, waived } from './arithmetic.ts';
import { annuity, inBinary } from './binary-quantity.ts';
import { zeroOf } from './comparison.ts';
import { explain } from './explain.ts';
import { binary, money, step } from './names.ts';
import { binaryToNearestCent, binaryUpToWhole, binaryWholeCents } from './rounding.ts';

const source = enacted('loi/2024/12/20/a589', 'art. 1er', '2026-11-24').source;

describe('binary quantities', () => {
  test('of money are in euros', () => {
    expect(inBinary(money('loanAmount', euros('1234.56')))).toMatchObject({
      id: 'loanAmount',
      amount: 1234.56,
      unit: 'EUR',
    });
    expect(inBinary(money('loanAmount', divide(cents(100), 8))).amount).toBe(0.125);
  });

  test('of a figure keep its sources, of a step its explanation', () => {
    const capped = inBinary(money('cappedAmount', euros('450000'), [source]));
    const entered = step('baseCost', money('loanAmount', euros('100')));
    expect(
      explain({ totalCost: step('totalCost', plus(capped, inBinary(entered))) }),
    ).toMatchObject([{ id: 'baseCost' }, { id: 'totalCost', amount: 450_100, sources: [source] }]);
  });

  test('keep a rate in percent', () => {
    const rate = step(
      'monthlyRate',
      over(binary('interestRate', 3, 'percent'), binary('monthsInYear', 12, 'months')),
    );
    expect(rate).toMatchObject({ amount: 0.25, unit: 'percent' });
    // 0.25 % of 1 000, and 1 000 / 0.25 %.
    expect(times(binary('loanAmount', 1000, 'EUR'), rate).amount).toBe(2.5);
    expect(over(binary('loanAmount', 1000, 'EUR'), rate).amount).toBe(400_000);
  });

  test('of an annuity name its operation', () => {
    const loan = binary('loanAmount', 1200, 'EUR');
    const formula = annuity('annuityMonths', [loan], 11.2, 'months');
    const months = step('remainingMonths', formula, binaryUpToWhole(1e-9));
    expect(explain({ remainingMonths: months })).toMatchObject([
      { operation: 'annuityMonths', amount: 12, unit: 'months', rounding: 'upToWhole' },
    ]);
  });

  test('are waived in the unit of what would else be computed', () => {
    const owed = binary('loanAmount', 100, 'EUR');
    const months = binary('loanMonths', 12, 'months');
    const none = step(
      'remainingMonths',
      waived(owed, binary('prepaymentAmount', 100, 'EUR'), zeroOf(months)),
    );
    expect(none).toMatchObject({ amount: 0, unit: 'months', kind: 'binary', operation: 'waived' });
    expect(() => waived(owed, binary('prepaymentAmount', 99.99, 'EUR'))).toThrow(RangeError);
  });
});

test('roundings of binary numbers', () => {
  const { round } = binaryUpToWhole(1e-9);
  const months = (value: number) => round(binary('loanMonths', value, 'months').amount);
  expect([months(11), months(11.000_000_000_1), months(11.1), months(-1)]).toEqual([11, 11, 12, 0]);
  expect(binaryWholeCents).toMatchObject({ id: 'exact' });
  expect(
    step('monthlyPayment', binary('loanAmount', 10.005, 'EUR'), binaryToNearestCent).amount,
  ).toBe(1001);
});
