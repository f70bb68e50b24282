import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { NetSalaryInput } from './input.ts';

/** Asked on a day of January 2025, whose rules apply where a request names none. */
const calculate = (input: NetSalaryInput) => calculateOn(input, day('2025-01-15'));

describe('the minimum wage of an unskilled adult', () => {
  // 2 771.33 from June 2026, full time; x 20 / 40 = 1 385.67 (1 385.665), x 36 / 40 = 2 494.20 (2 494.197).
  test.each([
    [40, 2771.33],
    [20, 1385.67],
    [36, 2494.2],
  ])('for %d hours is %d: below it the answer says so', (weeklyHours, minimumWage) => {
    const asked = { taxClass: 1, payMonth: '2026-06', weeklyHours } as const;
    const below = calculate({ ...asked, grossSalary: minimumWage - 0.01 });
    expect(below.minimumWage).toBe(minimumWage);
    expect(below.hints).toContain('belowMinimumWage');
    const paid = calculate({ ...asked, grossSalary: minimumWage });
    expect(paid.minimumWage).toBe(minimumWage);
    expect(paid.hints).not.toContain('belowMinimumWage');
  });

  test('is not said to the self-employed', () => {
    const result = calculate({ grossSalary: 2000, taxClass: 1, employmentType: 2 });
    expect(result.minimumWage).toBeUndefined();
    expect(result.hints).not.toContain('belowMinimumWage');
  });
});

// L.I.R. art. 124 (2): 16 300 - 1 882.65 (11.55 %) - 1 020 = 13 397.35, down to 13 350;
// x 0.08 - 1 058.40 = 9.60, down to 9. A step of 50 euros more, 13 400, is 13.60: 13, x 1.07 down to 13.
test.each([
  [16_300, 0],
  [16_357, 13],
])('a tax below 12 is nil: %d a year for 20 hours pays %d', (grossSalary, tax) => {
  const year = { salaryPeriod: 'annual', weeklyHours: 20, payMonth: '2026-06' } as const;
  const { annualSalary } = calculate({ ...year, grossSalary, taxClass: 1 });
  expect(annualSalary.taxBeforeCredits).toBe(tax);
});

describe('part-time pay, June 2026', () => {
  const monthOf = (grossSalary: number, weeklyHours: number) =>
    calculate({ grossSalary, taxClass: 1, payMonth: '2026-06', weeklyHours }).monthlySalary;

  // CSS art. 377: the abatement whole from 150 hours a month, else x hours / 173. 34.62 hours x 52 / 12 = 150.02, whole:
  // 1.4 % x (3 000 - 692.83) = 32.30. 20 x 52 / 12 = 86.67: 279.30 x 992.24 / 100 / 4 x 86.6667 / 173 = 347.08;
  // 1.4 % x (3 000 - 347.08) = 37.14. 34.61 hours, 149.98: 692.83 x 149.9767 / 173 = 600.62; 1.4 % x 2 399.38 = 33.59.
  test.each([
    [40, 32.3],
    [34.62, 32.3],
    [34.61, 33.59],
    [20, 37.14],
  ])('has the long-term care abatement of %d hours', (weeklyHours, longTermCare) => {
    expect(monthOf(3000, weeklyHours).longTermCareInsurance).toBe(longTermCare);
  });

  // CISSM on the full-time equivalent, then for the hours. 1 400 for 20 hours is 2 800: 81 x 20 / 40 = 40.50. 1 600 is 3 200:
  // 81 x 400 / 600 = 54, x 1 / 2 = 27. 1 400 for 40 hours: none. CIS and CI-CO2 are 50 + 18 (16 800 and 19 200 a year).
  test.each([
    [1400, 20, 108.5],
    [1600, 20, 95],
    [2000, 40, 149],
    [2000, 20, 68],
  ])('%d for %d hours has credits of %d', (grossSalary, weeklyHours, credits) => {
    expect(monthOf(grossSalary, weeklyHours).taxCredits).toBe(credits);
  });

  test('is withheld by the same scale as full-time pay', () => {
    expect(monthOf(3000, 20).taxBeforeCredits).toBe(monthOf(3000, 40).taxBeforeCredits);
  });

  test('of forty hours is full-time pay', () => {
    const asked = { grossSalary: 3000, taxClass: 1, payMonth: '2026-06' } as const;
    expect(calculate({ ...asked, weeklyHours: 40 })).toEqual(calculate(asked));
  });
});
