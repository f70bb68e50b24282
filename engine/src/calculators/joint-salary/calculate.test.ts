import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { RefusedInput } from '../../input/refused-input.ts';
import { inCents } from '../../money/in-cents.test-support.ts';
import type { SalaryBreakdown } from '../../result/payslip.ts';
import { calculate as calculateAloneOn } from '../net-salary/calculate.ts';
import type { NetSalaryInput } from '../net-salary/input.ts';
import { anyCouple } from './any-couple.test-support.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { JointSalaryInput } from './input.ts';

/** Asked on a day of January 2025, whose rules apply where a request names none. */
const calculate = (input: JointSalaryInput) => calculateOn(input, day('2025-01-15'));
const calculateAlone = (input: NetSalaryInput) => calculateAloneOn(input, day('2025-01-15'));

const periods = ['monthlySalary', 'annualSalary'] as const;

const anyAnnualCouple = anyCouple.map((input) => ({
  ...input,
  grossSalary: Math.round(input.grossSalary * 1234) / 100,
  grossSalary2: Math.round(input.grossSalary2 * 1231) / 100,
  salaryPeriod: 'annual' as const,
}));

describe('a couple', () => {
  test('is the sum of its persons in every line, month and year, to the cent', () => {
    fc.assert(
      fc.property(fc.oneof(anyCouple, anyAnnualCouple), (input) => {
        const { person1, person2, total } = calculate(input);
        for (const period of periods) {
          for (const line of Object.keys(total[period]) as (keyof SalaryBreakdown)[]) {
            const added = inCents(person1[period][line]) + inCents(person2?.[period][line] ?? 0);
            expect(inCents(total[period][line]), `${period} ${line}`).toBe(added);
          }
        }
      }),
    );
  });

  test('has lines that add up to the net of each person', () => {
    fc.assert(
      fc.property(fc.oneof(anyCouple, anyAnnualCouple), (input) => {
        const { person1, person2, total } = calculate(input);
        for (const person of [person1, person2 ?? person1, total]) {
          for (const period of periods) {
            const { grossSalary, netSalary, taxBeforeCredits, taxCredits, ...deducted } =
              person[period];
            const listed = Object.values(deducted).reduce((sum, line) => sum + inCents(line), 0);
            expect(inCents(netSalary)).toBe(inCents(grossSalary) - listed);
            expect(inCents(deducted.tax)).toBe(inCents(taxBeforeCredits) - inCents(taxCredits));
          }
        }
      }),
    );
  });

  test('in classes 1 and 1a is exactly two net salaries', () => {
    fc.assert(
      fc.property(anyCouple, fc.constantFrom(1, 2), (input, taxClass) => {
        const { person1, person2 } = calculate({ ...input, taxClass });
        const { payMonth } = input;
        const alone = [
          calculateAlone({
            grossSalary: input.grossSalary,
            taxClass,
            employmentType: input.employmentType,
            distanceToWork: input.distanceToWork,
            payMonth,
          }),
          calculateAlone({
            grossSalary: input.grossSalary2,
            taxClass,
            employmentType: input.employmentType2,
            distanceToWork: input.distanceToWork2,
            payMonth,
          }),
        ];
        for (const period of periods) {
          expect(person1[period]).toEqual(alone[0]?.[period]);
          expect(person2?.[period]).toEqual(alone[1]?.[period]);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('is explained by steps that give their amounts to whoever redoes them', () => {
    fc.assert(
      fc.property(fc.oneof(anyCouple, anyAnnualCouple), (input) => {
        expectRedone(calculate(input).explanation);
      }),
    );
  });

  test('of one person is that person', () => {
    const alone = calculate({ grossSalary: 5000, taxClass: 3 });
    expect(alone.person2).toBeUndefined();
    expect(alone.total).toEqual(alone.person1);
    expect(alone.couple).not.toHaveProperty('filings');
    expect(calculate({ grossSalary: 5000, taxClass: 1 })).not.toHaveProperty('couple');
  });

  test('is refused by the field of the person below the minimum', () => {
    const asked = () => calculate({ grossSalary: 5000, grossSalary2: 1978.33 });
    expect(asked).toThrow(RefusedInput);
    expect(asked).toThrow('grossSalary2: belowMinimum');
    expect(() => calculate({ grossSalary: 5000, grossSalary2: 1978.34 })).not.toThrow();
    expect(() => calculate({ grossSalary: 1, grossSalary2: 1978.33 })).toThrow(
      new RefusedInput([
        { field: 'grossSalary', code: 'belowMinimumSalary', limit: 1978.34 },
        { field: 'grossSalary2', code: 'belowMinimumSalary', limit: 1978.34 },
      ]),
    );
  });
});

describe('the payslips of a couple in class 2', () => {
  // Higher pay 5 000 in June 2026: 5 000 - 577.50 = 4 422.50, down to 4 420;
  // 12 x 4 420 - 1 020 = 52 020; half of it, 26 010, x 0.14 - 2 293.20 = 1 348.20, twice, by 12: 224.70; x 1.07 = 240.40.
  // Lower pay 4 000: (4 000 - 462 - 460) x 15 % = 461.70.
  test('withhold by the scale from the higher pay and 15 % after 460 from the lower', () => {
    const { couple, total } = calculate({
      grossSalary: 5000,
      grossSalary2: 4000,
      taxClass: 3,
      payMonth: '2026-06',
    });
    expect(couple?.withheld).toEqual({ person1: 240.4, person2: 461.7 });
    expect(couple?.creditsInAssessment).toBe(0);
    // Twelve months of 702.10 less the year's tax.
    const settled = inCents(12 * 702.1) - inCents(total.annualSalary.taxBeforeCredits);
    expect(inCents(couple?.settlement ?? 0)).toBe(settled);
  });

  // 5 000 - 425 - 140 - 12.50 - 60.30 (1.4 % of 5 000 - 692.83) - 240.40 + 25 (CIS) + 9 (CI-CO2) = 4 155.80;
  // 4 000 - 340 - 112 - 10 - 46.30 - 461.70 + 40 + 14.40 = 3 084.40.
  test('say what each payslip pays out, with the credits of each person', () => {
    const { couple, paidOut, leftToSettle } = calculate({
      grossSalary: 5000,
      grossSalary2: 4000,
      taxClass: 3,
      payMonth: '2026-06',
    });
    expect(couple?.payslips).toEqual({ person1: 4155.8, person2: 3084.4 });
    expect(paidOut).toEqual(couple?.payslips);
    expect(leftToSettle).toBe(couple?.settlement);
  });

  // The months of class 2 alone, worked in net-salary/calculate.test.ts.
  test.each([
    ['2025-06', 5000, 4175.86],
    ['2026-01', 5000, 4155.56],
    ['2026-06', 8000, 6123.3],
  ] as const)(
    'the main card pays out what class 2 alone does: %s',
    (payMonth, grossSalary, net) => {
      const { couple } = calculate({ grossSalary, grossSalary2: 3000, taxClass: 3, payMonth });
      expect(couple?.payslips?.person1).toBe(net);
    },
  );

  test('do so whichever person earns more', () => {
    const swapped = calculate({
      grossSalary: 4000,
      grossSalary2: 5000,
      taxClass: 3,
      payMonth: '2026-06',
    });
    expect(swapped.couple?.withheld).toEqual({ person1: 461.7, person2: 240.4 });
    expect(swapped.couple?.cards).toEqual({ person1: 'spouse', person2: 'main' });
  });

  // The scale without the allowance: what one earner of 5 000 has withheld, too.
  test('withhold from an employee beside a self-employed person as from an only earner', () => {
    const employee = { grossSalary: 5000, taxClass: 3, payMonth: '2026-06' } as const;
    const couple = calculate({ ...employee, grossSalary2: 9000, employmentType2: 2 }).couple;
    expect(couple).toMatchObject({ withheld: { person1: 240.4 }, cards: { person1: 'main' } });
    expect(couple?.cards).not.toHaveProperty('person2');
    expect(calculate(employee).couple?.withheld).toEqual({ person1: 240.4 });
  });

  test('withhold nothing from a lower pay that the allowance of its card covers', () => {
    const { couple } = calculate({
      grossSalary: 5000,
      grossSalary2: 500,
      weeklyHours2: 10,
      taxClass: 3,
      payMonth: '2026-06',
    });
    // 500 - 57.75 - 460 is below zero.
    expect(couple?.withheld?.person2).toBe(0);
  });

  // Class 2: 12 x (5 000 - 577.50) = 53 070, 52 050 after 540 and 480: x 0.14 - 4 586.40 = 2 700, x 1.07 = 2 889. Twelve payslips
  // withheld 12 x 240.40 = 2 884.80.
  test('of one pay leave 4.20 to the assessment', () => {
    const { couple } = calculate({ grossSalary: 5000, taxClass: 3, payMonth: '2026-06' });
    expect(couple).toMatchObject({
      withheld: { person1: 240.4 },
      withheldInYear: 2884.8,
      settlement: -4.2,
    });
  });

  // 15 % of 5 000 - 577.50 - 460 are 594.375.
  test('have the first person’s on the main card where both pays are equal', () => {
    const input = {
      grossSalary: 5000,
      grossSalary2: 5000,
      taxClass: 3,
      payMonth: '2026-06',
    } as const;
    expect(calculate(input).couple).toMatchObject({
      withheld: { person1: 240.4, person2: 594.3 },
      cards: { person1: 'main', person2: 'spouse' },
    });
  });

  // An hour a week: 12 x 49.46 = 593.52 less 68.52 of contributions and 540 is nothing, for both.
  test('share no tax where neither income is taxable', () => {
    const { person1, person2 } = calculate({
      grossSalary: 49.46,
      grossSalary2: 49.46,
      weeklyHours: 1,
      weeklyHours2: 1,
      taxClass: 3,
      payMonth: '2026-06',
    });
    expect(person1.annualSalary.taxBeforeCredits).toBe(0);
    expect(person2?.annualSalary.taxBeforeCredits).toBe(0);
  });

  test('say how a month is withheld', () => {
    const { explanation } = calculate({
      grossSalary: 5000,
      grossSalary2: 4000,
      taxClass: 3,
      payMonth: '2026-06',
    });
    const [withheld, net] = ['taxBeforeCredits', 'netSalary'].map((id) =>
      explanation?.withheld?.person1?.find((step) => step.id === id),
    );
    expect(withheld).toMatchObject({ amount: 240.4 });
    expect(net).toMatchObject({ amount: 4155.8 });
    expect(explanation?.withheld?.person2).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'additionalCardAllowance', amount: 460 }),
        expect.objectContaining({ id: 'additionalCardIncome', amount: 3078 }),
        expect.objectContaining({ id: 'taxBeforeCredits', amount: 461.7 }),
      ]),
    );
  });

  // Both self-employed with 60 000 and 30 000 in 2025. Own taxable incomes 60 000 x (1 - 0.228) = 46 320 and, on the minimum
  // base of 4 x 2 637.79 + 8 x 2 703.74 = 32 181.08 where it is higher, 30 000 - 7 337.29 = 22 662.71 (health 1 802.14 and
  // 160.91, pension 5 148.97, accident 225.27); less 480 and 4 500: 64 002.71, down to 64 000; half of it, 32 000,
  // x 0.20 - 4 023.90 = 2 376.10, twice: 4 752; x 1.07 = 5 084.64, down to 5 084. Credits: 600 - 0.015 x 20 000 = 300 and
  // 192 - 0.0048 x 20 000 = 96 on 60 000; 600 and 192 on 30 000: 1 188. Owed 5 084 - 1 188 = 3 896.
  test('leave the credits of the self-employed to the assessment', () => {
    const { couple, total, explanation } = calculate({
      grossSalary: 60_000,
      grossSalary2: 30_000,
      employmentType: 2,
      employmentType2: 2,
      salaryPeriod: 'annual',
      taxClass: 3,
      payMonth: '2025-01',
    });
    expect(total.annualSalary).toMatchObject({ taxBeforeCredits: 5084, taxCredits: 1188 });
    expect(couple).toMatchObject({
      withheld: {},
      withheldInYear: 0,
      creditsInAssessment: 1188,
      settlement: -3896,
    });
    expect(explanation?.settlement?.at(-1)).toMatchObject({ id: 'settlement', amount: -3896 });
  });

  test('withhold nothing from the self-employed', () => {
    const { couple } = calculate({
      grossSalary: 9000,
      grossSalary2: 4000,
      taxClass: 3,
      employmentType: 2,
    });
    expect(couple?.withheld).not.toHaveProperty('person1');
    expect(couple?.withheld?.person2).toBeGreaterThan(0);
  });
});

describe('the profits of a couple', () => {
  const bothSelfEmployed = {
    grossSalary: 60_000,
    grossSalary2: 30_000,
    employmentType: 2,
    employmentType2: 2,
    salaryPeriod: 'annual',
    payMonth: '2025-01',
  } as const;

  // A month of 5 000, less 22.8 % and 1.4 % for care: 1 140 and 70. Of 2 500, on the minimum base of 32 181.08 / 12 = 2 681.76:
  // 22.8 % are 611.44; care is 1.4 % of the profit: 35.
  const profits = { person1: 3790, person2: 1853.56 };

  // Class 1 in 2025: 46 320 - 480, down to 45 800, x 0.32 - 8 724.60 = 5 931, x 1.07 = 6 346, less credits of 300 and 96: 5 950.
  // 22 662.71 - 480, down to 22 150, x 0.12 - 1 808.10 = 849, x 1.07 = 908, less 600 and 192: 116.
  test('are paid without tax, which each owes for the year', () => {
    const { explanation, ...result } = calculate({ ...bothSelfEmployed, taxClass: 1 });
    expect(result).toMatchObject({ profits, taxOnProfits: 5950 + 116 });
    expect(result).toMatchObject({ paidOut: profits, leftToSettle: -6066, outcome: 'owed' });
    expect(explanation?.taxOnProfits?.at(-1)?.amount).toBe(6066);
    expect(explanation?.profits.person2?.at(-1)).toMatchObject({
      id: 'profitAfterContributions',
      amount: 1853.56,
    });
    expectRedone({ ...explanation?.profits, tax: explanation?.taxOnProfits });
  });

  test('owe their tax together in class 2', () => {
    const { explanation, ...result } = calculate({ ...bothSelfEmployed, taxClass: 3 });
    expect(result).toMatchObject({ profits, taxOnProfits: 0, paidOut: profits });
    expect(result.leftToSettle).toBe(result.couple?.settlement);
    expect(explanation).not.toHaveProperty('taxOnProfits');
  });

  test('are those of the self-employed alone', () => {
    const employee = { ...bothSelfEmployed, employmentType: 1, taxClass: 1 } as const;
    const result = calculate(employee);
    expect(result).toMatchObject({ profits: { person2: 1853.56 }, taxOnProfits: 116 });
    expect(result.profits).not.toHaveProperty('person1');
    expect(calculate({ ...employee, employmentType2: 1 })).toMatchObject({
      profits: {},
      taxOnProfits: 0,
      leftToSettle: 0,
      outcome: 'even',
    });
  });

  // 3 676.50 net of 5 000 in class 1, by the administration's monthly table for June 2026.
  test('stand beside a salary, which is paid as the payslip says', () => {
    const { paidOut } = calculate({
      ...bothSelfEmployed,
      employmentType: 1,
      taxClass: 1,
      payMonth: '2026-06',
    });
    expect(paidOut.person1).toBe(3676.5);
  });
});
