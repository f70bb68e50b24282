import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inCents } from '../../money/in-cents.test-support.ts';
import { salariesLike } from './salaries.test-support.ts';

const calculate = salariesLike({ grossSalary: 5000, taxClass: 1, marginal: true });
test('the next 100 euros a month leave 48.41 of 5 000 in class 1, June 2026', () => {
  // 5 100: 589.05 + 61.70; 4 510.95, down to 4 510, tax 756.30; credits 31.96; net 3 724.91. 5 000: 3 676.50, tax 685.70.
  expect(calculate({}).marginal?.monthly).toEqual({
    grossSalary: 100,
    netSalary: 48.41,
    tax: 38.64,
    contributions: 12.95,
  });
});

test('over the year 1 200 euros leave 593.12', () => {
  // 61 200: 7 068.60 + 741.59; taxable 53 111.40, down to 53 100, tax 9 076, credits 383.52. 60 000: 6 930 + 724.79, tax
  // 8 649 - 408.
  expect(calculate({}).marginal?.annual).toEqual({
    grossSalary: 1200,
    netSalary: 593.12,
    tax: 451.48,
    contributions: 155.4,
  });
});

test('is the difference between two answers, and all of the raise', () => {
  const anySalary = fc.record({
    grossSalary: fc.integer({ min: 197_834, max: 2_000_000 }).map((amount) => amount / 100),
    taxClass: fc.constantFrom(1, 2, 3),
    employmentType: fc.constantFrom(1, 2),
    payMonth: fc.constantFrom('2024-06', '2025-02', '2026-06'),
    explain: fc.constant(false),
  });
  fc.assert(
    fc.property(anySalary, (asked) => {
      const now = calculate(asked);
      const grossSalary = (inCents(asked.grossSalary) + 10_000) / 100;
      const raised = calculate({ ...asked, grossSalary });
      for (const [part, period] of [
        ['monthly', 'monthlySalary'],
        ['annual', 'annualSalary'],
      ] as const) {
        const lines = now.marginal?.[part];
        if (lines === undefined) throw new Error('no marginal');
        const net = inCents(raised[period].netSalary) - inCents(now[period].netSalary);
        expect(inCents(lines.netSalary)).toBe(net);
        const shares = inCents(lines.netSalary) + inCents(lines.tax) + inCents(lines.contributions);
        expect(shares).toBe(inCents(lines.grossSalary));
      }
    }),
  );
});

test('is answered to those who ask only, with its steps', () => {
  expect(calculate({ marginal: null }).marginal).toBeUndefined();
  expect(calculate({ marginal: null }).explanation).not.toHaveProperty('marginal');
  const steps = calculate({}).explanation?.marginal?.monthly ?? [];
  expect(steps.map(({ id, amount }) => [id, amount])).toEqual([
    ['taxOfRaise', 38.64],
    ['contributionsOfRaise', 12.95],
    ['netOfRaise', 48.41],
  ]);
});
