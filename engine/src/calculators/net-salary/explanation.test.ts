import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { expectRedone, wrongUses } from '../../explanation/pocket-calculator.test-support.ts';
import type { ExplainedLine, Step } from '../../explanation/step.ts';
import { rulePeriods } from '../../law-in-force/rule-periods.ts';
import type { SalaryBreakdown } from '../../result/payslip.ts';
import { calculate } from './calculate.ts';
import type { NetSalaryInput } from './input.ts';

const anyInput: fc.Arbitrary<NetSalaryInput> = fc.record({
  grossSalary: fc.oneof(
    fc.integer({ min: 207_849, max: 1_500_000 }).map((cents) => cents / 100),
    fc.integer({ min: 207_849, max: 100_000_000 }).map((cents) => cents / 100),
  ),
  taxClass: fc.constantFrom(1, 2, 3),
  employmentType: fc.constantFrom(1, 2),
  weeklyHours: fc.constantFrom(40, 38.5, 30, 20, 12.25),
  salaryPeriod: fc.constant('monthly' as const),
  distanceToWork: fc.option(fc.integer({ min: 0, max: 31 }), { nil: null }),
  transportCosts: fc.option(fc.integer({ min: 0, max: 4000 }), { nil: null }),
  supplementaryPension: fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: null }),
  increasePercent: fc.option(fc.constantFrom(0, 2.5, 3.75, 10), { nil: null }),
  payMonth: fc.constantFrom(...rulePeriods.map(({ payMonth }) => String(payMonth))),
});
const anyAnnualInput = anyInput.map((input) => ({
  ...input,
  grossSalary: Math.round(input.grossSalary * 1234) / 100,
  salaryPeriod: 'annual' as const,
}));

function periodsOf(input: NetSalaryInput): [SalaryBreakdown, readonly Step[]][] {
  const { explanation, monthlySalary, annualSalary } = calculate(input, day('2026-11-21'));
  if (!explanation) throw new Error('explained by default');
  return [
    [monthlySalary, explanation.monthlySalary],
    [annualSalary, explanation.annualSalary],
  ];
}

describe('the explanation of a salary', () => {
  // 16 x 99 = 1 584 and 600 a year: twelfths.
  test('names each deduction of the month', () => {
    const input = { grossSalary: 5000, taxClass: 1, distanceToWork: 20 } as const;
    const [[, month] = []] = periodsOf({ ...input, supplementaryPension: 600 });
    expect(month?.findLast(({ id }) => id === 'travelAllowance')?.amount).toBe(132);
    expect(month?.find(({ id }) => id === 'monthlySupplementaryPension')?.amount).toBe(50);
  });

  test('tells the gross of a year before and with what is paid once', () => {
    const [, [, year] = []] = periodsOf({ grossSalary: 5000, taxClass: 1, bonus: 1000 });
    expect(year?.find(({ id }) => id === 'grossWithoutBonus')?.amount).toBe(60_000);
    expect(year?.findLast(({ id }) => id === 'grossSalary')?.amount).toBe(61_000);
  });

  test('calls the gross of what is paid once by its name, and converts no year into a year', () => {
    const { explanation } = calculate(
      { grossSalary: 5000, taxClass: 1, bonus: 5000 },
      day('2026-11-21'),
    );
    const steps = explanation?.bonusPay ?? [];
    expect(steps.find(({ lines }) => lines.includes('grossSalary'))).toMatchObject({
      id: 'oneOffPay',
      amount: 5000,
    });
    const ofYear = steps.filter(({ id }) => id === 'annualisedTaxableIncome');
    expect(ofYear).toHaveLength(2);
    expect(ofYear.flatMap(({ operands }) => operands.map(({ id }) => id))).not.toContain(
      'monthsInYear',
    );
  });

  test('gives its amounts to whoever redoes its steps', () => {
    fc.assert(
      fc.property(fc.oneof(anyInput, anyAnnualInput), (input) => {
        for (const [, steps] of periodsOf(input)) expectRedone(steps);
      }),
      { numRuns: 300 },
    );
  });

  test('uses earlier amounts as they came out', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const [, steps] of periodsOf(input)) expect(wrongUses(steps)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('ends at the figures of the breakdown, line by line', () => {
    fc.assert(
      fc.property(fc.oneof(anyInput, anyAnnualInput), (input) => {
        const lines: (ExplainedLine & keyof SalaryBreakdown)[] = [
          'grossSalary',
          'pensionContributions',
          'illnessContributions',
          'illnessCashContributions',
          'longTermCareInsurance',
          'tax',
          'netSalary',
        ];
        for (const [breakdown, steps] of periodsOf(input)) {
          for (const line of lines) {
            const isProfit = line === 'grossSalary' && input.employmentType === 2;
            const name = isProfit ? 'profit' : line;
            expect(steps.findLast(({ id }) => id === name)?.amount).toBe(breakdown[line]);
            expect(steps.some((step) => step.lines.includes(line))).toBe(true);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('names the law on every figure of the law', () => {
    const [[, month] = []] = periodsOf({ grossSalary: 5000, taxClass: 2, payMonth: '2026-06' });
    const idsOfTheLaw = [
      'pensionContributions',
      'contributionCeiling',
      'annualTariffTax',
      'energyCredit',
    ];
    for (const id of idsOfTheLaw) {
      expect(month?.find((step) => step.id === id)?.sources.length).toBeGreaterThan(0);
    }
  });
});
