import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { refusalsOf } from '../../input/refused-input.test-support.ts';
import { RefusedInput } from '../../input/refused-input.ts';
import { firstMonthAhead, rulePeriods } from '../../law-in-force/rule-periods.ts';
import { inCents } from '../../money/in-cents.test-support.ts';
import type { SalaryBreakdown } from '../../result/payslip.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { NetSalaryInput } from './input.ts';

/** Asked on a day of January 2025, whose rules apply where a request names none. */
const calculate = (input: NetSalaryInput) => calculateOn(input, day('2025-01-15'));

const payMonths = rulePeriods.map(({ payMonth }) => String(payMonth));
const taxClasses = [1, 2, 3] as const;

/**
 * Month, gross, net in classes 1, 1a, 2, worked by hand from the law; no travel, full time. For 5 000 in June 2026 the comment
 * is in full: contributions, pay down to 5, the year's tax, its twelfth down to 0.10 and with 7 %, long-term care, credits. The
 * others have the same figures in this order, and then the tax alone of class 1a (of the income less 25 % of what is missing to
 * 79 380, from 51 804 on 39 %) and of class 2 (twice that of the half).
 */
const workedMonths = [
  // 11.05 %, 298.76; 2 400; 27 780 x 0.16 - 2 824.20; 135.00, 144.40; care 28.39; 50 + 16 + CISSM 81.
  // 1a: 27 780 - 25 % of 51 600 = 14 880, x 0.08 - 1 058.40 = 132.00; 11.00, 11.70.
  // 2: 13 890 x 0.08 - 1 058.40 = 52.80, twice 105.60; 8.80, 9.40.
  ['2025-06', 2703.74, 2379.19, 2511.89, 2514.19],
  // 552.50; 4 445; 52 320 x 0.38 - 11 694.60; 682.20, 729.90; care 1.4 % x (5 000 - 675.94) = 60.54; 25 + 8.
  // 1a: 5 646.60 + 39 % of 516 = 5 847.84; 487.30, 521.40. 2: 26 160 x 0.14 - 2 293.20 = 1 369.20, twice 2 738.40; 228.20, 244.10.
  ['2025-06', 5000, 3690.06, 3898.56, 4175.86],
  // As in June 2026, but care 60.54.
  ['2026-01', 5000, 3676.26, 3885.06, 4155.56],
  // 11.55 %, 320.09; 2 450; 28 380 x 0.16 - 2 824.20; 143.00, 153.00; care 29.10; 50 + 18 + CISSM 81.
  // 1a: 28 380 - 25 % of 51 000 = 15 630, x 0.09 - 1 212.75 = 193.95; 16.10, 17.20.
  // 2: 14 190 x 0.08 - 1 058.40 = 76.80, twice 153.60; 12.80, 13.60.
  ['2026-06', 2771.33, 2418.14, 2553.94, 2557.54],
  // 462.00; 3 535; 41 400 x 0.28 - 6 974.10; 384.80, 411.70; care 46.30; 40 + 14.40.
  // 1a: 41 400 - 25 % of 37 980 = 31 905, x 0.20 - 4 023.90 = 2 357.10; 196.40, 210.10.
  // 2: 20 700 x 0.11 - 1 587.60 = 689.40, twice 1 378.80; 114.90, 122.90.
  ['2026-06', 4000, 3134.4, 3336, 3423.2],
  // 11.55 %, 577.50; 4 422.50, down to 4 420; 12 x 4 420 - 1 020 = 52 020, x 0.38 - 11 694.60 = 8 073.00; by 12 down to 672.70,
  // x 1.07 down to 719.70. Long-term care 1.4 % x (5 000 - 692.83) = 60.30. Credits (600 - 0.015 x 20 000) / 12 = 25 and
  // (216 - 0.0054 x 20 000) / 12 = 9. 5 000 - 577.50 - 60.30 - 719.70 + 34 = 3 676.50.
  // Class 1a: the tax of 52 020 less 25 % of 79 380 - 52 020. Up to 51 804 it is that of 44 910, 5 646.60, and 39 % above:
  // 5 730.84; by 12 down to 477.50, x 1.07 down to 510.90. 5 000 - 577.50 - 60.30 - 510.90 + 34 = 3 885.30.
  // Class 2: twice the tax of 26 010, x 0.14 - 2 293.20 = 1 348.20; 2 696.40 by 12 is 224.70, x 1.07 down to 240.40.
  // 5 000 - 577.50 - 60.30 - 240.40 + 34 = 4 155.80.
  ['2026-06', 5000, 3676.5, 3885.3, 4155.8],
  // 924.00; 7 075; 83 880 x 0.39 - 12 235.50; 1 706.40, 1 825.80; care 102.30; none.
  // 1a: 5 646.60 + 39 % of 32 076 = 18 156.24; 1 513.00, 1 618.90. 2: 41 940 x 0.28 - 6 974.10 = 4 769.10, twice 9 538.20; 794.80,
  // 850.40.
  ['2026-06', 8000, 5147.9, 5354.8, 6123.3],
  // On 13 856.63, 1 600.44; 13 395; 159 720 x 0.40 - 13 410 = 50 478; 4 206.50 x 1.07 and 2 % of a twelfth of the tax above
  // 150 000, 50 478 - 46 590, down to 4 507.40; care 200.30; none.
  // 1a: at 117 450, 31 248.54, and 40 % of 42 270: 48 156.54; 4 013.00 x 1.07 and 2 % of a twelfth of the tax above 150 000,
  // 48 156.54 - 44 268.54, down to 4 300.30. 2: 79 860 x 0.39 - 12 235.50 = 18 909.90, twice 37 819.80; 3 151.60, 3 372.20.
  ['2026-06', 15000, 8691.86, 8898.96, 9827.06],
] as const;

// L.I.R. art. 154quater: the year has the credits of its payslips. 45 478.44 is 12 x 3 789.87: CIS (600 - 0.015 x
// 5 478.44) / 12 = 43.16 up, CI-CO2 (216 - 0.0054 x 5 478.44) / 12 = 15.54 up; x 12 = 517.92 + 186.48.
test('the credits of a year are the sum of the credits of its payslips', () => {
  const asked = { taxClass: 1, payMonth: '2026-06' } as const;
  const { monthlySalary, annualSalary } = calculate({ ...asked, grossSalary: 3789.87 });
  expect(monthlySalary.taxCredits).toBe(58.7);
  expect(annualSalary.taxCredits).toBe(704.4);
  const resultOfYear = calculate({ ...asked, grossSalary: 45_478.44, salaryPeriod: 'annual' });
  expect(resultOfYear.annualSalary.taxCredits).toBe(704.4);
  // A bonus does not change them.
  const resultWithBonus = calculate({ ...asked, grossSalary: 3789.87, bonus: 2000 });
  expect(resultWithBonus.annualSalary.taxCredits).toBe(704.4);
});

describe('a month of an employee', () => {
  test.each(workedMonths)('%s, %d gross', (payMonth, grossSalary, ...nets) => {
    taxClasses.forEach((taxClass, index) => {
      const { monthlySalary } = calculate({ grossSalary, taxClass, payMonth });
      expect(monthlySalary.netSalary).toBe(nets[index]);
    });
  });
});

describe('a year', () => {
  // 60 000 in class 1, by hand. Tax on the income down to 50, then x 1.07, both down to a euro. Employee: long-term care 1.4 %;
  // credits CIS and CI-CO2. Self-employed: care 840, the same credits.
  test.each([
    // 60 000 - 6 630 - 1 020 = 52 350, x 0.39 - 11 487.51 down to 8 928, 9 552; care on 60 000 - 12 x 642.73, 732.02; 300 + 84.
    // 22.85 %, 13 710; 60 000 - 13 710 - 480 = 45 810, down to 45 800, x 0.34 - 9 079.02 down to 6 492, 6 946.
    ['2024-01', 43469.98, 38888],
    // 52 350, x 0.38 - 11 694.60 down to 8 198, 8 771; care on 60 000 - 4 x 659.45 - 8 x 675.93, 727.37; 300 + 96.
    // 22.8 %, 13 680; 45 840, down to 45 800, x 0.32 - 8 724.60 down to 5 931, 6 346.
    ['2025-01', 44267.63, 39530],
    // The same year.
    ['2025-12', 44267.63, 39530],
    // 60 000 - 6 930 - 1 020 = 52 050, x 0.38 - 11 694.60 down to 8 084, 8 649; care on 60 000 - 5 x 675.94 - 7 x 692.83, 724.79;
    // 300 + 108.
    // 23.75 %, 14 250; 45 270, down to 45 250, x 0.32 - 8 724.60 down to 5 755, 6 157.
    ['2026-06', 44104.21, 39161],
  ])('of 60 000 in the year of %s', (payMonth, employee, selfEmployed) => {
    const asked = { grossSalary: 60_000, taxClass: 1, salaryPeriod: 'annual', payMonth } as const;
    expect(calculate(asked).annualSalary.netSalary).toBe(employee);
    expect(calculate({ ...asked, employmentType: 2 }).annualSalary.netSalary).toBe(selfEmployed);
  });

  test('is twelve months of pay; an annual salary is divided by twelve to the nearest cent', () => {
    const { monthlySalary, annualSalary } = calculate({
      grossSalary: 50_000,
      taxClass: 1,
      salaryPeriod: 'annual',
    });
    expect(monthlySalary.grossSalary).toBe(4166.67);
    expect(annualSalary.grossSalary).toBe(50_000);
    // 50 000 x 8 %, rounded once; twelve times the month's 333.33 would be 3 999.96.
    expect(annualSalary.pensionContributions).toBe(4000);
  });

  test('counts each month under the ceiling then in force', () => {
    // 2025: 4 x 13 188.96 + 8 x 13 518.68 = 160 905.28, x 8 % = 12 872.42.
    const { annualSalary } = calculate({ grossSalary: 20_000, taxClass: 1, payMonth: '2025-01' });
    expect(annualSalary.pensionContributions).toBe(12_872.42);
    // Without a ceiling: (240 000 - 4 x 659.45 - 8 x 675.93) x 1.4 % = 3 247.37.
    expect(annualSalary.longTermCareInsurance).toBe(3247.37);
  });
});

describe('what is deducted from tax', () => {
  const tax = (input: Partial<NetSalaryInput>): number =>
    calculate({ grossSalary: 5000, taxClass: 1, payMonth: '2025-06', ...input }).annualSalary
      .taxBeforeCredits;

  test.each([
    // 60 000 - 6 630 - 1 020 = 52 350: 0.38 x 52 350 - 11 694.60 = 8 198.40, down to 8 198, x 1.07 = 8 771.86.
    [0, 8771],
    [4, 8771],
    // Less 99: 52 250: 8 160, x 1.07 = 8 731.20.
    [5, 8731],
    // Less 2 574: 49 750: 0.36 x 49 750 - 10 658.70 = 7 251, x 1.07 = 7 758.57.
    [30, 7758],
    [31, 7758],
  ])('%d kilometres to work', (distanceToWork, expected) => {
    expect(tax({ distanceToWork })).toBe(expected);
  });

  test('the allowance of the tax card replaces the distance, up to the same maximum', () => {
    expect(tax({ distanceToWork: 5, transportCosts: 2574 })).toBe(tax({ distanceToWork: 30 }));
    expect(tax({ transportCosts: 9999 })).toBe(tax({ distanceToWork: 30 }));
    expect(tax({ distanceToWork: 30, transportCosts: 0 })).toBe(tax({}));
  });

  test('an occupational pension up to 1 200 a year lowers tax and is not taken out of net pay', () => {
    const yearWithoutScheme = calculate({ grossSalary: 5000, taxClass: 1 }).annualSalary;
    const resultWithScheme = calculate({
      grossSalary: 5000,
      taxClass: 1,
      supplementaryPension: 5000,
    });
    expect(tax({ supplementaryPension: 1200 })).toBe(tax({ supplementaryPension: 5000 }));
    expect(resultWithScheme.annualSalary.netSalary).toBeGreaterThan(yearWithoutScheme.netSalary);
  });
});

describe('the lowest salary', () => {
  // The specification's amounts for full time, in every period.
  test.each(payMonths)('of %s follows the hours alone', (payMonth) => {
    const asked = (input: Partial<NetSalaryInput>) => () =>
      calculate({ grossSalary: 0, taxClass: 1, payMonth, ...input });
    for (const [lowest, input] of [
      [1978.34, {}],
      [23_740.08, { salaryPeriod: 'annual' }],
      // 1 978.34 x 20 / 40.
      [989.17, { weeklyHours: 20 }],
      // 23 740.08 x 20 / 40.
      [11_870.04, { salaryPeriod: 'annual', weeklyHours: 20 }],
      // 1 978.34 x 38.5 / 40 = 1 904.152...
      [1904.15, { weeklyHours: 38.5 }],
      // 1 978.34 x 1 / 40 = 49.4585.
      [49.46, { weeklyHours: 1 }],
      // A self-employed person has no hours.
      [1978.34, { employmentType: 2, weeklyHours: 20 }],
    ] as const) {
      expect(asked({ ...input, grossSalary: lowest })).not.toThrow();
      expect(asked({ ...input, grossSalary: lowest - 0.01 })).toThrow(RefusedInput);
    }
  });

  test('is refused with its field and limit, and for fewer hours with that reason', () => {
    const refusalsFor = (weeklyHours: number) =>
      refusalsOf(() =>
        calculate({ grossSalary: 100, taxClass: 1, salaryPeriod: 'annual', weeklyHours }),
      );
    expect(refusalsFor(40)).toEqual([
      { field: 'grossSalary', code: 'belowMinimumSalary', limit: 23_740.08 },
    ]);
    expect(refusalsFor(20)).toEqual([
      { field: 'grossSalary', code: 'belowMinimumSalaryForHours', limit: 11_870.04 },
    ]);
  });

  test.each(['2023-12', firstMonthAhead])(
    'a month without known law is refused: %s',
    (payMonth) => {
      expect(() => calculate({ grossSalary: 5000, taxClass: 1, payMonth })).toThrow(RefusedInput);
    },
  );
});

describe('an increase', () => {
  test('comes first: 5 000 and 2.5 % is 5 125', () => {
    const raised = calculate({ grossSalary: 5000, taxClass: 1, increasePercent: 2.5 });
    const entered = calculate({ grossSalary: 5125, taxClass: 1 });
    expect(raised.monthlySalary).toEqual(entered.monthlySalary);
    expect(raised.annualSalary).toEqual(entered.annualSalary);
  });
});

describe('hints', () => {
  const hintsOf = (input: NetSalaryInput) => calculate(input).hints;

  test('name credits above the tax, pay above the ceiling and a base raised to the minimum', () => {
    expect(hintsOf({ grossSalary: 2000, taxClass: 3 })).toContain('creditsExceedTax');
    expect(hintsOf({ grossSalary: 13_188.97, taxClass: 1 })).toContain(
      'contributionCeilingReached',
    );
    // The year's later ceiling is higher; a salary just under January's is under all.
    expect(hintsOf({ grossSalary: 13_188.96, taxClass: 1 })).not.toContain(
      'contributionCeilingReached',
    );
    expect(hintsOf({ grossSalary: 2500, taxClass: 1, employmentType: 2 })).toContain(
      'minimumContributionBase',
    );
  });

  test.each([
    [{ supplementaryPension: 600 }, true],
    [{ supplementaryPension: 600, employmentType: 2 }, false],
    [{}, false],
  ] as const)('name payments to a scheme on a payslip: %o: %s', (input, isSaid) => {
    const hints = hintsOf({ grossSalary: 5000, taxClass: 1, ...input });
    expect(hints.includes('pensionPaymentsOnPayslip')).toBe(isSaid);
  });
});

const anyInput: fc.Arbitrary<NetSalaryInput> = fc.record({
  grossSalary: fc.integer({ min: 207_849, max: 3_000_000 }).map((cents) => cents / 100),
  taxClass: fc.constantFrom(...taxClasses),
  employmentType: fc.constantFrom(1, 2),
  weeklyHours: fc.constantFrom(40, 36, 32.5, 20),
  distanceToWork: fc.integer({ min: 0, max: 31 }),
  payMonth: fc.constantFrom(...payMonths),
});
describe('any salary', () => {
  test('the lines add up to the cent', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { monthlySalary, annualSalary } = calculate(input);
        for (const lines of [monthlySalary, annualSalary]) {
          const { grossSalary, netSalary, taxBeforeCredits, taxCredits, tax, ...deducted } = lines;
          const listed = Object.values(deducted).reduce<number>(
            (total, line) => total + inCents(line ?? 0),
            0,
          );
          expect(inCents(netSalary)).toBe(inCents(grossSalary) - inCents(tax) - listed);
          expect(inCents(tax)).toBe(inCents(taxBeforeCredits) - inCents(taxCredits));
        }
      }),
    );
  });

  test('every amount is whole cents, finite, and none a negative zero', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { monthlySalary, annualSalary } = calculate(input);
        const amounts = [...Object.values(monthlySalary), ...Object.values(annualSalary)];
        for (const amount of amounts.filter((each) => each !== undefined)) {
          expect(Number.isFinite(amount)).toBe(true);
          expect(Object.is(amount, -0)).toBe(false);
          expect(inCents(amount) / 100).toBe(amount);
        }
      }),
    );
  });

  test('class 2 pays no more tax than class 1a, and class 1a no more than class 1', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const [one, oneA, two] = taxClasses.map((taxClass) => calculate({ ...input, taxClass }));
        for (const period of ['monthlySalary', 'annualSalary'] as const) {
          const tax = (result: typeof one): number => result?.[period].tax ?? Number.NaN;
          expect(tax(two)).toBeLessThanOrEqual(tax(oneA));
          expect(tax(oneA)).toBeLessThanOrEqual(tax(one));
        }
      }),
    );
  });

  // Named thresholds apart: at 3 600 a month nothing jumps, at 1 800 the CISSM begins; withholding moves in steps of 5 euros.
  test('net never falls by more than one table step when gross rises', () => {
    const tableStep = { month: 5, year: 50 };
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 50_000 }), (input, more) => {
        const lower = calculate(input);
        const higher = calculate({
          ...input,
          grossSalary: (inCents(input.grossSalary) + more) / 100,
        });
        const net = (lines: SalaryBreakdown): number => lines.netSalary;
        expect(net(higher.monthlySalary)).toBeGreaterThan(
          net(lower.monthlySalary) - tableStep.month,
        );
        expect(net(higher.annualSalary)).toBeGreaterThan(net(lower.annualSalary) - tableStep.year);
      }),
      { numRuns: 500 },
    );
  });
});
