import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { salariesLike } from './salaries.test-support.ts';

const calculate = salariesLike({ grossSalary: 2900, taxClass: 1, payMonth: '2026-06' });

/** The CISSM among the steps of a payslip; 0 where it has none. */
const creditIn = (steps: readonly { readonly id: string; readonly amount: number }[] | undefined) =>
  steps?.find(({ id }) => id === 'minimumWageCredit')?.amount ?? 0;

// L.I.R. art. 139quater, al. 2 (law of 26 April 2019, Mémorial A 274). June 2026: 81 from
// 1 800 to 3 000, then 81 / 600 x (3 600 - gross).
describe('the minimum wage credit counts the whole gross of the month', () => {
  test('a benefit in kind', () => {
    // 81 / 600 x (3 600 - 3 300) = 40.50; CIS 50 and CI-CO2 18 on 39 600 a year.
    expect(calculate({ benefitInKind: 400 }).monthlySalary.taxCredits).toBe(108.5);
  });

  test('overtime with its supplement, which is exempt from tax', () => {
    // 2 900 / 173 x 16 = 268.21, + 40 % 107.28: 3 275.49; 81 / 600 x 324.51 = 43.80885, up. 50 + 18 + 43.81.
    const { monthlySalary } = calculate({ overtimeHours: 16 });
    expect(monthlySalary.grossSalary).toBe(3275.49);
    expect(monthlySalary.taxCredits).toBe(111.81);
  });

  test('supplements for Sundays and nights', () => {
    // 2 900 / 173 x 32 x 70 % = 375.49 and x 20 x 15 % = 50.29: 3 325.78; 81 / 600 x 274.22 = 37.0197, up: 37.02 + 68.
    const { monthlySalary } = calculate({ sundayHours: 32, nightHours: 20 });
    expect(monthlySalary.taxCredits).toBe(105.02);
  });

  test('the employer’s part of meal vouchers, which art. 115, no 21 exempts', () => {
    // 18 x (15 - 2.80) = 219.60: 81 / 600 x (3 600 - 3 119.60) = 64.854, up: 64.86 + 68.
    expect(calculate({ mealVouchers: { count: 18 } }).monthlySalary.taxCredits).toBe(132.86);
  });
});

describe('one-off pay of the year', () => {
  test('is left out up to 3 000, all of it together', () => {
    const { annualSalary, bonusPay } = calculate({ bonus: 2500, profitSharingPremium: 500 });
    expect(bonusPay?.taxCredits).toBe(0);
    const stepsOfYear = calculate({ bonus: 2500, profitSharingPremium: 500 }).explanation
      ?.annualSalary;
    expect(creditIn(stepsOfYear)).toBe(972);
    expect(annualSalary.grossSalary).toBe(37_800);
  });

  test('counts in its month beyond: none in that month', () => {
    // 2 900 + 5 000 is above 3 600: eleven months of 81 = 891, and the slip of the bonus takes back the twelfth.
    const { bonusPay, monthlySalary, explanation } = calculate({ bonus: 5000 });
    expect(monthlySalary.taxCredits).toBe(149);
    expect(bonusPay?.taxCredits).toBe(-81);
    expect(creditIn(explanation?.annualSalary)).toBe(891);
    expect(calculate({ bonus: 2500, profitSharingPremium: 500.01 }).bonusPay?.taxCredits).toBe(-81);
  });
});

/** Fractions in whole numbers: the law's text a second time, without code of the engine. Amounts are in cents. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}
const nearest = ({ over, under }: Fraction) => (2n * over + under) / (2n * under);
const upwards = ({ over, under }: Fraction) => (over + under - 1n) / under;

interface MonthByHand {
  readonly salary: bigint;
  readonly weeklyHours: bigint;
  readonly overtime: bigint;
  readonly sunday: bigint;
  readonly benefit: bigint;
}

/** All pay and advantages, with overtime at 140 % and Sundays at 70 % of the hour (a full-time month has 173). */
function allPay({ salary, weeklyHours, overtime, sunday, benefit }: MonthByHand): bigint {
  const hourly = { over: salary * 40n, under: weeklyHours * 173n };
  const base = nearest({ over: hourly.over * overtime, under: hourly.under });
  const supplement = nearest({ over: base * 40n, under: 100n });
  const sundays = nearest({ over: hourly.over * sunday * 70n, under: hourly.under * 100n });
  return salary + base + supplement + sundays + benefit;
}

/**
 * Al. 2 and 3: 'de 1 800 à 3 000 euros 81 euros, de 3 000 à 3 600 euros 81 / 600 x [3 600 - salaire brut mensuel (fictif)]', for
 * the share of the paid hours in those of full time, 'arrondi au cent supérieur'.
 */
function creditByHand(gross: bigint, { weeklyHours, overtime }: MonthByHand): bigint {
  // Fortieths of the 173 hours of a month.
  const fullTime = 40n * 173n;
  const counted = weeklyHours * 173n + 40n * overtime;
  const paid = weeklyHours === 40n || counted > fullTime ? fullTime : counted;
  const fictive = gross * fullTime;
  if (fictive < 180_000n * paid || fictive >= 360_000n * paid) return 0n;
  const payAbove = fictive > 300_000n * paid ? fictive - 300_000n * paid : 0n;
  return upwards({ over: 8100n * (60_000n * paid - payAbove), under: 60_000n * fullTime });
}

test('500 random employees have the credit that the text of the law gives', () => {
  const anyMonth = fc.record({
    weeklyHours: fc.oneof(fc.constant(40), fc.integer({ min: 10, max: 39 })),
    fullTimeSalary: fc.integer({ min: 200_000, max: 370_000 }),
    overtime: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30 })),
    sunday: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30 })),
    benefit: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60_000 })),
    bonus: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 600_000 })),
  });
  let granted = 0;
  fc.assert(
    fc.property(anyMonth, ({ fullTimeSalary, bonus, ...asked }) => {
      const salary = Math.round((fullTimeSalary * asked.weeklyHours) / 40);
      const monthByHand: MonthByHand = {
        salary: BigInt(salary),
        weeklyHours: BigInt(asked.weeklyHours),
        overtime: BigInt(asked.overtime),
        sunday: BigInt(asked.sunday),
        benefit: BigInt(asked.benefit),
      };
      const gross = allPay(monthByHand);
      const creditOfMonth = creditByHand(gross, monthByHand);
      const counted = bonus > 300_000 ? BigInt(bonus) : 0n;
      const change = creditByHand(gross + counted, monthByHand) - creditOfMonth;
      const { bonusPay, explanation } = calculate({
        grossSalary: salary / 100,
        weeklyHours: asked.weeklyHours,
        overtimeHours: asked.overtime,
        sundayHours: asked.sunday,
        benefitInKind: asked.benefit / 100,
        bonus: bonus / 100,
      });
      expect(creditIn(explanation?.monthlySalary)).toBe(Number(creditOfMonth) / 100);
      expect(creditIn(explanation?.annualSalary)).toBe(Number(12n * creditOfMonth + change) / 100);
      expect(bonusPay?.taxCredits ?? 0).toBe(Number(change) / 100);
      if (creditOfMonth > 0n) granted += 1;
    }),
    { numRuns: 500, seed: 22 },
  );
  expect(granted).toBeGreaterThan(100);
});
