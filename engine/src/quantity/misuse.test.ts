import { expect, test } from 'vitest';
import { euros, type Cents } from '../money/cents.ts';
import { percent } from '../money/rate.ts';
import { flooredAtZero, inUnit, max, min, minus, over, plus, times } from './arithmetic.ts';
import { binary, count, money, price, share, step } from './names.ts';
import { inProportion } from './proportion.ts';
import type { Money } from './quantity.ts';
import { binaryToNearestCent, downToEuro, toNearestCent } from './rounding.ts';

const gross = money('enteredSalary', euros('5000'));
const rate = share('pensionRate', percent('8.5'));
const months = count('monthsInYear', 12, 'months');
const payment = binary('loanAmount', 100, 'EUR');
const tariff = price('enteredSalary', euros('0.30'), 'EUR/kWh');
const energy = count('consumptionPerYear', 4000, 'kWh');

const takesCents = (amount: Cents) => amount;
const takesMoney = (quantity: Money) => quantity;

/** Each of these is a mistake that the compiler finds: the check of types fails where one of them compiles. */
export const mistakes: readonly (() => unknown)[] = [
  // Forgetting to round.
  // @ts-expect-error
  () => takesMoney(step('pensionContributions', times(gross, rate))),
  // @ts-expect-error
  () => takesCents(times(gross, rate).amount),
  // @ts-expect-error
  () => takesMoney(step('unroundedPayment', payment)),
  // A rounding that is not for this kind of amount.
  // @ts-expect-error
  () => step('pensionContributions', rate, toNearestCent),
  // @ts-expect-error
  () => step('pensionContributions', times(gross, rate), binaryToNearestCent),
  // @ts-expect-error
  () => step('monthlyPayment', payment, downToEuro),
  // Units that do not go together.
  // @ts-expect-error
  () => plus(gross, rate),
  // @ts-expect-error
  () => minus(months, rate),
  // @ts-expect-error
  () => plus(gross, tariff),
  // @ts-expect-error
  () => min(gross, months),
  // @ts-expect-error
  () => max(energy, months),
  // @ts-expect-error
  () => times(gross, energy),
  // @ts-expect-error
  () => over(gross, energy),
  // @ts-expect-error
  () => times(gross, gross),
  // @ts-expect-error
  () => inProportion(gross, rate, gross),
  // @ts-expect-error
  () => inProportion(energy, energy, months),
  // @ts-expect-error
  () => inUnit('months', gross),
  // Cents taken for euros in binary numbers.
  // @ts-expect-error
  () => plus(payment, gross),
  // @ts-expect-error
  () => times(payment, rate),
  // A formula that would need a bracket, or a step of its own.
  // @ts-expect-error
  () => times(gross, plus(rate, rate)),
  // @ts-expect-error
  () => plus(gross, flooredAtZero(minus(gross, gross))),
  // @ts-expect-error
  () => times(min(gross, gross), rate),
  // @ts-expect-error
  () => min(plus(gross, gross), gross),
  // A figure's name for a step, and a step's name for a figure.
  // @ts-expect-error
  () => step('enteredSalary', gross),
  // @ts-expect-error
  () => money('grossSalary', euros('1')),
];

test('every mistake above is refused by the compiler', () => {
  // One for each mark in the list. The check of types judges the mistakes. This test only notices when one is lost.
  expect(mistakes).toHaveLength(25);
});
