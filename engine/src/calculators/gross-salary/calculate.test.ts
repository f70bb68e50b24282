import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { RefusedInput } from '../calculator.ts';
import { calculate as netSalary } from '../net-salary/calculate.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { GrossSalaryInput } from './input.ts';

const today = day('2026-06-15');
const calculate = (input: GrossSalaryInput) => calculateOn({ ...input, explain: false }, today);

function refusalsOf(input: GrossSalaryInput): unknown {
  try {
    return calculate(input);
  } catch (error) {
    return error instanceof RefusedInput ? error.refusals : error;
  }
}

describe('a wish for a net salary', () => {
  // The month's worked values of the rulebook: no higher gross is needed than the one they are worked from.
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
    const anyWish: fc.Arbitrary<GrossSalaryInput> = fc.record({
      netSalary: fc.integer({ min: 230_000, max: 2_000_000 }).map((wish) => wish / 100),
      taxClass: fc.constantFrom(1, 2, 3),
      employmentType: fc.constantFrom(1, 2),
      salaryPeriod: fc.constantFrom('monthly', 'annual'),
      distanceToWork: fc.integer({ min: 0, max: 31 }),
      payMonth: fc.constantFrom('2024-03', '2025-02', '2026-06'),
    });
    fc.assert(
      fc.property(anyWish, (asked) => {
        const key = asked.salaryPeriod === 'annual' ? 'annualSalary' : 'monthlySalary';
        const wish =
          key === 'annualSalary' ? Math.round(asked.netSalary * 1200) / 100 : asked.netSalary;
        const { grossSalary, result } = calculate({ ...asked, netSalary: wish });
        const at = (gross: number) =>
          netSalary({ ...asked, grossSalary: gross, explain: false }, today);
        expect(at(grossSalary)).toEqual(result);
        expect(result[key].netSalary).toBeGreaterThanOrEqual(wish);
        expect(at(Math.round(grossSalary * 100 - 1) / 100)[key].netSalary).toBeLessThan(wish);
      }),
    );
  });

  test('for part-time work starts from the lowest salary of the hours', () => {
    const lowest = { grossSalary: 989.17, taxClass: 1, weeklyHours: 20 } as const;
    const { netSalary: net } = netSalary(lowest, today).monthlySalary;
    expect(calculate({ netSalary: net, taxClass: 1, weeklyHours: 20 }).grossSalary).toBe(989.17);
    expect(refusalsOf({ netSalary: net - 0.01, taxClass: 1, weeklyHours: 20 })).toEqual([
      { field: 'netSalary', code: 'belowMinimum', limit: net },
    ]);
  });

  test('above the net of the highest salary is refused with that net', () => {
    const { netSalary: net } = netSalary(
      { grossSalary: 10_000_000, taxClass: 1 },
      today,
    ).monthlySalary;
    expect(refusalsOf({ netSalary: 9_000_000, taxClass: 1 })).toEqual([
      { field: 'netSalary', code: 'aboveMaximum', limit: net },
    ]);
  });
});
