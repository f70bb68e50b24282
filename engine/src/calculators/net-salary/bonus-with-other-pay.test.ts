import { describe, expect, test } from 'vitest';
import type { NetSalaryInput } from './input.ts';
import { salariesLike } from './salaries.test-support.ts';

const calculate = salariesLike({
  grossSalary: 5000,
  bonus: 5000,
  taxClass: 1,
  payMonth: '2026-12',
});

describe('the year with a bonus and', () => {
  test('overtime: tax and credits are those of the year without overtime', () => {
    // 65 000 without overtime, worked in bonus.test.ts: tax 10 464, credits 300 + 108.
    expect(calculate({ overtimeHours: 10 }).annualSalary).toMatchObject({
      overtimePay: 4855.56,
      taxBeforeCredits: 10_464,
      taxCredits: 408,
    });
  });

  test('meal vouchers: their excess is taxed and bears no contribution', () => {
    // (20 - 15) x 20 x 12 = 1 200. 65 000 + 1 200 - 7 495 - 1 020 = 57 685, down to 57 650, x 0.39 - 12 235.50 = 10 248, x 1.07 =
    // 10 965.36.
    const { annualSalary } = calculate({ mealVouchers: { count: 20, faceValue: 20 } });
    expect(annualSalary).toMatchObject({ pensionContributions: 5525, taxBeforeCredits: 10_965 });
  });

  test('a profit-sharing premium instead of it: contributions on the exempt half are not deducted', () => {
    // 5 000, of which 2 500 are exempt. 1 820 + 5 525 on 65 000: 2 500 / 65 000 of it is 70 + 212.50. 65 000 - 2 500 - (7 495 -
    // 282.50) - 1 020 = 54 267.50, down to 54 250, x 0.39 - 12 235.50 = 8 922, x 1.07 = 9 546.54.
    const { annualSalary } = calculate({ bonus: null, profitSharingPremium: 5000 });
    expect(annualSalary.taxBeforeCredits).toBe(9546);
  });

  test('an impatriate: half of the pay and half of all its contributions', () => {
    // 120 000 and 10 000: exempt 65 000. 2.8 % and 8.5 % of 130 000 and 0.25 % of 120 000 are 3 640 + 11 050 + 300 = 14 990, half
    // of it 7 495. 65 000 - 7 495 - 1 020 = 56 485: the tax of the year of 65 000 in bonus.test.ts.
    const { annualSalary } = calculate({
      grossSalary: 10_000,
      bonus: 10_000,
      impatriateSince: 2025,
    });
    expect(annualSalary).toMatchObject({ exemptPay: 65_000, taxBeforeCredits: 10_464 });
  });
});

describe('with overtime, health insurance has less room below the ceiling than pension insurance:', () => {
  // 12 950 / 173 x 10 = 748.55 beside 12 950. Health: 12 x 13 698.55 = 164 382.60 of 164 589.81, which leaves 207.21. Pension:
  // 155 400, which leaves 9 189.81.
  const highPay = { grossSalary: 12_950, overtimeHours: 10 } as const;

  test('a bonus above both rooms', () => {
    // 207.21 x 2.8 % = 5.80, 9 189.81 x 8.5 % = 781.13.
    expect(calculate({ ...highPay, bonus: 50_000 }).bonusPay).toMatchObject({
      illnessContributions: 5.8,
      pensionContributions: 781.13,
    });
  });

  test('the year with a bonus below both rooms', () => {
    // (164 382.60 + 200) x 2.8 % = 4 608.31, 155 600 x 8.5 % = 13 226.
    expect(calculate({ ...highPay, bonus: 200 }).annualSalary).toMatchObject({
      illnessContributions: 4608.31,
      pensionContributions: 13_226,
    });
  });
});

describe('the explanation of a bonus', () => {
  const idsOf = (input: Partial<NetSalaryInput>) => {
    const { annualSalary = [], bonusPay = [] } = calculate(input).explanation ?? {};
    return {
      idsOfYear: annualSalary.map(({ id }) => id),
      idsOfBonus: bonusPay.map(({ id }) => id),
    };
  };
  const times = (ids: readonly string[], id: string) => ids.filter((each) => each === id).length;

  test('names an amount once where several rules use it', () => {
    const { idsOfYear, idsOfBonus } = idsOf({});
    // One base for health and pension insurance, one for long-term care.
    expect(times(idsOfYear, 'baseWithBonus')).toBe(2);
    expect(times(idsOfBonus, 'insuredBonus')).toBe(1);
    // The tax follows the gross itself, the credits the pay of a month.
    expect(times(idsOfYear, 'creditPayOfYear')).toBe(1);
    expect(idsOfYear).not.toContain('taxablePayWithBonus');
  });

  test('names different amounts apart', () => {
    const { idsOfYear, idsOfBonus } = idsOf({ overtimeHours: 10, impatriateSince: 2025 });
    expect(times(idsOfYear, 'baseWithBonus')).toBe(3);
    expect(times(idsOfBonus, 'insuredBonus')).toBe(2);
    expect(times(idsOfYear, 'taxablePayWithBonus')).toBe(1);
  });
});

describe('the smallest rate of the bonus table', () => {
  // 1 200 - 138.60 = 1 061.40 a month, 12 736.80 a year, row 12 000. Its taxable income, 10 980, is below 13 230: no tax.
  const smallPay = { grossSalary: 1200, weeklyHours: 15 } as const;
  const bonusOf = (bonus: number) => {
    const { bonusPay, explanation } = calculate({ ...smallPay, bonus });
    const shown = JSON.stringify(explanation?.bonusPay);
    return { tax: bonusPay?.tax, isNamed: shown.includes('smallestBonusTaxRate') };
  };

  test('is 1 %: a lower one is zero', () => {
    // 2 760 - 311.88 = 2 448.12, down to 2 445, column 2 400: (13 380 x 0.08 - 1 058.40) x 1.07 = 12.84; 12 / 2 400 = 0.5 %.
    expect(bonusOf(2760)).toEqual({ tax: 0, isNamed: true });
    // 2 940 - 332.22 = 2 607.78, down to 2 605, column 2 600: 28 x 1.07 = 29.96; 29 / 2 600 = 1.11 %, down to 1 %; 26.05.
    expect(bonusOf(2940)).toEqual({ tax: 26, isNamed: false });
  });

  test('is not named where the table has no tax', () => {
    // 1 000 - 113 = 887: 10 980 + 850 is below 13 230.
    expect(bonusOf(1000)).toEqual({ tax: 0, isNamed: false });
  });
});
