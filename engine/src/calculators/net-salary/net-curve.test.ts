import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NetSalaryInput } from './input.ts';
import { salariesLike } from './salaries.test-support.ts';

const calculate = salariesLike({ grossSalary: 5000, taxClass: 1, netCurve: true });

const curveOf = (input: Partial<NetSalaryInput>) => {
  const { netCurve } = calculate(input);
  if (netCurve === undefined) throw new Error('no curve');
  return netCurve;
};

test('runs from the lowest salary to 10 000 a month, or to twice the own', () => {
  const { monthly, annual } = curveOf({});
  expect([monthly[0]?.grossSalary, monthly.at(-1)?.grossSalary]).toEqual([1978.34, 10_000]);
  expect([annual[0]?.grossSalary, annual.at(-1)?.grossSalary]).toEqual([23_740.08, 120_000]);
  // 2 x 7 200 = 14 400, up to whole thousands.
  expect(curveOf({ grossSalary: 7200 }).monthly.at(-1)?.grossSalary).toBe(15_000);
  // 1 978.34 x 20 / 40 = 989.17
  expect(curveOf({ weeklyHours: 20 }).monthly[0]?.grossSalary).toBe(989.17);
});

test('rises by its gross and holds the own pay to the cent, a year with its bonus', () => {
  const asked = { grossSalary: 60_000.01, salaryPeriod: 'annual', bonus: 5000 } as const;
  const { monthlySalary, annualSalary } = calculate(asked);
  const { monthly, annual } = curveOf(asked);
  const own = ({ grossSalary, netSalary }: { grossSalary: number; netSalary: number }) => ({
    grossSalary,
    netSalary,
  });
  expect(monthly).toContainEqual(own(monthlySalary));
  expect(annual).toContainEqual(own(annualSalary));
  const gross = monthly.map(({ grossSalary }) => grossSalary);
  expect(gross).toEqual([...new Set(gross)].toSorted((one, other) => one - other));
});

test('every point is what that gross would be answered', () => {
  const anySalary = fc.record({
    grossSalary: fc.integer({ min: 197_834, max: 2_000_000 }).map((amount) => amount / 100),
    taxClass: fc.constantFrom(1, 2, 3),
    employmentType: fc.constantFrom(1, 2),
    payMonth: fc.constantFrom('2024-06', '2025-02', '2026-06'),
    bonus: fc.constantFrom(null, 3000),
    explain: fc.constant(false),
  });
  fc.assert(
    fc.property(anySalary, fc.nat(), (asked, any) => {
      const { monthly, annual } = curveOf(asked);
      const which = any % monthly.length;
      const point = monthly[which];
      if (point === undefined) throw new Error('no such point');
      const alone = calculate({ ...asked, grossSalary: point.grossSalary });
      expect(alone.monthlySalary.netSalary).toBe(point.netSalary);
      expect(alone.annualSalary.netSalary).toBe(annual[which]?.netSalary);
    }),
    { numRuns: 50 },
  );
});

test('is answered to those who ask only', () => {
  expect(calculate({ netCurve: null }).netCurve).toBeUndefined();
});
