import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inCents } from '../../money/in-cents.test-support.ts';
import { salariesLike } from './salaries.test-support.ts';

const calculate = salariesLike({ grossSalary: 5000, taxClass: 1, employer: true }, '2026-01-15');
describe('what an employer pays for a month', () => {
  // By hand, with the rates that the UEL (https://uel.lu/parametres_sociaux) and the FEDIL publish, Mutualité class 2,
  // accident factor 1: x 2.8, 0.25, 8 (8.5 from 2026), 0.7 (0.65), 0.99 (0.95) and 0.14 %. Of 15 000, 13 856.63 count, the
  // ceiling.
  test.each([
    ['2025-01', 5000, [140, 12.5, 400, 35, 49.5, 7], 644, 5644],
    ['2026-01', 5000, [140, 12.5, 425, 32.5, 47.5, 7], 664.5, 5664.5],
    ['2026-06', 15_000, [387.99, 34.64, 1177.81, 90.07, 131.64, 19.4], 1841.55, 16_841.55],
  ])('%s, %d', (payMonth, grossSalary, shares, total, cost) => {
    const [
      illnessContributions,
      illnessCashContributions,
      pensionContributions,
      accidentInsurance,
      mutuality,
      healthAtWork,
    ] = shares;
    expect(calculate({ payMonth, grossSalary }).employer?.monthly).toEqual({
      illnessContributions,
      illnessCashContributions,
      pensionContributions,
      accidentInsurance,
      mutuality,
      healthAtWork,
      total,
      cost,
    });
  });

  // 5 000 x 0.07, 0.99, 1.48 and 2.64 %, then x 0.23, 0.95, 1.56 and 2.66 %.
  test.each([
    ['2025-06', [3.5, 49.5, 74, 132]],
    ['2026-06', [11.5, 47.5, 78, 133]],
  ])('by the class of the Mutualité, %s', (payMonth, expected) => {
    const classes = [1, 2, 3, 4] as const;
    expect(
      classes.map(
        (mutualityClass) => calculate({ payMonth, mutualityClass }).employer?.monthly.mutuality,
      ),
    ).toEqual(expected);
  });

  // 5 000 x 0.65 % = 32.50, x 0.85 = 27.625, x 1.1 = 35.75, x 1.3 = 42.25, x 1.5 = 48.75.
  test.each([
    [0.85, 27.63],
    [1, 32.5],
    [1.1, 35.75],
    [1.3, 42.25],
    [1.5, 48.75],
  ] as const)('by the accident factor %d: %d', (accidentFactor, expected) => {
    const { employer } = calculate({ accidentFactor, payMonth: '2026-06' });
    expect(employer?.monthly.accidentInsurance).toBe(expected);
  });
});

test('a year counts each month under the ceiling then in force', () => {
  // 2025: 4 x 13 188.96 + 8 x 13 518.68 = 160 905.28, x 0.99 % = 1 592.96, x 0.70 % = 1 126.34.
  const { employer } = calculate({ grossSalary: 20_000, payMonth: '2025-01' });
  expect(employer?.annual).toMatchObject({ mutuality: 1592.96, accidentInsurance: 1126.34 });
});

test('the Mutualité of 2024 is left out and said to be', () => {
  const { employer, hints } = calculate({ payMonth: '2024-06' });
  // 5 000 x (2.80 + 0.25 + 8 + 0.75 + 0.14 %) = 597.
  expect(employer?.monthly).toMatchObject({ mutuality: 0, total: 597, cost: 5597 });
  expect(hints).toContain('mutualityNotKnown');
  expect(calculate({ payMonth: '2025-01' }).hints).not.toContain('mutualityNotKnown');
});

test('is answered to those who ask, and to employees only', () => {
  expect(calculate({ employer: null }).employer).toBeUndefined();
  expect(calculate({ employer: null }).explanation).not.toHaveProperty('employer');
  expect(calculate({ employmentType: 2 }).employer).toBeUndefined();
});

test('gross and shares are the cost; health and pension insurance are borne half each', () => {
  const anySalary = fc.record({
    grossSalary: fc.integer({ min: 197_834, max: 3_000_000 }).map((amount) => amount / 100),
    payMonth: fc.constantFrom('2024-06', '2025-02', '2025-07', '2026-01', '2026-06'),
    weeklyHours: fc.constantFrom(20, 40),
    mutualityClass: fc.constantFrom(1, 2, 3, 4),
    accidentFactor: fc.constantFrom(0.85, 1, 1.1, 1.3, 1.5),
  });
  fc.assert(
    fc.property(anySalary, (asked) => {
      const { monthlySalary, annualSalary, employer } = calculate({ ...asked, explain: false });
      for (const [pay, shares] of [
        [monthlySalary, employer?.monthly],
        [annualSalary, employer?.annual],
      ] as const) {
        if (shares === undefined) throw new Error('no employer');
        const { total, cost, ...lines } = shares;
        const sum = Object.values(lines).reduce((all, line) => all + inCents(line), 0);
        expect(inCents(total)).toBe(sum);
        expect(inCents(cost)).toBe(inCents(pay.grossSalary) + sum);
        const { pensionContributions, illnessContributions, illnessCashContributions } = pay;
        expect(lines).toMatchObject({
          pensionContributions,
          illnessContributions,
          illnessCashContributions,
        });
      }
    }),
  );
});

test('explains the cost down to the rates of the law', () => {
  const { explanation, employer } = calculate({ payMonth: '2026-06' });
  const steps = explanation?.employer?.monthly ?? [];
  const mutuality = steps.find(({ id }) => id === 'mutuality');
  expect(mutuality?.operands.map(({ id, value }) => [id, value])).toEqual([
    ['contributionBase', 5000],
    ['mutualityRate', 0.95],
  ]);
  expect(mutuality?.sources.map(({ url }) => url)).toEqual([
    'https://ccss.public.lu/fr/parametres-sociaux.html',
  ]);
  expect(steps.at(-1)).toMatchObject({ id: 'employerCost', amount: employer?.monthly.cost });
});
