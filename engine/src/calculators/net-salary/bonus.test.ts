import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { inCents } from '../../money/in-cents.test-support.ts';
import { salariesLike } from './salaries.test-support.ts';

const calculate = salariesLike({
  grossSalary: 5000,
  bonus: 5000,
  taxClass: 1,
  payMonth: '2026-12',
});
describe('the payslip of a bonus', () => {
  // Contributions and long-term care of the bonus, tax, net. By hand: of a salary 2.80 and 0.25 % and for the pension 8.00 %, from
  // 2026 8.50 %; of a bonus the same without 0.25 %, and 1.4 % for long-term care. T is the tax of a year: the pay down to 50, less
  // 540 and 480, by the tariff (L.I.R. art. 118, 120bis and 121, as rate x income - amount) down to the euro, x 1.07 down to the euro.
  test.each([
    // 12 x (4 000 - 442.00) = 42 696, in the table 42 000; 2 000 - 216 = 1 784, down to 1 780, in the table 1 600. T(43 600):
    // 42 580 x 0.28 - 6 974.10 = 4 948, 5 294; T(42 000): 40 980 x 0.28 - 6 974.10 = 4 500, 4 815. 479 / 1 600 = 29.94 %, down
    // to 29.5 %, x 1 780 = 525.10. 2 000 - 56 - 160 - 28 - 525.10 = 1 230.90.
    ['2025-12', 4000, 2000, 1, [56, 160, 28], 525.1, 1230.9],
    // 12 x (5 000 - 552.50) = 53 370, 52 800; 5 000 - 540 = 4 460, 4 400. T(57 200): 56 180 x 0.39 - 12 235.50 = 9 674, 10 351;
    // T(52 800): 51 780 x 0.36 - 10 658.70 = 7 982, 8 540. 1 811 / 4 400 = 41.16 %, 41 %, x 4 460 = 1 828.60. 5 000 - 140 - 400
    // - 70 - 1 828.60 = 2 561.40.
    ['2025-12', 5000, 5000, 1, [140, 400, 70], 1828.6, 2561.4],
    // 12 x (4 000 - 462.00) = 42 456, 42 000; 2 000 - 226 = 1 774, 1 770, 1 600: 29.5 % as in 2025, x 1 770 = 522.15, down to
    // 522.10. 2 000 - 56 - 170 - 28 - 522.10 = 1 223.90.
    ['2026-06', 4000, 2000, 1, [56, 170, 28], 522.1, 1223.9],
    // 12 x (3 000 - 346.50) = 31 842, 31 200; 3 000 - 339 = 2 661, 2 660, 2 600. T(33 800): 32 780 x 0.20 - 4 023.90 = 2 532,
    // 2 709; T(31 200): 30 180 x 0.18 - 3 401.10 = 2 031, 2 173. 536 / 2 600 = 20.62 %, 20.5 %, x 2 660 = 545.30. 3 000 - 84 -
    // 255 - 42 - 545.30 = 2 073.70.
    ['2026-12', 3000, 3000, 1, [84, 255, 42], 545.3, 2073.7],
    // 12 x (5 000 - 577.50) = 53 070, 52 800; 5 000 - 565 = 4 435, 4 400: 41 % as in 2025, x 4 435 = 1 818.35, down to 1 818.30.
    // 5 000 - 140 - 425 - 70 = 4 365, less 1 818.30 = 2 546.70.
    ['2026-12', 5000, 5000, 1, [140, 425, 70], 1818.3, 2546.7],
    // Class 1a. T(57 200): 56 180 x 0.39 - 14 556.96 = 7 353, 7 867; T(52 800): 51 780 x 0.375 - 13 779.90 = 5 637, 6 031.
    // 1 836 / 4 400 = 41.73 %, 41.5 %, x 4 435 = 1 840.52, down to 1 840.50. 4 365 - 1 840.50 = 2 524.50.
    ['2026-12', 5000, 5000, 2, [140, 425, 70], 1840.5, 2524.5],
    // Class 2. T(57 200): 56 180 x 0.16 - 5 648.40 = 3 340, 3 573; T(52 800): 51 780 x 0.14 - 4 586.40 = 2 662, 2 848. 725 /
    // 4 400 = 16.48 %, 16 %, x 4 435 = 709.60. 4 365 - 709.60 = 3 655.40.
    ['2026-12', 5000, 5000, 3, [140, 425, 70], 709.6, 3655.4],
    // Beyond the table: 12 x (8 000 - 924.00) = 84 912; 10 000 - 1 130 = 8 870. T(93 750): 92 730 x 0.39 - 12 235.50 = 23 929,
    // 25 604; T(84 900): 83 880 x 0.39 - 12 235.50 = 20 477, 21 910. 25 604 - 21 910 = 3 694. 10 000 - 280 - 850 - 140 - 3 694
    // = 5 036.
    ['2026-12', 8000, 10_000, 1, [280, 850, 140], 3694, 5036],
    // The salary fills the ceiling of every month: the bonus bears long-term care only. 11.55 % of 13 856.63: 387.99 + 34.64 +
    // 1 177.81 = 1 600.44; 12 x (15 000 - 1 600.44) = 160 794.72. T(180 750): 179 730 x 0.41 - 15 171.60 = 58 517; T(160 750):
    // 159 730 x 0.40 - 13 410 = 50 482. Above 150 000 x 1.09, less 2 % of the tax of 150 000, 46 590: 62 851 and 54 093. 20 000
    // - 280 - 8 758 = 10 962.
    ['2026-12', 15_000, 20_000, 1, [0, 0, 280], 8758, 10_962],
  ] as const)(
    '%s, %d and a bonus of %d in class %d',
    (payMonth, grossSalary, bonus, taxClass, contributions, tax, netSalary) => {
      const [illnessContributions, pensionContributions, longTermCareInsurance] = contributions;
      expect(calculate({ payMonth, grossSalary, bonus, taxClass }).bonusPay).toEqual({
        grossSalary: bonus,
        illnessContributions,
        illnessCashContributions: 0,
        pensionContributions,
        longTermCareInsurance,
        accidentInsurance: 0,
        taxBeforeCredits: tax,
        taxCredits: 0,
        tax,
        netSalary,
      });
    },
  );

  test('beyond the table is the difference of two yearly taxes', () => {
    // Both sides of 60 000: 12 x (5 652 - 652.81) = 59 990.28, in the table 58 800; 12 x (5 653 - 652.92) = 60 000.96. The table:
    // T(59 600) - T(58 800) = 11 352 - 11 018 = 334 of 800: 41.75 %, down to 41.5 %.
    const rateOf = (grossSalary: number) =>
      calculate({ grossSalary, bonus: 1000 }).explanation?.bonusPay?.find(
        ({ id }) => id === 'bonusTaxRate',
      );
    expect(rateOf(5652)?.amount).toBe(41.5);
    expect(rateOf(5653)).toBeUndefined();
    // Both sides of 5 600: 6 314.54 leaves 5 601 after 11.3 %, down to 5 600; 6 308.90 leaves 5 596, down to 5 595.
    const tableOf = (bonus: number) =>
      calculate({ bonus }).explanation?.bonusPay?.some(({ id }) => id === 'bonusTaxRate');
    expect(tableOf(6308.9)).toBe(true);
    expect(tableOf(6314.54)).toBe(false);
  });

  // RGD of 20 December 2024 (Mémorial A 590), art. 2, par. 2. The ordinary pay of 12 x
  // (5 709.40 - 659.43) = 60 599.64 and of 12 x (5 660 - 653.73) = 60 075.24 exceeds 60 000, although both are in the row of
  // 60 000. The bonus after 11.3 %: 2 661, down to 2 660; 4 435. Class 1, yearly taxes with and without it.
  test.each([
    // 63 250 - 1 020 = 62 230: x 0.39 - 12 235.50 = 12 034, x 1.07 = 12 876; 60 550 - 1 020 = 59 530: 10 981, 11 749.
    // 64 500 - 1 020 = 63 480: 12 521, 13 397; 60 050 - 1 020 = 59 030: 10 786, 11 541.
    [5709.4, 3000, 1127],
    [5660, 5000, 1856],
  ])('above 60 000 of ordinary pay, %d and %d, is %d', (grossSalary, bonus, tax) => {
    expect(calculate({ grossSalary, bonus, payMonth: '2026-06' }).bonusPay?.tax).toBe(tax);
  });

  test('a bonus so small that it is in no column is read at the smallest', () => {
    // 100 - 2.80 - 8.50 = 88.70, down to 85; T(52 850) - T(52 800) = 8 560 - 8 540 = 20 of 50: 40 %; 34.00.
    expect(calculate({ bonus: 100 }).bonusPay?.tax).toBe(34);
  });

  test('deductions of the tax card that exceed the ordinary pay lower the bonus', () => {
    // 100 a month for one hour a week: 1 200 - 12 x 11.55 - 2 574 = -1 512.60. The bonus of 40 000: 35 480 - 1 512.60 =
    // 33 967.40, down to 33 965. T(33 950): 32 930 x 0.20 - 4 023.90 = 2 562, x 1.07 = 2 741.
    const { bonusPay } = calculate({
      grossSalary: 100,
      weeklyHours: 1,
      bonus: 40_000,
      distanceToWork: 30,
    });
    expect(bonusPay?.tax).toBe(2741);
  });
});

describe('the year with a bonus', () => {
  test('is assessed on all pay, with contributions within the year’s ceiling', () => {
    // 65 000: 2.80 % = 1 820, 8.50 % = 5 525, 0.25 % of 60 000 = 150; 1.4 % x (65 000 - 8 229.46) = 794.79 (2026: 5 x 675.93 +
    // 7 x 692.83 = 8 229.46). 65 000 - 7 495 - 1 020 = 56 485, down to 56 450, x 0.39 - 12 235.50 = 9 780, x 1.07 = 10 464.60.
    // The credits of twelve payslips of 5 000 (L.I.R. art. 152ter and 154quater): CIS 600 - 0.015 x 20 000 = 300, CI-CO2 216 - 0.0054 x 20 000 = 108.
    // 65 000 - 7 495 - 794.79 - 10 464 + 408 = 46 654.21.
    expect(calculate({}).annualSalary).toMatchObject({
      grossSalary: 65_000,
      illnessContributions: 1820,
      illnessCashContributions: 150,
      pensionContributions: 5525,
      longTermCareInsurance: 794.79,
      taxBeforeCredits: 10_464,
      taxCredits: 408,
      netSalary: 46_654.21,
    });
  });

  test('fills what the salary leaves below the ceiling', () => {
    // 2026: 5 x 13 518.68 + 7 x 13 856.63 = 164 589.81, x 8.5 % = 13 990.13; 12 x 13 000 leaves 8 589.81 for the bonus.
    const { annualSalary, bonusPay, hints } = calculate({ grossSalary: 13_000, bonus: 50_000 });
    expect(annualSalary.pensionContributions).toBe(13_990.13);
    expect(bonusPay?.pensionContributions).toBe(730.13);
    expect(hints).toContain('contributionCeilingReached');
    expect(calculate({ grossSalary: 13_000, bonus: 8589 }).hints).not.toContain(
      'contributionCeilingReached',
    );
  });

  test('equals the yearly assessment of the same pay, but for sick pay', () => {
    // Below the ceiling and above the abatement the year has one assessment, however the pay is spread.
    const anyPay = fc.record({
      salary: fc.integer({ min: 2500, max: 6000 }),
      bonus: fc.integer({ min: 1, max: 20_000 }),
      taxClass: fc.constantFrom(1, 2, 3),
      payMonth: fc.constantFrom('2024-05', '2025-03', '2026-09'),
    });
    fc.assert(
      fc.property(anyPay, ({ salary, bonus, taxClass, payMonth }) => {
        const asked = { taxClass, payMonth, explain: false };
        const paid = calculate({ ...asked, grossSalary: salary, bonus }).annualSalary;
        const spread = calculate({
          ...asked,
          grossSalary: 12 * salary + bonus,
          salaryPeriod: 'annual',
          bonus: null,
        }).annualSalary;
        expect(paid.grossSalary).toBe(spread.grossSalary);
        expect(paid.pensionContributions).toBe(spread.pensionContributions);
        expect(paid.illnessContributions).toBe(spread.illnessContributions);
        expect(paid.longTermCareInsurance).toBe(spread.longTermCareInsurance);
        // What the bonus does not pay for sick pay is taxed: one step of the scale at most.
        const lessDeducted =
          inCents(spread.illnessCashContributions) - inCents(paid.illnessCashContributions);
        const moreTax = inCents(paid.taxBeforeCredits) - inCents(spread.taxBeforeCredits);
        expect(moreTax).toBeGreaterThanOrEqual(0);
        expect(moreTax).toBeLessThanOrEqual((lessDeducted + 5000) * 0.5);
      }),
    );
  });

  test('has the shares of the employer on the bonus, but not for sick pay and Mutualité', () => {
    // 2026: 65 000 x (2.80 + 8.50 + 0.65 + 0.14 %) = 7 858.50; 60 000 x (0.25 + 0.95 %) = 720.
    const { employer } = calculate({ employer: true });
    expect(employer?.annual).toMatchObject({
      illnessCashContributions: 150,
      mutuality: 570,
      total: 8578.5,
      cost: 73_578.5,
    });
    expect(employer?.monthly.cost).toBe(5664.5);
  });
});

test('a bonus of 0 changes nothing, and the self-employed have none', () => {
  expect(calculate({ bonus: 0 })).toEqual(calculate({ bonus: null }));
  const selfEmployed = { employmentType: 2 } as const;
  expect(calculate(selfEmployed)).toEqual(calculate({ ...selfEmployed, bonus: null }));
});

test('the month is the same with and without a bonus, and every step can be redone', () => {
  const anyPay = fc.record({
    grossSalary: fc.integer({ min: 2000, max: 16_000 }),
    bonus: fc.integer({ min: 1, max: 5_000_000 }).map((amount) => amount / 100),
    taxClass: fc.constantFrom(1, 2, 3),
    distanceToWork: fc.integer({ min: 0, max: 31 }),
    payMonth: fc.constantFrom('2024-05', '2025-03', '2026-09'),
  });
  fc.assert(
    fc.property(anyPay, (asked) => {
      const { monthlySalary, bonusPay, explanation } = calculate(asked);
      expect(monthlySalary).toEqual(calculate({ ...asked, bonus: null }).monthlySalary);
      if (bonusPay === undefined) throw new Error('no bonus');
      const { grossSalary, netSalary, tax, taxBeforeCredits, taxCredits, ...contributions } =
        bonusPay;
      const sum = Object.values(contributions).reduce<number>(
        (all, line) => all + inCents(line ?? 0),
        0,
      );
      expect(inCents(netSalary)).toBe(inCents(grossSalary) - inCents(tax) - sum);
      expect(inCents(tax)).toBe(inCents(taxBeforeCredits) - inCents(taxCredits));
      expectRedone(explanation);
    }),
  );
});
