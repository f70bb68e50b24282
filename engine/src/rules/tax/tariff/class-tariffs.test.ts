import { describe, expect, test } from 'vitest';
import { month } from '../../../dated/month.ts';
import { incomeTaxLaw } from '../../../law-in-force/tax/income-tax-law.ts';
import type { TaxClass } from '../../../law/tax/tax-classes.ts';
import { euros, fromEuros } from '../../../money/cents.ts';
import { exactToEuros } from '../../../money/exact.ts';

/** Coefficients of the tax administration from 2025, tax = rate x income - deduction: limit, rate in %, deduction. */
const coefficients: Readonly<Record<TaxClass, readonly (readonly [number, number, number])[]>> = {
  '1': [
    [13200, 0, 0],
    [15400, 8, 1058.4],
    [17600, 9, 1212.75],
    [26550, 14, 2293.2],
    [40300, 26, 6167.7],
    [49500, 34, 9668.7],
    [54050, 38, 11694.6],
    [117450, 39, 12235.5],
    [176150, 40, 13410],
    [234850, 41, 15171.6],
    [300000, 42, 17520.3],
  ],
  '1a': [
    [26450, 0, 0],
    [28200, 10, 2646],
    [29950, 11.25, 2998.8],
    [31750, 12.5, 3373.65],
    [35250, 15, 4189.5],
    [44450, 27.5, 9058.5],
    [51800, 37.5, 13779.9],
    [117450, 39, 14556.96],
    [176150, 40, 15731.46],
    [234850, 41, 17493.06],
    [300000, 42, 19841.76],
  ],
  '2': [
    [26450, 0, 0],
    [30850, 8, 2116.8],
    [234900, 39, 24471],
    [469700, 41, 30343.2],
    [600000, 42, 35040.6],
  ],
};

describe.each(Object.entries(coefficients))('class %s from 2025', (taxClass, rows) => {
  const tariff = incomeTaxLaw(month('2025-01'), taxClass as TaxClass).tariff.value;

  test.each(rows)('up to %d: %d %% less %d', (limit, ratePercent, deduction) => {
    const income = fromEuros(limit);
    expect(tariff.sharesOf(income).at(-1)?.ratePercent).toBe(ratePercent);
    expect(exactToEuros(tariff.taxOn(income))).toBeCloseTo(
      (ratePercent / 100) * limit - deduction,
      6,
    );
  });

  test.each(rows)('the brackets up to %d add up to its tax', (limit) => {
    const shares = tariff.sharesOf(fromEuros(limit));
    const tax = shares.reduce((total, share) => total + share.tax, 0);
    const taxed = shares.reduce((total, share) => total + share.taxedIncome, 0);
    expect(tax).toBeCloseTo(exactToEuros(tariff.taxOn(fromEuros(limit))), 6);
    expect(taxed).toBeCloseTo(limit, 6);
  });
});

test('class 1a of 2024 halves the complement: 39 % from 40 380', () => {
  const tariff = incomeTaxLaw(month('2024-01'), '1a').tariff.value;
  expect(tariff.sharesOf(euros('40380')).at(-1)?.ratePercent).toBe(36);
  expect(tariff.sharesOf(euros('40380.01')).at(-1)?.ratePercent).toBe(39);
  expect(tariff.sharesOf(euros('40380'))[1]?.from).toBe(24_876);
});

test('a tariff names each rate once, as the tables of the tax administration do', () => {
  const tariff = incomeTaxLaw(month('2025-01'), '1a').tariff.value;
  const rates = tariff.sharesOf(euros('300000')).map(({ ratePercent }) => ratePercent);
  expect(rates).toEqual([...new Set(rates)]);
});
