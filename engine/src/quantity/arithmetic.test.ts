import { describe, expect, test } from 'vitest';
import { cents, euros } from '../money/cents.ts';
import { divide, exact, exactToEuros } from '../money/exact.ts';
import { decimal, percent, ratio } from '../money/rate.ts';
import {
  flooredAtZero,
  inUnit,
  max,
  min,
  minus,
  over,
  plus,
  sumOf,
  times,
  waived,
} from './arithmetic.ts';
import { binary, count, measure, money, price, share, step } from './names.ts';
import { operandsOf } from './operands.ts';
import { inProportion } from './proportion.ts';
import type { Formula } from './quantity.ts';

const gross = money('enteredSalary', euros('5000.05'));
const lump = money('employeeLumpSum', euros('540'));
const rate = share('pensionRate', percent('8.5'));
const months = count('monthsInYear', 12, 'months');
const third = money('monthlyIncome', divide(cents(100), 3));

/** A formula as it is written: signs, names and values. */
const written = (formula: Formula) =>
  operandsOf(formula)
    .map(({ operator, id, value }) => `${operator} ${id} ${value}`)
    .join(' ');

describe('sums and differences', () => {
  test('of whole cents are whole cents', () => {
    const sum = plus(gross, lump, lump);
    expect(sum.amount).toBe(608_005);
    expect(written(sum)).toBe(
      '+ enteredSalary 5000.05 + employeeLumpSum 540 + employeeLumpSum 540',
    );
    const difference = minus(gross, lump, lump);
    expect(difference.amount).toBe(392_005);
    expect(written(difference)).toBe(
      '+ enteredSalary 5000.05 - employeeLumpSum 540 - employeeLumpSum 540',
    );
  });

  test('with exact money among them are exact', () => {
    // 100 / 3 + 100 / 3 + 100 = 500 / 3 cents.
    const sum = plus(third, third, money('enteredSalary', cents(100)));
    expect(Number(sum.amount.numerator) / Number(sum.amount.denominator)).toBeCloseTo(500 / 3, 12);
    const rest = minus(money('enteredSalary', cents(100)), third);
    expect(exactToEuros(rest.amount)).toBeCloseTo(2 / 3, 12);
  });

  test('of plain numbers', () => {
    const days = plus(count('publicHolidays', 11, 'days'), count('vacationDays', 26, 'days'));
    expect(days.amount).toEqual(ratio(37, 1));
    expect(minus(days, count('vacationDays', 30, 'days')).amount).toEqual(ratio(7, 1));
    expect(minus(binary('loanAmount', 0.5, 'EUR'), binary('downPayment', 0.25, 'EUR')).amount).toBe(
      0.25,
    );
  });

  test('taking off a difference turns its signs', () => {
    const rest = minus(gross, minus(lump, third));
    expect(written(rest)).toBe(
      `+ enteredSalary 5000.05 - employeeLumpSum 540 + monthlyIncome ${1 / 3}`,
    );
    // 5 000.05 - (540 - 0.3333...) = 4 460.3833...
    expect(exactToEuros(rest.amount)).toBeCloseTo(4460.05 + 1 / 3, 9);
  });

  test('of a list: nothing of none, the only one itself', () => {
    expect(sumOf([]).amount).toBe(0);
    expect(operandsOf(sumOf([]))).toEqual([]);
    expect(sumOf([gross])).toBe(gross);
    expect(sumOf([gross, lump]).amount).toBe(554_005);
  });
});

describe('products and quotients', () => {
  test('of money and a rate are exact money', () => {
    const product = times(gross, rate);
    // 500 005 cents x 85 / 1000 = 42 500.425 cents.
    expect(exactToEuros(product.amount)).toBe(425.00425);
    expect(product.unit).toBe('EUR');
    expect(written(product)).toBe('+ enteredSalary 5000.05 × pensionRate 8.5');
    expect(exactToEuros(over(gross, months).amount)).toBeCloseTo(416.670833333, 9);
  });

  test('of a sum are written term by term, with the same amount', () => {
    const credit = over(minus(lump, times(gross, rate)), months);
    // (540 - 425.00425) / 12
    expect(exactToEuros(credit.amount)).toBeCloseTo(9.5829791666, 9);
    expect(written(credit)).toBe(
      '+ employeeLumpSum 540 ÷ monthsInYear 12 - enteredSalary 5000.05 × pensionRate 8.5 ÷ monthsInYear 12',
    );
  });

  test('may begin with the number that money is multiplied by', () => {
    const size = measure('batteryCapacity', decimal('8.5'), 'kWp');
    const cost = times(size, price('costPerKwp', euros('1500'), 'EUR/kWp'));
    expect(exactToEuros(cost.amount)).toBe(12_750);
    expect(cost.unit).toBe('EUR');
  });

  test('of plain numbers keep the unit that is left', () => {
    const generation = measure('consumptionPerYear', ratio(4250, 1), 'kWh');
    const size = over(generation, count('solarYieldPerKwp', 850, 'kWh/kWp'));
    expect(size).toMatchObject({ amount: ratio(5, 1), unit: 'kWp' });
    const panels = over(size, measure('panelPeakPower', decimal('0.5'), 'kWp'));
    expect(panels).toMatchObject({ amount: ratio(10, 1), unit: 'number' });
    const doubled = times(panels, count('lifespan', 2, 'number'));
    expect(doubled).toMatchObject({ amount: ratio(20, 1), unit: 'number' });
  });

  test('of money by money are a plain number', () => {
    expect(over(lump, money('enteredSalary', euros('1080')))).toMatchObject({
      amount: ratio(1, 2),
      unit: 'number',
    });
    expect(() => over(lump, money('enteredSalary', cents(0)))).toThrow(RangeError);
    expect(() => over(gross, count('monthsInYear', 0, 'months'))).toThrow(RangeError);
  });

  test('of binary numbers', () => {
    const payment = binary('loanAmount', 0.5, 'EUR');
    const term = binary('loanMonths', 8, 'months');
    expect(times(payment, term)).toMatchObject({ amount: 4, unit: 'EUR', kind: 'binary' });
    expect(over(payment, term).amount).toBe(0.0625);
  });

  test('in proportion: amount x part / whole', () => {
    const part = inProportion(gross, lump, money('enteredSalary', euros('1620')));
    // 5 000.05 x 540 / 1 620 = 1 666.68333...
    expect(exactToEuros(part.amount)).toBeCloseTo(1666.683333333, 9);
    expect(written(part)).toBe(
      '+ enteredSalary 5000.05 × employeeLumpSum 540 ÷ enteredSalary 1620',
    );
    const energy = inProportion(
      count('consumptionPerYear', 4000, 'kWh'),
      count('batteryCapacity', 5, 'kWh'),
      count('batteryFullCapacity', 15, 'kWh'),
    );
    expect(energy).toMatchObject({ unit: 'kWh', kind: 'rate', amount: ratio(4000, 3) });
    expect(written(energy)).toBe(
      '+ consumptionPerYear 4000 × batteryCapacity 5 ÷ batteryFullCapacity 15',
    );
  });
});

describe('limits', () => {
  test('the lower and the higher of two, the first where they are equal', () => {
    expect(min(gross, lump).amount).toBe(54_000);
    expect(max(gross, lump).amount).toBe(500_005);
    expect(min(lump, gross)).toMatchObject({ operation: 'lowest', amount: 54_000 });
    const [young, old] = [count('vacationDays', 30, 'days'), count('publicHolidays', 31, 'days')];
    expect(min(old, young).amount).toEqual(ratio(30, 1));
    expect(max(young, old).amount).toEqual(ratio(31, 1));
  });

  test('of exact money and whole cents is exact, whichever is chosen', () => {
    expect(min(third, lump)).toMatchObject({ kind: 'exact', amount: third.amount });
    expect(min(third, money('employeeLumpSum', cents(20)))).toMatchObject({
      kind: 'exact',
      amount: exact(cents(20)),
    });
    expect(max(third, lump)).toMatchObject({ kind: 'exact', amount: exact(cents(54_000)) });
  });

  test('nothing less than zero', () => {
    const below = flooredAtZero(minus(lump, gross));
    expect(below).toMatchObject({ amount: 0, notes: { isFlooredAtZero: true } });
    expect(written(below)).toBe('+ employeeLumpSum 540 - enteredSalary 5000.05');
    const above = minus(gross, lump);
    expect(flooredAtZero(above)).toBe(above);
    const zero = minus(lump, lump);
    expect(flooredAtZero(zero)).toBe(zero);
  });

  test('of a step keeps the step as its figure', () => {
    const overdrawn = step('settlement', minus(lump, gross));
    expect(written(flooredAtZero(overdrawn))).toBe('+ settlement -4460.05');
  });

  test('waived up to the limit, the limit included, and never above it', () => {
    expect(waived(lump, lump)).toMatchObject({ operation: 'waived', amount: 0 });
    expect(waived(third, lump)).toMatchObject({ kind: 'exact', amount: exact(cents(0)) });
    expect(() => waived(gross, lump)).toThrow(RangeError);
  });
});

test('a number that means another unit keeps its figures', () => {
  const growth = times(rate, count('lifespan', 2, 'years'));
  expect(inUnit('number', growth)).toMatchObject({ unit: 'number', amount: ratio(17, 100) });
  expect(written(inUnit('number', growth))).toBe('+ pensionRate 8.5 × lifespan 2');
  expect(written(inUnit('days', months))).toBe('+ monthsInYear 12');
  const reduction = times(
    price('panelSubsidyReduction', euros('33'), 'EUR/kWp'),
    measure('batteryCapacity', decimal('4.5'), 'kWp'),
  );
  const rest = minus(
    price('panelSubsidyRate', euros('1155'), 'EUR/kWp'),
    inUnit('EUR/kWp', reduction),
  );
  // 1 155 - 33 x 4.5 = 1 006.50 euros for a kWp.
  expect(rest.unit).toBe('EUR/kWp');
  expect(exactToEuros(rest.amount)).toBe(1006.5);
});

test('a part of full-time hours is an amount of money', () => {
  const part = over(
    times(lump, count('weeklyHours', 30, 'hours')),
    count('fullTimeWeeklyHours', 40, 'hours'),
  );
  expect(exactToEuros(part.amount)).toBe(405);
  expect(written(part)).toBe('+ employeeLumpSum 540 × weeklyHours 30 ÷ fullTimeWeeklyHours 40');
});
