import { describe, expect, test } from 'vitest';
import type { MyYearInput } from '../input.ts';
import { from, refused, year } from '../years.test-support.ts';

describe('the tax of a part of a month', () => {
  // Published rows are not known: worked by hand from the tariff of a day, which is that of a year over 300 days. The pay less
  // 11.55 % over the days, down to 0.20, x 300, less 540 and 480; by the tariff in classes 1, 1a and 2 (L.I.R. art. 118,
  // 120bis and 121, as rate x income - amount); / 300 down to the cent, x 1.07 down to the cent, x the days.
  test.each([
    // 2 500 - 288.75 = 2 211.25, / 13 = 170.10, 170.00: 49 980. x 0.36 - 10 658.70 = 7 334.10: 24.44, 26.15. x 0.375 - 13 779.90 =
    // 4 962.60: 16.54, 17.69. x 0.14 - 4 586.40 = 2 410.80: 8.03, 8.59.
    [2500, 13, '2026-06-16', [339.95, 229.97, 111.67]],
    // 1 600 - 184.80 = 1 415.20, / 10 = 141.52, 141.40: 41 400. x 0.28 - 6 974.10 = 4 617.90: 15.39, 16.46. x 0.25 - 7 992.90
    // = 2 357.10: 7.85, 8.39. x 0.11 - 3 175.20 = 1 378.80: 4.59, 4.91.
    [1600, 10, '2026-06-19', [164.6, 83.9, 49.1]],
    // 3 800 - 438.90 = 3 361.10, / 22 = 152.78, 152.60: 44 760. x 0.30 - 7 826.40 = 5 601.60: 18.67, 19.97. x 0.30 - 10 170
    // = 3 258: 10.86, 11.62. x 0.12 - 3 616.20 = 1 755: 5.85, 6.25.
    [3800, 22, '2026-06-05', [439.34, 255.64, 137.5]],
    // 900 - 103.95 = 796.05, / 5 = 159.21, 159.20: 46 740. x 0.32 - 8 724.60 = 6 232.20: 20.77, 22.22. x 0.325 - 11 327.40
    // = 3 863.10: 12.87, 13.77. x 0.12 - 3 616.20 = 1 992.60: 6.64, 7.10.
    [900, 5, '2026-06-25', [111.1, 68.85, 35.5]],
  ] as const)('%d for %d days from %s on', (firstMonthGross, days, start, taxes) => {
    const withheld = ([1, 2, 3] as const).map((taxClass) => {
      const person = from(start, 9000, { firstMonthGross });
      const { months } = year({ taxClass, person });
      expect(months[5]?.person.slips[0]?.days).toBe(days);
      return months[5]?.person.breakdown.taxBeforeCredits;
    });
    expect(withheld).toEqual(taxes);
  });
});

// L.I.R. art. 154ter: 3 504 a year, for 13 of 300 days 151.84.
test('a part of a month has its days of the credit for single parents', () => {
  const creditsWith = (details: object) =>
    year({ taxClass: 2, person: from('2026-06-16', 4000, details) }).months[5]?.person.breakdown
      .taxCredits ?? 0;
  const credit = creditsWith({ singleParentCredit: {} }) - creditsWith({});
  expect(Math.round(credit * 100)).toBe(15_184);
});

// The travel allowance of 16 x 99 = 1 584 and the pension of 600: 13 of 300 days are 68.64 and 26.00.
test('a part of a month has its days of the deductions, each under its own name', () => {
  const person = from('2026-06-16', 4000, { distanceToWork: 20, supplementaryPension: 600 });
  const steps = year({ person }).explanation?.slips[0]?.steps;
  for (const deduction of [
    { id: 'travelAllowance', amount: 68.64 },
    { id: 'monthlySupplementaryPension', amount: 26 },
  ]) {
    expect(steps).toContainEqual(expect.objectContaining(deduction));
  }
});

describe('a couple', () => {
  test('that marries in June has the additional card for the lower pay from then on', () => {
    const { months } = year({
      person: from('2026-01-01', 5000),
      partner: from('2026-01-01', 4000),
      changesOfClass: [{ month: '2026-06', event: 'marriage' }],
    });
    // Main card 719.70, then 240.40 by class 2; 411.70, then 15 % of 3 538 - 460 = 461.70.
    expect(
      months.map(({ person, partner }) => [
        person.breakdown.taxBeforeCredits,
        partner?.breakdown.taxBeforeCredits,
      ]),
    ).toEqual([
      ...Array.from({ length: 5 }, () => [719.7, 411.7]),
      ...Array.from({ length: 7 }, () => [240.4, 461.7]),
    ]);
  });

  test('has the first card for the only pay, and again one beside it', () => {
    const { months } = year({
      taxClass: 3,
      person: from('2026-01-01', 4000),
      partner: from('2026-04-01', 5000),
    });
    expect(months[0]?.person.slips[0]?.card).toBe('main');
    expect(months[3]?.person.slips[0]?.card).toBe('spouse');
    expect(months[3]?.partner?.slips[0]?.card).toBe('main');
  });
});

describe('a second employer', () => {
  const second = {
    from: '2026-01-01',
    grossSalary: 1500,
    weeklyHours: 20,
    employer: 'second',
  } as const;

  test('is none after the first one, nor without it', () => {
    const ended = { from: '2026-01-01', until: '2026-06-30', grossSalary: 3000 };
    expect(refused({ person: { spans: [ended, second] } })).toEqual([
      { field: 'person.spans.1.employer', code: 'mainEmployerFirst', limit: '2026-07' },
    ]);
    expect(refused({ person: { spans: [second] } })).toEqual([
      { field: 'person.spans.0.employer', code: 'mainEmployerFirst', limit: '2026-01' },
    ]);
  });

  test('withholds its flat rate from a part of a month, without credits', () => {
    const { months } = year({
      person: {
        spans: [
          { from: '2026-01-01', grossSalary: 3000 },
          { ...second, from: '2026-06-16', firstMonthGross: 750 },
        ],
      },
    });
    const { days, payslip } = months[5]?.person.slips[1] ?? {};
    expect(days).toBe(13);
    // 750 - 21.00 - 1.88 - 63.75 = 663.37, of which 33 % are 218.91, down to 218.90.
    expect(payslip).toMatchObject({ taxBeforeCredits: 218.9, taxCredits: 0 });
  });

  test('of a partner is taxed, too', () => {
    const couple = (spans: MyYearInput['person']['spans']) =>
      year({ taxClass: 3, person: from('2026-01-01', 5000), partner: { spans } });
    const first = { from: '2026-01-01', grossSalary: 3000 };
    const { settlement } = couple([first, second]);
    const { settlement: without } = couple([first]);
    // 15 % of 1 326.75 = 199.01, down to 199.00, twelve times.
    expect(Math.round((settlement.withheld - without.withheld) * 100)).toBe(238_800);
  });
});
