import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectRedone, wrongUses } from '../../explanation/pocket-calculator.test-support.ts';
import { refusalsOf } from '../../input/refused-input.test-support.ts';
import { inCents } from '../../money/in-cents.test-support.ts';
import type { Payslip } from '../../result/payslip.ts';
import type { NetSalaryInput } from './input.ts';
import { salariesLike } from './salaries.test-support.ts';

const calculate = salariesLike({ grossSalary: 5000, taxClass: 1, payMonth: '2026-06' });
describe('meal vouchers', () => {
  test('take the own share off the net, and nothing else', () => {
    // 18 x 2.80 = 50.40 of 18 x 15 = 270.
    const { monthlySalary, annualSalary, mealVouchers } = calculate({
      mealVouchers: { count: 18 },
    });
    const plainResult = calculate({});
    expect(monthlySalary).toEqual({
      ...plainResult.monthlySalary,
      mealVoucherShare: 50.4,
      netSalary: 3626.1,
    });
    expect(annualSalary.mealVoucherShare).toBe(604.8);
    expect(mealVouchers).toEqual({ value: 270, ownShare: 50.4, taxable: 0 });
  });

  test('that the employer pays whole are taxed on the least own share, in no contribution base', () => {
    // 18 x 2.80 = 50.40: 5 050.40 - 577.50 = 4 472.90, down to 4 470; 12 x 4 470 - 1 020 = 52 620 x 0.38 - 11 694.60 = 8 301,
    // by 12 down to 691.70, x 1.07 down to 740.10. The net falls by 740.10 - 719.70 = 20.40.
    const { monthlySalary, mealVouchers } = calculate({ mealVouchers: { count: 18, ownShare: 0 } });
    const plainMonth = calculate({}).monthlySalary;
    expect(monthlySalary).toEqual({
      ...plainMonth,
      mealVoucherShare: 0,
      taxBeforeCredits: 740.1,
      tax: 706.1,
      netSalary: 3656.1,
    });
    expect(mealVouchers).toEqual({ value: 270, ownShare: 0, taxable: 50.4 });
  });

  test('above the free value are taxed on the rest', () => {
    const { mealVouchers } = calculate({ mealVouchers: { count: 10, faceValue: 18 } });
    expect(mealVouchers).toEqual({ value: 180, ownShare: 28, taxable: 30 });
  });

  test('with a share above their value are refused', () => {
    expect(
      refusalsOf(() => calculate({ mealVouchers: { count: 10, faceValue: 5, ownShare: 5.01 } })),
    ).toEqual([{ field: 'mealVouchers.ownShare', code: 'aboveMaximum', limit: 5 }]);
  });

  test('of no number are none', () => {
    expect(calculate({ mealVouchers: { count: 0 } })).toEqual(calculate({ mealVouchers: null }));
  });
});

const anyPayslip: fc.Arbitrary<Partial<NetSalaryInput>> = fc.record(
  {
    grossSalary: fc.integer({ min: 207_849, max: 2_500_000 }).map((amount) => amount / 100),
    taxClass: fc.constantFrom(1, 2, 3),
    weeklyHours: fc.constantFrom(40, 32, 20),
    distanceToWork: fc.integer({ min: 0, max: 31 }),
    bonus: fc.integer({ min: 0, max: 3_000_000 }).map((amount) => amount / 100),
    overtimeHours: fc.constantFrom(0, 3.5, 20),
    sundayHours: fc.constantFrom(0, 8),
    publicHolidayHours: fc.constantFrom(0, 8),
    nightHours: fc.constantFrom(0, 31.25),
    nightSupplementPercent: fc.constantFrom(15, 22.5),
    benefitInKind: fc.integer({ min: 0, max: 200_000 }).map((amount) => amount / 100),
    mealVouchers: fc.record({
      count: fc.integer({ min: 0, max: 22 }),
      faceValue: fc.constantFrom(10.8, 15, 17),
      ownShare: fc.constantFrom(0, 2.8, 4),
    }),
    profitSharingPremium: fc.integer({ min: 0, max: 30_000 }),
    youngEmployeePremium: fc.integer({ min: 0, max: 6000 }),
    rentPremium: fc.record({
      amount: fc.integer({ min: 0, max: 1500 }),
      rent: fc.integer({ min: 0, max: 1500 }),
    }),
    impatriateSince: fc.constantFrom(2016, 2024, 2025),
    impatriateRegime: fc.constantFrom('former', 'present', null),
    impatriationPremium: fc.constantFrom(null, 20_000),
    employer: fc.constant(true),
    payMonth: fc.constantFrom('2024-05', '2025-03', '2025-07', '2026-09'),
  },
  { requiredKeys: ['grossSalary', 'taxClass', 'payMonth', 'employer'] },
);

function paidOut(lines: Payslip): number {
  const deducted = [
    lines.tax,
    lines.pensionContributions,
    lines.illnessContributions,
    lines.illnessCashContributions,
    lines.longTermCareInsurance,
    lines.accidentInsurance,
    lines.benefitsInKind ?? 0,
    lines.mealVoucherShare ?? 0,
  ];
  return deducted.reduce((rest, line) => rest - inCents(line), inCents(lines.grossSalary));
}

describe('every payslip', () => {
  test('has a net of the gross without its lines, benefits in kind and vouchers, in every view', () => {
    fc.assert(
      fc.property(anyPayslip, (asked) => {
        const { monthlySalary, annualSalary, bonusPay } = calculate({ ...asked, explain: false });
        for (const lines of [monthlySalary, annualSalary, ...(bonusPay ? [bonusPay] : [])]) {
          expect(inCents(lines.netSalary)).toBe(paidOut(lines));
          for (const amount of Object.values(lines).filter((each) => each !== undefined)) {
            expect(Number.isFinite(amount)).toBe(true);
            expect(Object.is(amount, -0)).toBe(false);
            expect(inCents(amount) / 100).toBe(amount);
          }
        }
      }),
    );
  });

  test('costs gross and shares, and half of health and pension insurance is the employer’s', () => {
    fc.assert(
      fc.property(anyPayslip, (asked) => {
        const answer = calculate({ ...asked, explain: false });
        for (const [pay, shares] of [
          [answer.monthlySalary, answer.employer?.monthly],
          [answer.annualSalary, answer.employer?.annual],
        ] as const) {
          if (shares === undefined) throw new Error('no employer');
          const { total, cost, ...lines } = shares;
          const { pensionContributions, illnessContributions, illnessCashContributions } = pay;
          expect(lines).toMatchObject({
            pensionContributions,
            illnessContributions,
            illnessCashContributions,
          });
          expect(inCents(cost)).toBe(inCents(pay.grossSalary) + inCents(total));
        }
      }),
    );
  });

  test('can be redone step by step, and ends at its lines', () => {
    fc.assert(
      fc.property(anyPayslip, (asked) => {
        const { monthlySalary, annualSalary, explanation } = calculate(asked);
        expectRedone(explanation);
        for (const [lines, steps] of [
          [monthlySalary, explanation?.monthlySalary ?? []],
          [annualSalary, explanation?.annualSalary ?? []],
        ] as const) {
          expect(wrongUses(steps)).toEqual([]);
          for (const line of ['grossSalary', 'illnessContributions', 'tax', 'netSalary'] as const) {
            expect(steps.findLast(({ id }) => id === line)?.amount, line).toBe(lines[line]);
          }
          for (const line of [
            'overtimePay',
            'supplements',
            'benefitsInKind',
            'mealVoucherShare',
          ] as const) {
            const step = steps.findLast(({ id }) => id === line);
            expect(step?.amount).toBe(lines[line]);
            if (step) expect(step.lines).toContain(line);
          }
        }
      }),
    );
  });
});
