import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { NetSalaryInput } from './input.ts';

/** Asked on a day of January 2025, whose rules apply where a request names none. */
const calculate = (input: NetSalaryInput) => calculateOn(input, day('2025-01-15'));

describe('self-employed with a way to work of 30 kilometres', () => {
  // Corrections of November 2026, no. 7: the travel lump sum lowers the profit on which everything is read.
  // In 2024 the CI-CO2, 168 - 0.0042 x 17 426 = 94.8108, is 94.82: up to the cent (no. 61).
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
