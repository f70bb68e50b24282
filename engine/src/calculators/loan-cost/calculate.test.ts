import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { refusalsOf } from '../../input/refused-input.test-support.ts';
import { calculate as calculateOn } from './calculate.ts';
import { loanCostCall, type LoanCostInput } from './input.ts';

const calculate = (input: LoanCostInput) => calculateOn(input, day('2026-11-21'));

const homeLoan = { amount: 300_000, annualInterestRate: 4 } as const;

const refused = (input: LoanCostInput) => refusalsOf(() => calculate(input));

describe('the term', () => {
  test.each([
    [{}, 240],
    [{ years: null, months: null }, 240],
    [{ years: 10 }, 120],
    [{ years: 10, months: null }, 120],
    [{ years: 10, months: 0 }, 120],
    [{ years: 10, months: 121 }, 121],
    [{ years: 0, months: 6 }, 6],
    [{ months: 480 }, 480],
    [{ years: 35 }, 420],
    // What a form sends that couples the two: the full years of the months.
    [{ years: 40, months: 480 }, 480],
    [{ years: 36, months: 443 }, 443],
  ])('%j is %d months', (term, months) => {
    const result = calculate({ ...homeLoan, ...term });
    expect(result.months).toBe(months);
    expect(result.yearlyAmortizationSchedule).toHaveLength(Math.ceil(months / 12));
  });

  // The specification: no months give an empty result, never a division by zero.
  test.each([
    [{ years: 0, months: 0 }],
    [{ years: 0 }],
    [{ years: 0, months: null, loadMonthlyAmmortization: true }],
  ])('of no months at all, as in %j, gives an empty result', (term) => {
    expect(calculate({ ...homeLoan, ...term })).toEqual({
      monthlyPayment: 0,
      totalCost: 300_000,
      baseCost: 300_000,
      interestCost: 0,
      months: 0,
      atHigherRates: [],
      amortizationSchedule: [],
      yearlyAmortizationSchedule: [],
      explanation: [],
    });
    expect(calculate({ ...homeLoan, ...term, explain: false })).not.toHaveProperty('explanation');
  });

  test('of more years than 35 is refused, unless they are the full years of the months', () => {
    const refusal = [{ field: 'years', code: 'aboveMaximum', limit: 35 }];
    expect(refused({ ...homeLoan, years: 36 })).toEqual(refusal);
    expect(refused({ ...homeLoan, years: 36, months: 240 })).toEqual(refusal);
    expect(refused({ ...homeLoan, years: 36, months: 432 })).toEqual([]);
    // The schema has no other limit that a request could meet before.
    expect(refused({ ...homeLoan, years: 41 })).toEqual(refusal);
    expect(loanCostCall.inputSchema.properties.years).not.toHaveProperty('maximum');
  });
});

describe('the monthly schedule', () => {
  test.each([[{}], [{ loadMonthlyAmmortization: false }], [{ loadMonthlyAmmortization: null }]])(
    'is empty for %j, while the years are there',
    (asked) => {
      const result = calculate({ ...homeLoan, ...asked });
      expect(result.amortizationSchedule).toEqual([]);
      expect(result.yearlyAmortizationSchedule).toHaveLength(20);
    },
  );

  test('changes nothing else', () => {
    const { amortizationSchedule, ...rest } = calculate({
      ...homeLoan,
      loadMonthlyAmmortization: true,
    });
    expect(amortizationSchedule).toHaveLength(240);
    expect({ ...rest, amortizationSchedule: [] }).toEqual(calculate(homeLoan));
  });
});

// 1.01^13 = 1.13809328, so 100 000 x 0.01 / (1 - 1 / 1.13809328) = 8 241.48 a month, and 13 x 8 241.48197 - 100 000 = 7 139.27
// of interest. The one payment of the second year bears 8 241.48 x (1 - 1 / 1.01) = 81.60 of it.
test('each year says the interest that is still to come', () => {
  const { yearlyAmortizationSchedule: years } = calculate({
    amount: 100_000,
    annualInterestRate: 12,
    months: 13,
  });
  expect(
    years.map(({ totalInterestPaid, interestOwed }) => [totalInterestPaid, interestOwed]),
  ).toEqual([
    [7057.67, 81.6],
    [81.6, 0],
  ]);
});

describe('the explanation', () => {
  test('gives the amounts to whoever redoes its steps', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 480 }),
        (amount, rate, months) => {
          const { explanation } = calculate({
            amount: amount / 100,
            annualInterestRate: rate / 100,
            months,
          });
          // The pocket calculator raises 1 + rate to the power of the months, which costs it some digits.
          expectRedone(explanation, 1e-3);
        },
      ),
    );
  });

  test('ends each line with its figure', () => {
    const result = calculate(homeLoan);
    for (const line of ['monthlyPayment', 'totalCost', 'baseCost', 'interestCost'] as const) {
      const steps = result.explanation?.filter(({ lines }) => lines.includes(line)) ?? [];
      expect(steps.at(-1)?.id).toBe(line);
      expect(steps.at(-1)?.amount).toBe(result[line]);
    }
  });

  test('says how years became months only where they did', () => {
    const idsOf = (input: LoanCostInput) => calculate(input).explanation?.map(({ id }) => id);
    expect(idsOf({ ...homeLoan, years: 10 })).toContain('loanMonths');
    expect(idsOf({ ...homeLoan, months: 120 })).not.toContain('loanMonths');
  });

  test('parts a loan without interest equally, with no formula that would divide by nothing', () => {
    const { explanation } = calculate({ amount: 10_000, annualInterestRate: 0, months: 18 });
    expect(explanation?.map(({ operation }) => operation)).not.toContain('annuityPayment');
    expect(explanation?.[0]?.amount).toBeCloseTo(555.5556, 4);
  });

  test('is left out on request', () => {
    expect(calculate({ ...homeLoan, explain: false })).not.toHaveProperty('explanation');
  });
});

describe('for any loan', () => {
  const anyAmount = fc.integer({ min: 1000, max: 10_000_000 });
  const anyRate = fc.integer({ min: 1, max: 3000 }).map((hundredths) => hundredths / 100);
  const anyMonths = fc.integer({ min: 1, max: 479 });

  test('a month longer means a payment no higher and no less interest', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, anyMonths, (amount, annualInterestRate, months) => {
        const shorter = calculate({ amount, annualInterestRate, months });
        const longer = calculate({ amount, annualInterestRate, months: months + 1 });
        expect(longer.monthlyPayment).toBeLessThanOrEqual(shorter.monthlyPayment);
        expect(longer.interestCost).toBeGreaterThanOrEqual(shorter.interestCost);
      }),
    );
  });

  test('a higher rate costs more', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, anyMonths, (amount, rate, months) => {
        fc.pre(rate < 30);
        const lower = calculate({ amount, annualInterestRate: rate, months });
        const higher = calculate({ amount, annualInterestRate: rate + 0.01, months });
        expect(higher.totalCost).toBeGreaterThanOrEqual(lower.totalCost);
        expect(higher.monthlyPayment).toBeGreaterThanOrEqual(lower.monthlyPayment);
      }),
    );
  });

  test('ten times the loan costs ten times as much', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, anyMonths, (amount, annualInterestRate, months) => {
        const one = calculate({ amount, annualInterestRate, months });
        const ten = calculate({ amount: 10 * amount, annualInterestRate, months });
        expect(Math.abs(ten.totalCost - 10 * one.totalCost)).toBeLessThan(0.06);
      }),
    );
  });

  test('without interest the total is the loan', () => {
    fc.assert(
      fc.property(anyAmount, anyMonths, (amount, months) => {
        const { totalCost, interestCost } = calculate({ amount, annualInterestRate: 0, months });
        expect([totalCost, interestCost]).toEqual([amount, 0]);
      }),
    );
  });
});

test('the payment at one and two points more is that of the same loan at these rates', () => {
  // 300 000 over 240 months, by the formula of an annuity: at 5 % 1 979.87, at 6 % 2 149.29 a month.
  const { atHigherRates } = calculate({ ...homeLoan, months: 240 });
  expect(atHigherRates).toEqual([
    { points: 1, monthlyPayment: 1979.87 },
    { points: 2, monthlyPayment: 2149.29 },
  ]);
});
