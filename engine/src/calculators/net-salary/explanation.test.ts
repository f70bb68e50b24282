import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ExplainedLine, RoundingId, Step } from '../../explanation/step.ts';
import { rulePeriods } from '../../law-in-force/rule-periods.ts';
import { calculate } from './calculate.ts';
import type { NetSalaryInput } from './input.ts';
import type { SalaryBreakdown } from './result.ts';

/** A reader who redoes every step with a pocket calculator, knowing only what the step says. */
function redo(step: Step): number {
  switch (step.operation) {
    case 'given':
      return step.operands[0]?.value ?? Number.NaN;
    case 'lowest':
      return Math.min(...step.operands.map(({ value }) => value));
    case 'highest':
      return Math.max(...step.operands.map(({ value }) => value));
    case 'waived': {
      const [income, limit] = step.operands;
      expect(income && limit && income.value <= limit.value).toBe(true);
      return 0;
    }
    case 'tariff':
      return (step.brackets ?? []).reduce((total, { tax }) => total + tax, 0);
    case 'arithmetic':
      return arithmetic(step);
  }
}

function arithmetic({ operands }: Step): number {
  let total = 0;
  let term = 0;
  for (const { operator, unit, value } of operands) {
    const factor = unit === 'percent' ? value / 100 : value;
    if (operator === '+' || operator === '-') {
      total += term;
      term = operator === '+' ? factor : -factor;
    } else {
      term = operator === '×' ? term * factor : term / factor;
    }
  }
  return total + term;
}

const roundings: Readonly<Record<RoundingId, (amount: number) => number>> = {
  exact: (amount) => amount,
  toNearestCent: (amount) => Math.round(amount * 100 + slack) / 100,
  upToCent: (amount) => Math.ceil(amount * 100 - slack) / 100,
  downToTenCents: (amount) => Math.floor(amount * 10 + slack) / 10,
  downToEuro: (amount) => Math.floor(amount + slack),
  downToFiveEuros: (amount) => Math.floor(amount / 5 + slack) * 5,
  downToFiftyEuros: (amount) => Math.floor(amount / 50 + slack) * 50,
};
// The pocket calculator works in binary floats; the engine does not.
const slack = 1e-6;

const anyInput: fc.Arbitrary<NetSalaryInput> = fc.record({
  grossSalary: fc.oneof(
    fc.integer({ min: 207_849, max: 1_500_000 }).map((cents) => cents / 100),
    fc.integer({ min: 207_849, max: 100_000_000 }).map((cents) => cents / 100),
  ),
  taxClass: fc.constantFrom(1, 2, 3),
  employmentType: fc.constantFrom(1, 2),
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
  const { explanation, monthlySalary, annualSalary } = calculate(input);
  if (!explanation) throw new Error('explained by default');
  return [
    [monthlySalary, explanation.monthlySalary],
    [annualSalary, explanation.annualSalary],
  ];
}

describe('the explanation of a salary', () => {
  test('gives its amounts to whoever redoes its steps', () => {
    fc.assert(
      fc.property(fc.oneof(anyInput, anyAnnualInput), (input) => {
        for (const [, steps] of periodsOf(input)) {
          for (const step of steps) {
            const raised = step.raisedToZero ? Math.max(0, redo(step)) : redo(step);
            const redone = roundings[step.rounding](raised);
            expect(Math.abs(redone - step.amount), JSON.stringify(step)).toBeLessThan(1e-5);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('uses earlier amounts as they came out', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const [, steps] of periodsOf(input)) {
          const amounts = new Map<string, Set<number>>();
          for (const step of steps) {
            for (const { id, value } of step.operands) {
              const earlier = amounts.get(id);
              if (earlier) expect([...earlier], `${step.id} uses ${id}`).toContain(value);
            }
            amounts.set(step.id, (amounts.get(step.id) ?? new Set()).add(step.amount));
          }
        }
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
            expect(steps.findLast(({ id }) => id === line)?.amount).toBe(breakdown[line]);
            expect(steps.some((step) => step.lines.includes(line))).toBe(true);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('names the law on every figure of the law', () => {
    const [[, month] = []] = periodsOf({ grossSalary: 5000, taxClass: 2, payMonth: '2026-06' });
    const ofTheLaw = [
      'pensionContributions',
      'contributionCeiling',
      'annualTariffTax',
      'energyCredit',
    ];
    for (const id of ofTheLaw) {
      expect(month?.find((step) => step.id === id)?.sources.length).toBeGreaterThan(0);
    }
  });
});
