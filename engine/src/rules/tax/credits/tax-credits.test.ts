import { describe, expect, test } from 'vitest';
import { month } from '../../../dated/month.ts';
import { valueIn } from '../../../law-in-force/sourced.ts';
import * as law from '../../../law/every-law.ts';
import { fromEuros, zeroCents, toEuros } from '../../../money/cents.ts';
import { explain } from '../../../quantity/explain.ts';
import { count, money } from '../../../quantity/names.ts';
import { paidHours } from '../../pay/part-time.ts';
import { annualMinimumWageCredit, minimumWageCredit } from './minimum-wage-credit.ts';
import { taperedCredit } from './tax-credits.ts';

const salary = (amount: number) => money('enteredSalary', fromEuros(amount));

describe('the employee credit of a year (CIS)', () => {
  const terms = valueIn(law.employmentCredit, month('2025-01'));
  // Tax administration: 936-11 265: 300 + 0.029 (G - 936); 11 266-40 000: 600; 40 001-79 999: 600 - 0.015 (G - 40 000).
  // Up to the cent, L.I.R. art. 154quater (2): 300 + 0.029 x 10 329 = 599.541; 600 - 0.015 x 5 478.44 = 517.8234.
  test.each([
    [935.99, 0],
    [936, 300],
    [9500, 548.36],
    [11_265, 599.55],
    [11_266, 600],
    [40_000, 600],
    [40_001, 599.99],
    [45_478.44, 517.83],
    [56_000, 360],
    [79_999, 0.02],
    [80_000, 0],
    [200_000, 0],
  ])('on %d is %d', (income, credit) => {
    const { amount } = taperedCredit('employeeCredit', salary(income), terms, 'year');
    expect(toEuros(amount)).toBe(credit);
  });

  test('subtracts nothing up to 40 000 of income, and 1.5 % of what is above it', () => {
    const stepsOn = (income: number) => {
      const credit = taperedCredit('employeeCredit', salary(income), terms, 'year');
      return explain({ tax: credit }).map(({ id }) => id);
    };
    expect(stepsOn(40_000)).toEqual(['employeeCredit']);
    expect(stepsOn(40_000.01)).toEqual(['creditIncomeAboveThreshold', 'employeeCredit']);
  });

  test('a month is a twelfth, up to the cent: (600 - 0.015 x 9 999.99) / 12 = 37.50001', () => {
    const { amount } = taperedCredit('employeeCredit', salary(49_999.99), terms, 'month');
    expect(toEuros(amount)).toBe(37.51);
  });
});

describe('the energy credit of a year (CI-CO2)', () => {
  // 168, 192, 216 in full; at 60 000 half of it is left, at 80 000 nothing.
  test.each([
    ['2024-01', 168],
    ['2025-01', 192],
    ['2026-01', 216],
  ])('in %s is %d in full', (payMonth, full) => {
    const terms = valueIn(law.energyCredit, month(payMonth));
    const credit = (income: number) =>
      toEuros(taperedCredit('energyCredit', salary(income), terms, 'year').amount);
    expect(credit(935)).toBe(0);
    expect(credit(936)).toBe(full);
    expect(credit(40_000)).toBe(full);
    expect(credit(60_000)).toBe(full / 2);
    expect(credit(80_000)).toBe(0);
  });

  test('is rounded up to the cent: 216 - 0.0054 x 5 478.44 = 186.4164', () => {
    const terms = valueIn(law.energyCredit, month('2026-06'));
    const { amount } = taperedCredit('energyCredit', salary(45_478.44), terms, 'year');
    expect(toEuros(amount)).toBe(186.42);
  });
});

describe('the minimum wage credit of a month (CISSM)', () => {
  const terms = valueIn(law.minimumWageCredit, month('2025-01'));
  // 81 from 1 800 to 3 000; (81 / 600) x (3 600 - g) up to 3 600.
  test.each([
    [1799.99, 0],
    [1800, 81],
    [3000, 81],
    [3000.01, 81], // 80.99865, up to the cent
    [3200, 54],
    [3599.99, 0.01], // 0.00135, up to the cent
    [3600, 0],
  ])('on %d is %d', (gross, credit) => {
    const granted = minimumWageCredit(salary(gross), terms, null);
    expect(toEuros(granted?.amount ?? zeroCents)).toBe(credit);
  });

  test('is not granted from 3 600 on', () => {
    expect(minimumWageCredit(salary(3600), terms, null)).toBeNull();
    expect(minimumWageCredit(salary(1799.99), terms, null)).toBeNull();
  });

  // 81 x 10 000 / 60 000 = 13.50 at 3 500 full time. 1 750 for 20 hours: 6.75; with 10 hours of overtime paid, (1 750 x 1) /
  // (86.50 + 10) x 173 = 3 137.31 (3 137.3057): 81 / 600 x 462.6943 = 62.4637, x 96.50 / 173 = 34.8425, up 34.85.
  test.each([
    [null, 6.75],
    [10, 34.85],
  ])('of part time with %d hours of overtime is %d', (overtime, credit) => {
    const { sources } = terms;
    const partTime = {
      weeklyHours: count('weeklyHours', 20, 'hours'),
      fullTimeWeekly: count('fullTimeWeeklyHours', 40, 'hours'),
      fullTimeMonthly: count('fullTimeMonthlyHours', 173, 'hours'),
      sources,
    };
    const hours = paidHours(
      partTime,
      overtime === null ? null : count('overtimeHours', overtime, 'hours'),
    );
    const granted = minimumWageCredit(salary(1750), terms, hours);
    expect(toEuros(granted?.amount ?? zeroCents)).toBe(credit);
  });

  test('of a year of equal months is twelve times: 12 x 54 = 648', () => {
    const creditOfMonth = money('minimumWageCreditOfMonth', fromEuros(54));
    expect(toEuros(annualMinimumWageCredit(creditOfMonth, null, terms.sources).amount)).toBe(648);
  });
});

// L.I.R. art. 154quater for employees, 152ter for the self-employed.
test('the work credit names the article of each', () => {
  const { sources } = valueIn(law.employmentCredit, month('2026-06'));
  expect(sources[0]?.text).toMatch(/art\. 152ter et 154quater/);
});
