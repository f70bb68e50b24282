import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { refusalsOf } from '../../input/refused-input.test-support.ts';
import { calculate as netSalary } from '../net-salary/calculate.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { GrossSalaryInput } from './input.ts';

const today = day('2026-06-15');
const calculate = (input: GrossSalaryInput) => calculateOn({ ...input, explain: false }, today);

/** Expects a wish to be met by the pay that net salary answers for its gross, and not by a cent less. */
function expectSmallestGross(asked: GrossSalaryInput & { readonly netSalary: number }): void {
  const { netSalary: netOfMonth, ...terms } = asked;
  const isAnnual = asked.salaryPeriod === 'annual';
  const wish = isAnnual ? Math.round(netOfMonth * 1200) / 100 : netOfMonth;
  const netOf = (pay: ReturnType<typeof netSalary>) =>
    (isAnnual ? pay.annualSalary : pay.monthlySalary).netSalary;
  const payAt = (gross: number) =>
    netSalary({ ...terms, grossSalary: gross, explain: false }, today);
  const { grossSalary, result } = calculate({ ...terms, netSalary: wish });
  expect(payAt(grossSalary)).toEqual(result);
  expect(netOf(result)).toBeGreaterThanOrEqual(wish);
  expect(netOf(payAt(Math.round(grossSalary * 100 - 1) / 100))).toBeLessThan(wish);
}

const refused = (input: GrossSalaryInput) => refusalsOf(() => calculate(input));

describe('a wish for a net salary', () => {
  // The months worked in net-salary/calculate.test.ts: no higher gross is needed than the one they are worked from.
  test.each([
    ['2025-06', 1, 3690.06, 5000],
    ['2026-01', 2, 3885.06, 5000],
    ['2026-06', 3, 6123.3, 8000],
    ['2026-06', 1, 8691.86, 15_000],
  ] as const)('%s, class %d: %d', (payMonth, taxClass, net, worked) => {
    const { grossSalary, result } = calculate({ netSalary: net, taxClass, payMonth });
    expect(result.monthlySalary.netSalary).toBe(net);
    expect(grossSalary).toBeLessThanOrEqual(worked);
    // One tooth of the saw back at most.
    expect(grossSalary).toBeGreaterThan(worked - 12);
    expect(result.monthlySalary.grossSalary).toBe(grossSalary);
  });

  test('is met by the pay that net salary answers for that gross, and not by a cent less', () => {
    const anyWish: fc.Arbitrary<GrossSalaryInput & { readonly netSalary: number }> = fc.record({
      netSalary: fc.integer({ min: 230_000, max: 2_000_000 }).map((wish) => wish / 100),
      taxClass: fc.constantFrom(1, 2, 3),
      employmentType: fc.constantFrom(1, 2),
      salaryPeriod: fc.constantFrom('monthly', 'annual'),
      distanceToWork: fc.integer({ min: 0, max: 31 }),
      payMonth: fc.constantFrom('2024-03', '2025-02', '2026-06'),
    });
    fc.assert(fc.property(anyWish, expectSmallestGross));
  });

  test('for part-time work starts from the lowest salary of the hours', () => {
    const lowest = { grossSalary: 989.17, taxClass: 1, weeklyHours: 20 } as const;
    const { netSalary: net } = netSalary(lowest, today).monthlySalary;
    expect(calculate({ netSalary: net, taxClass: 1, weeklyHours: 20 }).grossSalary).toBe(989.17);
    expect(refused({ netSalary: net - 0.01, taxClass: 1, weeklyHours: 20 })).toEqual([
      { field: 'netSalary', code: 'belowMinimum', limit: net },
    ]);
  });

  test('above the net of the highest salary is refused with that net', () => {
    const { netSalary: net } = netSalary(
      { grossSalary: 10_000_000, taxClass: 1 },
      today,
    ).monthlySalary;
    expect(refused({ netSalary: 9_000_000, taxClass: 1 })).toEqual([
      { field: 'netSalary', code: 'aboveMaximum', limit: net },
    ]);
  });
});

describe('a wish for what the employer pays', () => {
  // By hand: 5 000 x 12.88 % = 644 in 2025, x 13.29 % = 664.50 in 2026. The costs of 15 000, and of 5 000 with a car of 900, are
  // worked in the tests of the net salary (employer, company-car).
  test.each([
    ['2025-01', 5644, 5000, {}],
    ['2026-01', 5664.5, 5000, {}],
    ['2026-06', 16_841.55, 15_000, {}],
    ['2026-06', 6673.31, 5000, { benefitInKind: 900 }],
  ] as const)('%s: %d is the cost of %d, %o', (payMonth, employerCost, gross, beside) => {
    const { grossSalary, result } = calculate({ employerCost, taxClass: 1, payMonth, ...beside });
    expect(grossSalary).toBe(gross);
    expect(result.employer?.monthly.cost).toBe(employerCost);
  });

  test('is the largest gross whose cost is at most the wish', () => {
    const anyWish = fc.record({
      employerCost: fc.integer({ min: 300_000, max: 3_000_000 }).map((wish) => wish / 100),
      taxClass: fc.constantFrom(1, 2, 3),
      salaryPeriod: fc.constantFrom('monthly', 'annual'),
      mutualityClass: fc.constantFrom(1, 4),
      bonus: fc.constantFrom(0, 2000),
      overtimeHours: fc.constantFrom(0, 7.5),
      payMonth: fc.constantFrom('2024-03', '2025-02', '2026-06'),
    });
    fc.assert(
      fc.property(anyWish, (asked) => {
        const part = asked.salaryPeriod === 'annual' ? 'annual' : 'monthly';
        const wish =
          part === 'annual' ? Math.round(asked.employerCost * 1200) / 100 : asked.employerCost;
        const { grossSalary, result } = calculate({ ...asked, employerCost: wish });
        const { employerCost: _, ...terms } = asked;
        const payAt = (gross: number) =>
          netSalary({ ...terms, grossSalary: gross, employer: true, explain: false }, today);
        expect(payAt(grossSalary)).toEqual(result);
        expect(result.employer?.[part].cost).toBeLessThanOrEqual(wish);
        expect(
          payAt(Math.round(grossSalary * 100 + 1) / 100).employer?.[part].cost,
        ).toBeGreaterThan(wish);
      }),
    );
  });

  test('below the cost of the lowest salary is refused with that cost', () => {
    // 1 978.34: 2.80 % 55.39, 0.25 % 4.95, 8.5 % 168.16, 0.65 % 12.86, 0.95 % 18.79, 0.14 % 2.77: 262.92.
    expect(refused({ employerCost: 2241.25, taxClass: 1, payMonth: '2026-06' })).toEqual([
      { field: 'employerCost', code: 'belowMinimum', limit: 2241.26 },
    ]);
    const lowest = calculate({ employerCost: 2241.26, taxClass: 1, payMonth: '2026-06' });
    expect(lowest.grossSalary).toBe(1978.34);
  });

  test('above the cost of the highest salary is refused with that cost', () => {
    const { employer } = netSalary({ grossSalary: 10_000_000, taxClass: 1, employer: true }, today);
    expect(refused({ employerCost: 11_000_000, taxClass: 1 })).toEqual([
      { field: 'employerCost', code: 'aboveMaximum', limit: employer?.monthly.cost },
    ]);
  });
});

test('there is exactly one wish, and a cost for employees only', () => {
  expect(refused({ taxClass: 1 })).toEqual([{ field: 'netSalary', code: 'required' }]);
  expect(refused({ taxClass: 1, netSalary: 3000, employerCost: 5000 })).toEqual([
    { field: 'employerCost', code: 'onlyOneWish' },
  ]);
  expect(refused({ taxClass: 1, employmentType: 2, employerCost: 5000 })).toEqual([
    { field: 'employerCost', code: 'employeesOnly' },
  ]);
});

test('a net with all that is paid beside the salary is met by the smallest gross', () => {
  const anyWish = fc.record({
    netSalary: fc.integer({ min: 300_000, max: 1_500_000 }).map((wish) => wish / 100),
    taxClass: fc.constantFrom(1, 2, 3),
    salaryPeriod: fc.constantFrom('monthly', 'annual'),
    bonus: fc.constantFrom(0, 3000),
    overtimeHours: fc.constantFrom(0, 12.5),
    sundayHours: fc.constantFrom(0, 8),
    publicHolidayHours: fc.constantFrom(0, 8),
    benefitInKind: fc.constantFrom(0, 412.5),
    mealVouchers: fc.constantFrom(null, { count: 18 }, { count: 18, ownShare: 0 }),
    payMonth: fc.constantFrom('2024-03', '2025-02', '2026-06'),
  });
  fc.assert(fc.property(anyWish, expectSmallestGross));
});
