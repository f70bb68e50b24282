import { describe, expect, test } from 'vitest';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { salariesLike } from './salaries.test-support.ts';

const calculate = salariesLike({ grossSalary: 5000, taxClass: 1, payMonth: '2026-06' });
const annual = (grossSalary: number) => ({ grossSalary, salaryPeriod: 'annual' }) as const;

test('pay that no rule exempts in part has no hint on exemptions', () => {
  for (const hint of ['premiumTaxedInFull', 'impatriateNotApplied', 'impatriateNotResident']) {
    expect(calculate({ bonus: 1000 }).hints).not.toContain(hint);
  }
});

describe('the exemption for impatriates', () => {
  // Of an arrival in 2024 who asked for the regime since 2025.
  const since2024 = { impatriateSince: 2024, impatriateRegime: 'present' } as const;

  // By hand, class 1, contributions on the taxable half only: 100 000 x 0.8845 - 1 020 = 87 430, down to 87 400, x 0.39 -
  // 12 235.50 = 21 850, x 1.07 = 23 379. Half of it: 50 000 x 0.8845 - 1 020 = 43 205, down to 43 200, x 0.30 - 7 826.40 = 5 133,
  // x 1.07 = 5 492.
  test.each([
    [100_000, 23_379, 5492],
    [150_000, 41_997, 14_157],
  ])('of %d lowers the tax from %d to %d', (gross, tax, lower) => {
    expect(calculate(annual(gross)).annualSalary.taxBeforeCredits).toBe(tax);
    const { annualSalary } = calculate({ ...annual(gross), ...since2024 });
    expect(annualSalary.taxBeforeCredits).toBe(lower);
    // The contributions themselves are those of all pay.
    expect(annualSalary.pensionContributions).toBe(
      calculate(annual(gross)).annualSalary.pensionContributions,
    );
  });

  // LPG: 150 000 of 300 000; beyond 400 000 no more than 200 000.
  test.each([
    [300_000, 150_000],
    [400_000, 200_000],
    [400_000.02, 200_000],
    [500_000, 200_000],
  ])('of %d is %d', (gross, exempt) => {
    expect(calculate({ ...annual(gross), ...since2024 }).annualSalary.exemptPay).toBe(exempt);
  });

  test('of a month counts a twelfth of 400 000', () => {
    // 10 000 x 50 %, and 33 333.33 x 50 % = 16 666.665.
    expect(calculate({ grossSalary: 10_000, ...since2024 }).monthlySalary.exemptPay).toBe(5000);
    expect(calculate({ grossSalary: 50_000, ...since2024 }).monthlySalary.exemptPay).toBe(
      16_666.67,
    );
  });

  test('begins with a fixed pay of 75 000 a year, which a bonus does not raise', () => {
    const { annualSalary, hints } = calculate({ ...annual(75_000), ...since2024 });
    expect(annualSalary.exemptPay).toBe(37_500);
    expect(hints).not.toContain('impatriateNotApplied');
    const below = calculate({ ...annual(74_999.99), ...since2024, bonus: 10_000 });
    expect(below.annualSalary).not.toHaveProperty('exemptPay');
    expect(below.hints).toContain('impatriateNotApplied');
  });

  test.each([
    ['2026-06', 2018, true],
    ['2026-06', 2017, false],
    ['2025-06', 2025, true],
    ['2025-06', 2026, false],
    ['2024-06', 2024, false],
  ])('in %s of somebody who came in %d: %o', (payMonth, impatriateSince, applies) => {
    const answer = calculate({
      ...annual(100_000),
      payMonth,
      impatriateSince,
      impatriateRegime: 'present',
    });
    expect('exemptPay' in answer.annualSalary).toBe(applies);
    expect(answer.hints.includes('impatriateNotApplied')).toBe(!applies);
  });

  // Half of 6 700 a month, 80 400 a year, and 25 % of the premium (no 13c): 3 350 + 125, 40 200 + 12 x 125.
  test('leaves out a rent premium, of which its own rule exempts a part', () => {
    const { monthlySalary, annualSalary } = calculate({
      grossSalary: 6700,
      ...since2024,
      rentPremium: { amount: 500, rent: 1500 },
    });
    expect(monthlySalary.exemptPay).toBe(3475);
    expect(annualSalary.exemptPay).toBe(41_700);
  });

  test('leaves out benefits in kind and counts a bonus up to the same limit', () => {
    const resultWithCar = calculate({ ...annual(120_000), ...since2024, benefitInKind: 500 });
    expect(resultWithCar.annualSalary.exemptPay).toBe(60_000);
    const resultWithBonus = calculate({ ...annual(390_000), ...since2024, bonus: 30_000 });
    // 10 000 of the bonus up to 400 000.
    expect(resultWithBonus.bonusPay?.exemptPay).toBe(5000);
    expect(resultWithBonus.annualSalary.exemptPay).toBe(200_000);
  });
});

// L.I.R. art. 115, no 13b: the impatriate lives in Luxembourg.
describe('the residence of an impatriate', () => {
  const asked = { grossSalary: 9000, impatriateSince: 2025 } as const;

  test('decides: 26 342 of tax a year and not 6 654 on 9 000 a month', () => {
    // 108 000 - 11.55 % (12 474) - 1 020 = 94 506, down to 94 500.
    const elsewhere = calculate({ ...asked, residence: 'elsewhere' });
    expect(elsewhere.annualSalary.taxBeforeCredits).toBe(26_342);
    expect(elsewhere.annualSalary).not.toHaveProperty('exemptPay');
    expect(elsewhere.hints).toContain('impatriateNotResident');
    expect(elsewhere.hints).not.toContain('impatriateNotApplied');
    for (const residence of ['luxembourg', null] as const) {
      const here = calculate({ ...asked, residence });
      expect(here.annualSalary.taxBeforeCredits).toBe(6654);
      expect(here.hints).not.toContain('impatriateNotResident');
    }
  });

  test('is not given by treatment as a resident', () => {
    const treated = calculate({ ...asked, residence: 'elsewhere', treatedAsResident: true });
    expect(treated.annualSalary.taxBeforeCredits).toBe(26_342);
  });
});

// L.I.R. art. 115, no 13b of 2020, and of 2024, last paragraph: half of a premium up to 30 % of the pay of the year.
describe('the regime of impatriates who came by 2024', () => {
  const premium = { ...annual(90_000), impatriateSince: 2023 } as const;

  // 30 % of 90 000 is 27 000, half of it 13 500.
  test.each([
    ['2024-06', {}, 27_000, 13_500],
    ['2026-06', {}, 27_000, 13_500],
    ['2026-06', { impatriateRegime: 'former' }, 27_000, 13_500],
    ['2026-06', {}, 30_000, 13_500],
    ['2026-06', {}, 10_000, 5000],
    // The regime since 2025 does not apply to 2024, whoever asks for it.
    ['2024-06', { impatriateRegime: 'present' }, 27_000, 13_500],
    // It exempts half of all pay: 45 000 and 13 500.
    ['2026-06', { impatriateRegime: 'present' }, 27_000, 58_500],
    ['2026-06', { impatriateSince: 2025 }, 27_000, 58_500],
  ] as const)(
    '%s, %o: of a premium of %d with 90 000, %d is free',
    (payMonth, more, paid, free) => {
      const answer = calculate({ ...premium, payMonth, impatriationPremium: paid, ...more });
      expect(answer.annualSalary.exemptPay).toBe(free);
      expect(answer.annualSalary).toMatchObject({ impatriationPremium: paid });
      expect(answer.bonusPay).toMatchObject({ grossSalary: paid, impatriationPremium: paid });
      expect(answer.hints).not.toContain('impatriateNotApplied');
    },
  );

  test.each([
    ['no premium', {}],
    ['a fixed pay below 75 000', { ...annual(74_999.99), impatriationPremium: 10_000 }],
    ['more than eight years', { impatriateSince: 2017, impatriationPremium: 10_000 }],
  ] as const)('exempts nothing with %s, and says so', (_, more) => {
    const answer = calculate({ ...premium, ...more });
    expect(answer.annualSalary).not.toHaveProperty('exemptPay');
    expect(answer.hints).toContain('impatriateNotApplied');
  });

  test('takes a bonus and a premium together under the present one', () => {
    // 390 000 leave 10 000 of 400 000: half is 5 000.
    const both = { bonus: 8000, impatriationPremium: 8000, impatriateSince: 2025 };
    const answer = calculate({ ...annual(390_000), ...both });
    expect(answer.bonusPay?.exemptPay).toBe(5000);
    expectRedone(answer.explanation);
  });
});

describe('a profit-sharing premium', () => {
  // LPG: 78 000 a year, 30 % of it are 23 400; 25 % until 2024, 19 500. Half of a premium up to there is exempt.
  test.each([
    ['2026-06', 23_400, 11_700],
    ['2026-06', 23_400.01, 11_700],
    ['2026-06', 30_000, 11_700],
    ['2026-06', 10_000, 5000],
    ['2024-06', 19_500, 9750],
    ['2024-06', 23_400, 9750],
  ])('%s: of %d, %d is exempt', (payMonth, profitSharingPremium, exempt) => {
    const { bonusPay, annualSalary } = calculate({
      ...annual(78_000),
      payMonth,
      profitSharingPremium,
    });
    expect(bonusPay).toMatchObject({ grossSalary: profitSharingPremium, profitSharingPremium });
    expect(bonusPay?.exemptPay).toBe(exempt);
    expect(annualSalary).toMatchObject({ profitSharingPremium, exemptPay: exempt });
  });

  test('follows ordinary pay: overtime counts, benefits and a bonus do not', () => {
    const premium = { ...annual(78_000), profitSharingPremium: 30_000 };
    const more = calculate({ ...premium, benefitInKind: 500, bonus: 6000 });
    expect(more.bonusPay?.exemptPay).toBe(11_700);
    // 6 500 / 173 x 10 = 375.72 and 40 %, 150.29: 526.01 a month; 0.3 x (78 000 + 6 312.12) / 2 = 12 646.82.
    expect(calculate({ ...premium, overtimeHours: 10 }).bonusPay?.exemptPay).toBe(12_646.82);
  });

  test('has its own payslip, to the cent', () => {
    // 5 000 with 5 000, half exempt: contributions 140 and 425, of which 282.50 on the exempt half; 5 000 - 2 500 - 282.50 =
    // 2 217.50, down to 2 215. Ordinary pay 12 x 4 422.50 = 53 070, row 52 800; column 2 200. Taxes of the yearly scale:
    // 55 000 - 1 020 = 53 980 x 0.38 - 11 694.60 = 8 817, x 1.07 down 9 434; 51 780 x 0.36 - 10 658.70 = 7 982, x 1.07 down
    // 8 540. 894 / 2 200 = 40.6 %, down to 40.5 %; x 2 215 = 897.07, down to 897.00. 5 000 - 565 - 70 - 897 = 3 468.
    const { bonusPay } = calculate({ profitSharingPremium: 5000 });
    expect(bonusPay).toMatchObject({ taxBeforeCredits: 897, netSalary: 3468 });
  });
});

describe('a premium for young employees', () => {
  // ACD: 5 000, 3 750 and 2 500 of it up to 50 000, 75 000 and 100 000 a year; 75 % exempt.
  test.each([
    [48_000, 5000, 3750],
    [50_000, 6000, 3750],
    [50_000.01, 5000, 2812.5],
    [75_000, 5000, 2812.5],
    [75_000.01, 5000, 1875],
    [100_000, 5000, 1875],
  ])('with %d a year: of %d, %d is exempt', (gross, youngEmployeePremium, exempt) => {
    const { bonusPay, hints } = calculate({ ...annual(gross), youngEmployeePremium });
    expect(bonusPay?.exemptPay).toBe(exempt);
    expect(hints).not.toContain('premiumTaxedInFull');
  });

  test.each([
    ['2026-06', 100_000.01],
    ['2024-06', 48_000],
  ])('%s with %d a year is taxed like a bonus, and says so', (payMonth, gross) => {
    const answer = calculate({ ...annual(gross), payMonth, youngEmployeePremium: 5000 });
    const bonus = calculate({ ...annual(gross), payMonth, bonus: 5000 });
    expect(answer.hints).toContain('premiumTaxedInFull');
    expect(answer.annualSalary.tax).toBe(bonus.annualSalary.tax);
    expect(answer.bonusPay?.netSalary).toBe(bonus.bonusPay?.netSalary);
  });

  test('is counted in proportion to the hours', () => {
    // 20 of 40 hours: 75 % of 2 500.
    const halfTime = { ...annual(24_000), weeklyHours: 20, youngEmployeePremium: 5000 };
    expect(calculate(halfTime).bonusPay?.exemptPay).toBe(1875);
  });

  // RGD of 20 December 2024 (Mémorial A 592), art. 2: the pay of the year at full time is compared with 50 000, 75 000 and
  // 100 000.
  test.each([
    // 60 000: up to 3 750 x 20 / 40 = 1 875 counts, 75 % of it is 1 406.25.
    [2500, 20, 2500, 1406.25, 145.5],
    // 62 400: 3 750 x 30 / 40 = 2 812.50, 2 109.375.
    [3900, 30, 3750, 2109.38, 421.9],
    // 108 000: nothing.
    [4500, 20, 1875, undefined, 564.4],
  ])(
    'beside %d for %d hours: of %d, %d is exempt',
    (grossSalary, weeklyHours, youngEmployeePremium, exempt, tax) => {
      const asked = { grossSalary, weeklyHours, youngEmployeePremium, payMonth: '2026-06' };
      const { bonusPay, hints } = calculate({ ...asked, taxClass: 1 });
      expect(bonusPay?.exemptPay).toBe(exempt);
      expect(bonusPay?.taxBeforeCredits).toBe(tax);
      expect(hints.includes('premiumTaxedInFull')).toBe(exempt === undefined);
    },
  );
});

describe('a rent premium', () => {
  const premium = (amount: number, rent: number) => ({ rentPremium: { amount, rent } });

  test.each([
    [1000, 1200, 250],
    [1000.04, 1200, 250],
    [800, 800, 200],
    [400, 1200, 100],
  ])('of %d for a rent of %d: %d is exempt', (amount, rent, exempt) => {
    const { monthlySalary, annualSalary } = calculate({
      grossSalary: 4000,
      ...premium(amount, rent),
    });
    expect(monthlySalary).toMatchObject({ rentPremium: amount, exemptPay: exempt });
    expect(annualSalary.exemptPay).toBe(12 * exempt);
  });

  test('above the rent is taxed in full, and says so', () => {
    // Law of 22 May 2024 (Mémorial A 219), art. 20: 3 500 and 900 for a rent of 800. 4 400 - 508.20 = 3 891.80, down to
    // 3 890; 12 x 3 890 - 1 020 = 45 660 x 0.32 - 8 724.60 = 5 886.60, by 12 down to 490.50, x 1.07 down to 524.80. Long-term
    // care 1.4 % x (4 400 - 692.83) = 51.90; credits 34 and 12.24. 4 400 - 508.20 - 51.90 - 524.80 + 46.24 = 3 361.34.
    const { monthlySalary, hints } = calculate({ grossSalary: 3500, ...premium(900, 800) });
    expect(monthlySalary.exemptPay).toBeUndefined();
    expect(monthlySalary.netSalary).toBe(3361.34);
    expect(hints).toContain('premiumTaxedInFull');
  });

  test('is on the payslip, to the cent', () => {
    // 4 000 and 1 000: 140.00, 12.50 and 425.00, of which a twentieth, 28.88, on the exempt 250; 4 750 - 548.62 = 4 201.38, down
    // to 4 200; 12 x 4 200 - 1 020 = 49 380 x 0.34 - 9 668.70 = 7 120.50, by 12 down to 593.30, x 1.07 down to 634.80. Long-term
    // care 1.4 % x (5 000 - 692.83) = 60.30; credits 25 and 9. 5 000 - 577.50 - 60.30 - 634.80 + 34 = 3 761.40.
    const { monthlySalary } = calculate({ grossSalary: 4000, ...premium(1000, 1200) });
    expect(monthlySalary).toMatchObject({
      grossSalary: 5000,
      taxBeforeCredits: 634.8,
      netSalary: 3761.4,
    });
  });

  // 30 x 3 085.11 and 30 x 3 165.35 (BDO); bonus and benefits count, the premium does not.
  test.each([
    ['2024-06', 92_553.3, {}],
    ['2025-01', 94_960.5, {}],
    ['2025-01', 93_760.5, { benefitInKind: 100 }],
    ['2025-01', 90_960.5, { bonus: 4000 }],
  ] as const)('%s: up to %d, %o', (payMonth, gross, more) => {
    const asked = { payMonth, ...premium(1000, 1200), ...more };
    expect(calculate({ ...annual(gross), ...asked }).monthlySalary.exemptPay).toBe(250);
    const above = calculate({ ...annual(gross + 0.01), ...asked });
    expect(above.monthlySalary).not.toHaveProperty('exemptPay');
    expect(above.hints).toContain('premiumTaxedInFull');
  });

  test('is exempt from June 2024 on', () => {
    const answer = calculate({ payMonth: '2024-06', ...premium(1000, 1200) });
    // Seven months of 2024.
    expect(answer.annualSalary).toMatchObject({ rentPremium: 12_000, exemptPay: 1750 });
    expect(calculate({ payMonth: '2024-05', ...premium(1000, 1200) }).hints).toContain(
      'premiumTaxedInFull',
    );
  });

  test('is counted in proportion to the hours', () => {
    // 25 % of 500.
    const halfTime = { grossSalary: 2000, weeklyHours: 20, ...premium(1000, 1200) };
    expect(calculate(halfTime).monthlySalary.exemptPay).toBe(125);
  });
});

test('every step can be redone, and each line has steps', () => {
  const { explanation } = calculate({
    grossSalary: 7000,
    weeklyHours: 30,
    impatriateSince: 2025,
    bonus: 2000,
    profitSharingPremium: 3000,
    youngEmployeePremium: 4000,
    rentPremium: { amount: 800, rent: 800 },
    publicHolidayHours: 8,
    benefitInKind: 300,
  });
  const parts = [explanation?.monthlySalary, explanation?.annualSalary, explanation?.bonusPay];
  expectRedone(parts);
  for (const steps of parts) {
    const lines = new Set((steps ?? []).flatMap((step) => step.lines));
    expect(lines.has('exemptPay')).toBe(true);
  }
});

test('nothing of it is nothing, and the self-employed have none of it', () => {
  const none = {
    impatriateSince: null,
    profitSharingPremium: 0,
    youngEmployeePremium: 0,
    rentPremium: { amount: 0, rent: 0 },
  };
  expect(calculate(none)).toEqual(calculate({}));
  const selfEmployed = { employmentType: 2 } as const;
  const all = {
    impatriateSince: 2025,
    profitSharingPremium: 10,
    rentPremium: { amount: 1, rent: 1 },
  };
  expect(calculate({ ...selfEmployed, ...all })).toEqual(calculate(selfEmployed));
});
