import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { calculate } from './calculate.ts';
import type { JointSalaryInput } from './input.ts';

const twoOf60000 = {
  grossSalary: 60_000,
  grossSalary2: 60_000,
  salaryPeriod: 'annual',
  taxClass: 3,
  payMonth: '2026-06',
} as const;
const couple = (input: Partial<JointSalaryInput>) =>
  calculate({ ...twoOf60000, ...input }, day('2026-11-22')).couple;

describe('the tax by the share of the first person', () => {
  // Adjusted income 99 600, worked in filings.test.ts: all of it in class 1 28 470; 30 and 70 % 2 108 + 15 993 = 18 101;
  // half and half 15 554.
  test.each([
    [0, 28_470],
    [0.3, 18_101],
    [0.5, 15_554],
    [0.7, 18_101],
    [1, 28_470],
  ])('%d: %d', (share, tax) => {
    const { points = [] } = couple({ reallocationCurve: true })?.reallocation ?? {};
    expect(points).toHaveLength(101);
    expect(points.find((point) => point.share === share)?.taxBeforeCredits).toBe(tax);
  });

  test('is that of a request with this share, for every whole percent', () => {
    const unequal = { grossSalary: 100_000, grossSalary2: 33_000 };
    const { points = [] } = couple({ ...unequal, reallocationCurve: true })?.reallocation ?? {};
    for (const { share, taxBeforeCredits, tax } of points) {
      const asked = couple({ ...unequal, reallocationShare: share, explain: false });
      expect(asked?.filings?.reallocated, String(share)).toMatchObject({ taxBeforeCredits, tax });
    }
  });

  test('is lowest at the best share, near one half', () => {
    const reallocation = couple({ reallocationCurve: true })?.reallocation;
    const taxes = reallocation?.points.map(({ taxBeforeCredits }) => taxBeforeCredits) ?? [];
    expect(reallocation?.best.taxBeforeCredits).toBe(Math.min(...taxes));
    expect(Math.abs((reallocation?.best.share ?? 0) - 0.5)).toBeLessThan(0.03);
  });

  // (24 000 + 6 000) x 0.8845 - 1 080 - 960 - 4 500 = 19 995: half of it, and some more, is below the first 13 230 of class 1.
  test('is best at one half where several shares are as good', () => {
    const low = { grossSalary: 24_000, grossSalary2: 6000, weeklyHours2: 10 };
    const best = couple({ ...low, reallocationCurve: true })?.reallocation?.best;
    expect(best).toMatchObject({ share: 0.5, taxBeforeCredits: 0 });
  });

  test('is answered only to who asks, and for two persons', () => {
    expect(couple({})).not.toHaveProperty('reallocation');
    expect(couple({ reallocationCurve: true, grossSalary2: null })).not.toHaveProperty(
      'reallocation',
    );
  });
});
