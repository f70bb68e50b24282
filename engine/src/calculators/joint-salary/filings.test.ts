import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { inCents } from '../../money/in-cents.test-support.ts';
import { anyCouple } from './any-couple.test-support.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { JointSalaryInput } from './input.ts';

const calculate = (input: JointSalaryInput) => calculateOn(input, day('2026-11-22'));

describe('the ways of filing', () => {
  // Gross pay of a year; tax with the fund before credits, 2026. Each of two with 60 000 alone: 60 000 - 6 930 - 1 020 - 2 250 =
  // 49 800, x 0.36 - 10 658.70 down to 7 269, x 1.07 down to 7 777.
  test.each([
    [60_000, 60_000, 15_555, 15_554, 15_554],
    [80_000, 40_000, 15_555, 17_617, 15_554],
    [100_000, 33_000, 20_156, 23_866, 20_134],
  ])('%d and %d', (grossSalary, grossSalary2, collective, individual, reallocated) => {
    for (const taxClass of [1, 2, 3] as const) {
      const { couple, total } = calculate({
        grossSalary,
        grossSalary2,
        salaryPeriod: 'annual',
        taxClass,
        payMonth: '2026-06',
      });
      expect(couple?.filings?.collective.taxBeforeCredits).toBe(collective);
      expect(couple?.filings?.individual.taxBeforeCredits).toBe(individual);
      expect(couple?.filings?.reallocated.taxBeforeCredits).toBe(reallocated);
      if (taxClass === 3) {
        expect(couple?.filings?.collective.netSalary).toBe(total.annualSalary.netSalary);
        expect(couple?.filings?.collective.taxCredits).toBe(total.annualSalary.taxCredits);
      } else {
        expect(Object.keys(couple ?? {})).toEqual(['filings', 'comparison']);
      }
    }
  });

  test('net and tax of each make up the same income', () => {
    fc.assert(
      fc.property(anyCouple, fc.double({ min: 0, max: 1, noNaN: true }), (input, share) => {
        const { couple, total, explanation } = calculate({ ...input, reallocationShare: share });
        const { grossSalary, netSalary, tax } = total.annualSalary;
        const contributions = inCents(grossSalary) - inCents(netSalary) - inCents(tax);
        for (const id of ['collective', 'individual', 'reallocated'] as const) {
          const filing = couple?.filings?.[id];
          if (!filing) continue;
          const paid = inCents(filing.taxBeforeCredits) - inCents(filing.taxCredits);
          expect(inCents(filing.tax), id).toBe(paid);
          expect(inCents(filing.netSalary), id).toBe(inCents(grossSalary) - contributions - paid);
          // The page shows this amount, so its steps end there.
          const last = explanation?.filings?.[id].at(-1);
          expect(last?.id, id).toBe('tax');
          expect(inCents(last?.amount ?? Number.NaN), id).toBe(paid);
        }
        expectRedone(explanation);
      }),
    );
  });

  // 60 000 and 60 000 in 2026: A = 2 x 52 530 - 960 - 4 500 = 99 600. All of it in class 1: 99 600 x 0.39 - 12 235.50 =
  // 26 608.50, down to 26 608, x 1.07 = 28 470.56; nothing of it: no tax. 0.3: 29 850 (29 880) and 69 700 (69 720):
  // 29 850 x 0.18 - 3 401.10 = 1 971.90, x 1.07 = 2 108; 69 700 x 0.39 - 12 235.50 = 14 947.50, x 1.07 = 15 993: 18 101.
  test.each([
    [1, 28_470],
    [0, 28_470],
    [0.3, 18_101],
    [null, 15_554],
  ])('a share of %d is taxed with %d', (reallocationShare, tax) => {
    const { couple } = calculate({
      grossSalary: 5000,
      grossSalary2: 5000,
      taxClass: 3,
      payMonth: '2026-06',
      reallocationShare,
    });
    expect(couple?.filings?.reallocated.taxBeforeCredits).toBe(tax);
  });
});

// L.I.R. art. 129b (3), 113 (2). Beside 5 000 a month, June 2026: 60 000 x 0.8845 - 540
// = 52 530.
describe('a low second salary', () => {
  const resultBeside = (grossSalary2: number, weeklyHours2: number) =>
    calculate({
      grossSalary: 5000,
      grossSalary2,
      weeklyHours2,
      taxClass: 3,
      payMonth: '2026-06',
    });

  // 400: 4 800 - 554.40 - 540 = 3 705.60, less 480: an allowance of 3 225.60. 90: 1 080 - 124.74 - 540 = 415.26: no allowance
  // and 480 + 415.26. Both leave 52 050: half of it, 26 025, x 0.14 - 2 293.20 = 1 350.30, twice down to 2 700, x 1.07 = 2 889.
  test.each([
    [400, 5, 'cappedTwoEarnerAllowance', 3225.6],
    [90, 1, 'reducedLumpSumForTwo', 895.26],
  ])('of %d caps the deductions of the couple', (gross, hours, id, amount) => {
    const { couple, explanation, total } = resultBeside(gross, hours);
    expect(total.annualSalary.taxBeforeCredits).toBe(2889);
    expect(couple?.filings?.collective.taxBeforeCredits).toBe(2889);
    expect(explanation?.filings?.collective).toContainEqual(
      expect.objectContaining({ id, amount }),
    );
  });

  // 300: 3 600 - 415.80 - 540 = 2 644.20, less 480: 2 164.20 each. 52 530 - 480 - 2 164.20 = 49 885.80, down to 49 850, x 0.36
  // - 10 658.70 = 7 287.30, down to 7 287, x 1.07 = 7 797.09; the second person has nothing left to tax.
  test('of 300 caps the half of the allowance of each person', () => {
    expect(resultBeside(300, 4).couple?.filings?.individual.taxBeforeCredits).toBe(7797);
  });
});

describe('a continued-work allowance (AMVP)', () => {
  // 5 000 each, June 2026, jointly: 105 060 - 960 - 4 500 = 99 600, less 9 000: 90 600. Half of it, 45 300, x 0.32 - 8 724.60 =
  // 5 771.40, twice 11 542.80, down to 11 542, x 1.07 = 12 349.94.
  test.each(['workingOnAllowance', 'workingOnAllowance2'] as const)(
    '%s lowers the tax',
    (field) => {
      const both = { grossSalary: 5000, grossSalary2: 5000, payMonth: '2026-06', [field]: true };
      expect(calculate({ ...both, taxClass: 3 }).total.annualSalary.taxBeforeCredits).toBe(12_349);
    },
  );

  // 400 a month: 3 705.60 - 480 - 3 225.60 of the allowance for two incomes leaves nothing to lower.
  test('is at most what the other deductions leave of the own income', () => {
    const low = { grossSalary: 5000, grossSalary2: 400, weeklyHours2: 5, taxClass: 3 } as const;
    const worksOn = calculate({ ...low, payMonth: '2026-06', workingOnAllowance2: true });
    expect(worksOn.total.annualSalary.taxBeforeCredits).toBe(2889);
  });
});

describe('two unmarried partners', () => {
  const couple = { grossSalary: 5000, grossSalary2: 4000, payMonth: '2026-06' } as const;

  test('may have a class each: with children in common one is in class 1a, the other in class 1', () => {
    const mixed = calculate({ ...couple, taxClass: 2, taxClass2: 1 });
    // Worked in net-salary/calculate.test.ts: 5 000 in class 1a, 4 000 in class 1.
    expect(mixed.person1.monthlySalary.netSalary).toBe(3885.3);
    expect(mixed.person2?.monthlySalary.netSalary).toBe(3134.4);
    const other = calculate({ ...couple, taxClass: 1, taxClass2: 2 });
    expect(other.person1.monthlySalary.netSalary).toBe(3676.5);
    expect(other.person2?.monthlySalary.netSalary).toBe(3336);
  });

  test('are told when both are in class 1a', () => {
    const hintsOf = (input: Partial<JointSalaryInput>) =>
      calculate({ ...couple, ...input }).hints.total;
    expect(hintsOf({ taxClass: 2 })).toContain('bothInClassOneA');
    expect(hintsOf({ taxClass: 2, taxClass2: 2 })).toContain('bothInClassOneA');
    expect(hintsOf({ taxClass: 2, taxClass2: 1 })).not.toContain('bothInClassOneA');
    expect(hintsOf({ taxClass: 1 })).not.toContain('bothInClassOneA');
    expect(hintsOf({ taxClass: 2, grossSalary2: null })).not.toContain('bothInClassOneA');
  });

  test('are told of payments to a scheme with the payslip of the first', () => {
    const { hints } = calculate({ ...couple, taxClass: 1, supplementaryPension: 600 });
    expect(hints.person1).toContain('pensionPaymentsOnPayslip');
    expect(hints.person2).not.toContain('pensionPaymentsOnPayslip');
    const together = calculate({ ...couple, taxClass: 3, supplementaryPension: 600 }).hints;
    expect(together.person1).not.toContain('pensionPaymentsOnPayslip');
  });

  test('are told once that the credit of class 1a is left out', () => {
    const timesSaid = (input: Partial<JointSalaryInput>) => {
      const { person1, person2, total } = calculate({ ...couple, ...input }).hints;
      const said = [...person1, ...person2, ...total];
      return said.filter((hint) => hint === 'singleParentCreditLeftOut').length;
    };
    expect(timesSaid({ taxClass: 2, taxClass2: 2 })).toBe(1);
    expect(timesSaid({ taxClass: 1, taxClass2: 2 })).toBe(1);
    expect(timesSaid({ taxClass: 1 })).toBe(0);
    expect(timesSaid({ taxClass: 3 })).toBe(0);
  });

  test('class 2 is that of both, whatever the second class says', () => {
    expect(calculate({ ...couple, taxClass: 3, taxClass2: 1 })).toEqual(
      calculate({ ...couple, taxClass: 3 }),
    );
  });
});
