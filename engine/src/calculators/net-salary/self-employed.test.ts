import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { NetSalaryInput } from './input.ts';

/** Asked on a day of January 2025, whose rules apply where a request names none. */
const calculate = (input: NetSalaryInput) => calculateOn(input, day('2025-01-15'));

describe('self-employed with a way to work of 30 kilometres', () => {
  // The travel lump sum lowers the profit on which everything is read.
  // In 2024 the CI-CO2, 168 - 0.0042 x 17 426 = 94.8108, is 94.82: up to the cent (L.I.R. art. 152ter).
  test.each([
    ['2024-06', 40_278.62],
    ['2025-06', 40_849.88],
    ['2026-06', 40_493.87],
  ])('60 000 in the year of %s leaves %d', (payMonth, net) => {
    const profit = { grossSalary: 60_000, salaryPeriod: 'annual', employmentType: 2 } as const;
    const { annualSalary } = calculate({ ...profit, taxClass: 1, distanceToWork: 30, payMonth });
    expect(annualSalary.netSalary).toBe(net);
  });

  // The same: the minimum base binds in each year.
  test.each([
    ['2024-06', 22_235.51],
    ['2025-06', 22_126.71],
    ['2026-06', 21_723.97],
  ])('without it, 30 000 in the year of %s leaves %d', (payMonth, net) => {
    const profit = { grossSalary: 30_000, salaryPeriod: 'annual', employmentType: 2 } as const;
    expect(calculate({ ...profit, taxClass: 1, payMonth }).annualSalary.netSalary).toBe(net);
  });
});

/** A profit of a year in class 1. */
const yearOfProfit = (grossSalary: number, input: Partial<NetSalaryInput> = {}) =>
  calculate({
    grossSalary,
    salaryPeriod: 'annual',
    employmentType: 2,
    taxClass: 1,
    payMonth: '2026-06',
    ...input,
  }).annualSalary;

// RGD of 8 February 2016, art. 2, 3 and 5: 0.65 % of 60 000 is 390.00; with the factor 0.85 331.50, 58.50 less.
test('the factor of the accident insurance multiplies its contribution', () => {
  expect(yearOfProfit(60_000).accidentInsurance).toBe(390);
  expect(yearOfProfit(60_000, { accidentFactor: 0.85 }).accidentInsurance).toBe(331.5);
  expect(yearOfProfit(60_000, { accidentFactor: 1 })).toEqual(yearOfProfit(60_000));
});

describe('a self-employed person who lives elsewhere', () => {
  // L.I.R. art. 157bis (6), (6a). 30 000: taxable 21 700; 15 % 3 255, the tariff on 34 930, down to 34 900,
  // 2 985: x 1.07 = 3 193.95. By the tariff of residents 799, x 1.07 = 854.93.
  test.each([
    [30_000, 854, 3193],
    [40_000, 2137, 4815],
    [60_000, 6157, 7262],
  ])('with %d pays %d like a resident, and %d otherwise', (profit, resident, nonResident) => {
    expect(yearOfProfit(profit).taxBeforeCredits).toBe(resident);
    const elsewhere = { residence: 'elsewhere' } as const;
    expect(yearOfProfit(profit, elsewhere).taxBeforeCredits).toBe(nonResident);
    expect(yearOfProfit(profit, { ...elsewhere, treatedAsResident: true })).toEqual(
      yearOfProfit(profit),
    );
    expect(yearOfProfit(profit, { residence: 'luxembourg' })).toEqual(yearOfProfit(profit));
  });

  test('pays by the tariff where it is higher', () => {
    expect(yearOfProfit(120_000, { residence: 'elsewhere' })).toEqual(yearOfProfit(120_000));
  });
});

// L.I.R. art. 129g: 60 000 leaves 45 270 to tax, 36 270 with the allowance: 6 157 and 3 522.
test('the continued-work allowance (AMVP) lowers the tax of the self-employed', () => {
  expect(yearOfProfit(60_000, { workingOnAllowance: true }).taxBeforeCredits).toBe(3522);
});
