import { describe, expect, test } from 'vitest';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { refusalsOf } from '../../input/refused-input.test-support.ts';
import type { NetSalaryInput } from './input.ts';
import { salariesLike } from './salaries.test-support.ts';

const calculate = salariesLike({ grossSalary: 5000, taxClass: 1, payMonth: '2026-06' });

describe('the continued-work allowance (AMVP)', () => {
  // Chamber of Deputies: class 1, taxable income of 50 000: 7 854 without and 4 820 with the allowance. A gross of 57 683 leaves
  // 57 683 x 0.8845 - 1 020 = 50 000.61, down to 50 000.
  const year = { grossSalary: 57_683, salaryPeriod: 'annual' } as const;

  test('lowers the tax of the published example from 7 854 to 4 820', () => {
    expect(calculate(year).annualSalary.taxBeforeCredits).toBe(7854);
    const worksOn = calculate({ ...year, workingOnAllowance: true });
    expect(worksOn.annualSalary.taxBeforeCredits).toBe(4820);
  });

  test('is 750 a month on the payslip', () => {
    // 5 000 - 577.50 - 750 = 3 672.50, down to 3 670; 12 x 3 670 - 1 020 = 43 020 x 0.30 - 7 826.40 = 5 079.60, by 12 down to
    // 423.30, x 1.07 down to 452.90.
    const { monthlySalary } = calculate({ workingOnAllowance: true });
    expect(monthlySalary.taxBeforeCredits).toBe(452.9);
  });

  test('is not known before 2026', () => {
    const before = { payMonth: '2025-12' };
    expect(calculate({ ...before, workingOnAllowance: true })).toEqual(calculate(before));
  });
});

describe('the credit for overtime that Germany taxes (CIHS)', () => {
  // 5 000 / 173 = 28.90 an hour. In the year: 1 200 and less none, 25 % of what is above, 700 from 4 000 on.
  test.each([
    // 2.4 hours: 69.36 + 27.74 = 97.10 a month, 1 165.20 a year.
    [2.4, 0],
    // 5 hours: 144.51 + 57.80 = 202.31, 2 427.72 a year, up to 2 428: 25 % of 1 228.
    [5, 307],
    // 9 hours: 260.12 + 104.05 = 364.17, 4 370.04 a year.
    [9, 700],
  ])('%d hours a month give %d a year', (overtimeHours, credit) => {
    const creditsWithoutRule = calculate({ overtimeHours }).annualSalary.taxCredits;
    const answer = calculate({ overtimeHours, overtimeTaxedAbroad: true });
    expect(Math.round((answer.annualSalary.taxCredits - creditsWithoutRule) * 100) / 100).toBe(
      credit,
    );
    expect(answer.monthlySalary).toEqual(calculate({ overtimeHours }).monthlySalary);
  });

  test('needs overtime', () => {
    expect(calculate({ overtimeTaxedAbroad: true })).toEqual(calculate({}));
  });
});

describe('the credit for single parents (CIM)', () => {
  const creditOf = (input: Partial<NetSalaryInput>, key: 'monthlySalary' | 'annualSalary') => {
    const asked = { taxClass: 2, ...input } as const;
    const { taxCredits } = calculate({ ...asked, singleParentCredit: {} })[key];
    return Math.round((taxCredits - calculate(asked)[key].taxCredits) * 100) / 100;
  };

  // L.I.R. art. 154ter: 3 504 up to 60 000 of adjusted taxable income, then 6.12 % less, 750 from 105 000 on.
  test.each([
    ['2026-06', 5000, 3504, 292],
    // 7 000: 84 000 x 0.8845 - 1 020 = 73 278, down to 73 250: 3 504 - 0.0612 x 13 250 = 2 693.10; a twelfth 224.43 (224.425).
    ['2026-06', 7000, 2693.1, 224.43],
    ['2026-06', 11_000, 750, 62.5],
    // 2024: 2 505 up to 60 000.
    ['2024-06', 5000, 2505, 208.75],
  ])('%s, %d a month: %d a year, %d a month', (payMonth, grossSalary, year, month) => {
    expect(creditOf({ payMonth, grossSalary }, 'annualSalary')).toBe(year);
    expect(creditOf({ payMonth, grossSalary }, 'monthlySalary')).toBe(month);
  });

  test('falls by half of the child support above 2 712', () => {
    const credits = (childSupport: number) =>
      calculate({ taxClass: 2, singleParentCredit: { childSupport } }).annualSalary.taxCredits;
    expect(credits(1000)).toBe(credits(0));
    expect(credits(2712)).toBe(credits(0));
    // Half of 1 000.
    expect(Math.round((credits(0) - credits(3712)) * 100) / 100).toBe(500);
    // More than the credit leaves none of it.
    expect(credits(50_000)).toBe(calculate({ taxClass: 2 }).annualSalary.taxCredits);
  });

  // L.I.R. art. 157bis (5): 292 a month less.
  test('is for people who live in Luxembourg or are treated as residents', () => {
    const asked = { taxClass: 2, singleParentCredit: {} } as const;
    const elsewhere = { ...asked, residence: 'elsewhere' } as const;
    expect(calculate(elsewhere)).toEqual(calculate({ taxClass: 2, residence: 'elsewhere' }));
    expect(calculate({ ...elsewhere, treatedAsResident: true })).toEqual(calculate(asked));
  });

  test.each([
    [{ taxClass: 2 }, true],
    [{ taxClass: 2, employmentType: 2 }, true],
    [{ taxClass: 2, residence: 'elsewhere', treatedAsResident: true }, true],
    [{ taxClass: 2, residence: 'elsewhere' }, false],
    [{ taxClass: 2, singleParentCredit: {} }, false],
    [{ taxClass: 1 }, false],
    [{ taxClass: 3 }, false],
  ] as const)('is said to be left out where it could be asked for: %o: %s', (input, isSaid) => {
    expect(calculate(input).hints.includes('singleParentCreditLeftOut')).toBe(isSaid);
  });

  test('is of class 1a only', () => {
    expect(refusalsOf(() => calculate({ taxClass: 1, singleParentCredit: {} }))).toEqual([
      { field: 'singleParentCredit', code: 'classOneAOnly' },
    ]);
  });
});

test('every step of special rules can be redone', () => {
  const { explanation } = calculate({
    grossSalary: 7000,
    taxClass: 2,
    overtimeHours: 5,
    workingOnAllowance: true,
    overtimeTaxedAbroad: true,
    singleParentCredit: { childSupport: 4000 },
  });
  const steps = [...(explanation?.monthlySalary ?? []), ...(explanation?.annualSalary ?? [])];
  expectRedone(steps);
  for (const id of ['monthlyWorkingOnAllowance', 'overtimeCredit', 'singleParentCredit']) {
    expect(steps.map((step) => step.id)).toContain(id);
  }
});

test('the self-employed have the continued-work allowance alone', () => {
  const selfEmployed = { employmentType: 2, taxClass: 2 } as const;
  expect(calculate({ ...selfEmployed, overtimeTaxedAbroad: true, singleParentCredit: {} })).toEqual(
    calculate(selfEmployed),
  );
});

describe('the tax bonus for children who live in turn with both parents', () => {
  const bonusOf = (input: Partial<NetSalaryInput>) => {
    const year = { salaryPeriod: 'annual', ...input } as const;
    const { taxCredits } = calculate({ childrenInTurn: 1, ...year }).annualSalary;
    const creditsWithoutChildren = calculate({ ...year, childrenInTurn: 0 }).annualSalary
      .taxCredits;
    return Math.round((taxCredits - creditsWithoutChildren) * 100) / 100;
  };

  // 2026: 11.55 % of contributions lower the tax and 1 020 of lump sums. A gross of 80 294 leaves 80 294 x 0.8845 - 1 020 =
  // 70 000.04, down to 70 000.
  test.each([
    ['in full on 50 000', { grossSalary: 57_683 }, 922.5],
    ['in full on 67 400: 77 355 x 0.8845 - 1 020 = 67 400.50', { grossSalary: 77_355 }, 922.5],
    ['on 70 000 a tenth of 76 600 - 70 000', { grossSalary: 80_294 }, 660],
    ['of two children twice', { grossSalary: 80_294, childrenInTurn: 2 }, 1320],
    // L.I.R. art. 123bis, par. 1a: the income does not matter with more than five.
    ['of five children five times', { grossSalary: 80_294, childrenInTurn: 5 }, 3300],
    ['of six children in full', { grossSalary: 80_294, childrenInTurn: 6 }, 5535],
    ['nothing on 76 650: 87 813 x 0.8845 - 1 020 = 76 650.60', { grossSalary: 87_813 }, 0],
    ['on 76 550 a tenth of 50: 87 700 x 0.8845 - 1 020 = 76 550.65', { grossSalary: 87_700 }, 5],
  ] as const)('is granted %s', (_, input, bonus) => {
    expect(bonusOf(input)).toBe(bonus);
  });

  test('is no more than the tax', () => {
    // 26 000 x 0.8845 - 1 020 = 21 977, down to 21 950. 8 % of 13 230 to 15 435, 9 % to 17 640, 10 % to 19 845, 11 % to 21 950:
    // 176.40 + 198.45 + 220.50 + 231.55 = 826.90, down to 826; x 1.07 = 883.82,
    // down to 883. Two bonuses would be 1 845.
    expect(bonusOf({ grossSalary: 26_000, childrenInTurn: 2 })).toBe(883);
  });

  test('is settled with the year, so no month has it, and only from 2025 on', () => {
    expect(calculate({ childrenInTurn: 1 }).monthlySalary).toEqual(calculate({}).monthlySalary);
    const before = { payMonth: '2024-06' };
    expect(calculate({ ...before, childrenInTurn: 1 })).toEqual(calculate(before));
    expect(bonusOf({ grossSalary: 40_000, payMonth: '2025-06' })).toBe(922.5);
  });

  test('is explained', () => {
    const year = { grossSalary: 80_294, salaryPeriod: 'annual', childrenInTurn: 2 } as const;
    const steps = calculate(year).explanation?.annualSalary ?? [];
    expect(steps.find(({ id }) => id === 'grantedChildBonus')?.amount).toBe(1320);
    expectRedone(steps, 0.006);
  });
});

describe('the credit of 2024 for low incomes (CIB)', () => {
  // Law of 20 December 2024 (A 563), art. 10: from 13 500 on, below 28 500 in class 1a and 64 500 in class 2.
  test.each([
    [2, 28_499.99, '2024-06', true],
    [2, 28_500, '2024-06', false],
    [2, 13_500, '2024-06', true],
    [2, 13_499.99, '2024-06', false],
    [3, 64_499.99, '2024-06', true],
    [3, 64_500, '2024-06', false],
    [1, 28_000, '2024-06', false],
    [2, 28_000, '2025-06', false],
  ] as const)('class value %d, %d a year, %s: %s', (taxClass, grossSalary, payMonth, isSaid) => {
    const { hints } = calculate({
      taxClass,
      grossSalary,
      payMonth,
      salaryPeriod: 'annual',
      weeklyHours: 20,
    });
    expect(hints.includes('scaleCreditOnRequest')).toBe(isSaid);
  });
});
