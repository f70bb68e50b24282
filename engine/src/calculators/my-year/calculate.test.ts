import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { RefusedInput } from '../../input/refused-input.ts';
import { calculate } from './calculate.ts';
import type { MyYearInput } from './input.ts';

const today = day('2026-06-15');
const taxYear = 2026;

function year(input: Partial<MyYearInput>) {
  return calculate(
    { taxYear, taxClass: 1, salaryFollowsIndex: false, person: {}, ...input },
    today,
  );
}

/** A salary from a day on. */
function from(start: string, grossSalary: number, more: object = {}): MyYearInput['person'] {
  return { spans: [{ from: start, grossSalary, ...more }] };
}

function refusalsOf(input: Partial<MyYearInput>): RefusedInput['refusals'] {
  try {
    year(input);
  } catch (error) {
    if (error instanceof RefusedInput) return error.refusals;
    throw error;
  }
  return [];
}

describe('a year', () => {
  // 4 000: contributions 462.00, long-term care 1.4 % of 4 000 - 692.83 = 46.30; withheld 411.70, credits 40 + 14.40.
  test('that begins in July is taxed on what was earned, with the lump sums of the whole year', () => {
    const { months, settlement } = year({ person: from('2026-07-01', 4000) });
    expect(months.map(({ person }) => person.breakdown.netSalary)).toEqual([
      ...Array.from({ length: 6 }, () => 0),
      ...Array.from({ length: 6 }, () => 3134.4),
    ]);
    // 24 000 - 2 772 - 540 - 480 = 20 208, down to 20 200: 678 by the tariff of class 1.
    expect(settlement).toMatchObject({
      kind: 'decompte',
      taxableIncome: 20_200,
      tax: 678,
      withheld: 2470.2,
      refund: 1792.2,
      form: '163R',
      deadline: '2027-12-31',
    });
  });

  test('of somebody who lives here for half of it has half of the lump sums', () => {
    const { settlement } = year({ person: from('2026-07-01', 4000), residentFrom: '2026-07' });
    // 24 000 - 2 772 - 270 - 240 = 20 718, down to 20 700: 737 by the tariff. No foreign pay, so this is all pay of the year.
    expect(settlement).toMatchObject({ mayFile: 'payShare', tax: 737, refund: 1733.2 });
  });

  test('with pay elsewhere is settled with the global rate, if at all', () => {
    const { settlement, hints } = year({
      person: from('2026-07-01', 4000),
      residentFrom: '2026-07',
      foreignIncome: 25_000,
    });
    // 21 228 + 25 000 - 1 020 = 45 208, down to 45 200: 6 140. x 20 700 / 45 200 = 2 811.9. 2 470.20 were withheld.
    expect(settlement).toMatchObject({
      mayFile: 'onRequest',
      tax: 2811,
      toPay: 340.8,
      recovered: false,
    });
    expect(hints).toContain('globalRate');
  });

  test('pays back nothing below 10 euros', () => {
    const { year: all, settlement } = year({ person: from('2026-01-01', 4000) });
    // 12 x 411.70 = 4 940.40. 48 000 - 5 544 - 1 020 down to 41 400: 4 617 + 323 = 4 940. The 0.40 are not paid.
    expect(settlement).toMatchObject({ withheld: 4940.4, tax: 4940, refund: 0, toPay: 0 });
    expect(all.kept).toBe(all.netSalary);
  });

  test('whose salary rises with the index', () => {
    const { months, settlement } = year({
      person: from('2026-01-01', 4000),
      salaryFollowsIndex: true,
    });
    expect(months[4]?.person.breakdown).toMatchObject({ grossSalary: 4000, netSalary: 3134.16 });
    expect(months[5]?.person.breakdown).toMatchObject({ grossSalary: 4100, netSalary: 3192.41 });
    expect(months[5]?.changes).toEqual([{ id: 'index', who: 'person' }]);
    // 5 x 411.70 + 7 x 438.70 = 5 129.40; the year's tax is 5 134: 4.60 are missing, and nobody asks for them.
    expect(settlement).toMatchObject({
      withheld: 5129.4,
      tax: 5134,
      balance: -4.6,
      toPay: 4.6,
      recovered: false,
    });
  });

  test('is named by the raise where the salary of the month of the index was entered', () => {
    const spans = [
      { from: '2026-01-01', grossSalary: 4000 },
      { from: '2026-06-01', grossSalary: 4500 },
    ];
    const { months } = year({ person: { spans }, salaryFollowsIndex: true });
    expect(months[5]?.person.breakdown.grossSalary).toBe(4500);
    expect(months[5]?.changes).toEqual([{ id: 'salary', who: 'person' }]);
  });

  test('with other hours pays in proportion if no salary is named', () => {
    const spans = [
      { from: '2026-01-01', grossSalary: 5000 },
      { from: '2026-09-01', weeklyHours: 32 },
    ];
    const { months } = year({ person: { spans } });
    expect(months[8]?.person.breakdown.grossSalary).toBe(4000);
    expect(months[8]?.changes).toEqual([{ id: 'hours', who: 'person' }]);
  });
});

describe('a part of a month', () => {
  // Published rows are not known: worked by hand from the tariff of a day, which is that of a year over 300 days. 2 500 x
  // 0.8845 / 13 = 170.10, down to 170; 300 x 170 - 1 020 = 49 980, in class 1 x 0.36 - 10 658.70 = 7 334.10; / 300 x 1.07 =
  // 26.15; x 13 = 339.95.
  test.each([
    [2500, 13, '2026-06-16', [339.95, 229.97, 111.67]],
    [1600, 10, '2026-06-19', [164.6, 83.9, 49.1]],
    [3800, 22, '2026-06-05', [439.34, 255.64, 137.5]],
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

  test('is paid in proportion to the days without Sundays, and has the credits of its days', () => {
    const { months, hints } = year({ person: from('2026-06-16', 5000) });
    const june = months[5]?.person.breakdown;
    // 13 of 26 days. CIS 1.12 and CI-CO2 0.41 a day.
    expect(june).toMatchObject({ grossSalary: 2500, taxBeforeCredits: 339.95, taxCredits: 19.89 });
    // Contributions 70 + 6.25 + 212.50; long-term care 1.4 % of 2 500 - 692.83 x 13 / 25 (= 360.27) = 29.96.
    expect(june).toMatchObject({ pensionContributions: 212.5, longTermCareInsurance: 29.96 });
    expect(hints).toContain('partOfMonth');
  });

  test('of the partner alone is named as our reading, too', () => {
    const person = from('2026-01-01', 4000);
    const { hints } = year({ taxClass: 3, person, partner: from('2026-06-16', 5000) });
    expect(hints).toContain('partOfMonth');
  });

  test('that only holds a Sunday pays nothing', () => {
    // 31 May 2026 is a Sunday.
    const { months } = year({ person: from('2026-05-31', 5000) });
    expect(months[4]?.person.slips).toEqual([]);
  });

  test('of a leave is shared between the employer and the fund', () => {
    const { months } = year({
      person: {
        spans: [{ from: '2026-01-01', grossSalary: 5000 }],
        replacement: [
          { from: '2026-06-16', until: '2026-12-31', kind: 'parentalLeave', grossAmount: 4000 },
        ],
      },
    });
    expect(months[5]?.person.slips.map(({ payer, card, days }) => [payer, card, days])).toEqual([
      ['main', 'main', 13],
      ['parentalLeave', 'main', 13],
    ]);
    // No contribution for sick pay.
    expect(months[6]?.person.breakdown).toMatchObject({
      grossSalary: 4000,
      illnessCashContributions: 0,
      pensionContributions: 340,
    });
  });
});

describe('a couple', () => {
  const wedding = { month: '2026-06', event: 'marriage' } as const;

  test('that marries in June', () => {
    const { months, settlement } = year({
      person: from('2026-01-01', 5000),
      partner: from('2026-01-01', 4000),
      changesOfClass: [wedding],
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
    expect(settlement).toMatchObject({
      kind: 'assessment',
      mustFile: 'severalSalaries',
      limit: 36_000,
      withheld: 10_571.7,
      // 53 070 + 42 456 - 1 080 - 960 - 4 500 = 88 986; two times class 1: 7 777 + 4 291.
      taxableIncome: 88_950,
      tax: 11_804,
      toPay: 1232.3,
      recovered: true,
      filings: { collective: { tax: 11_804 }, individual: { tax: 12_068 } },
    });
  });

  test('of non-residents stays in class 1 unless it asks', () => {
    const { months, hints } = year({
      residence: 'elsewhere',
      person: from('2026-01-01', 5000),
      changesOfClass: [wedding],
    });
    expect(months[11]?.person.taxClass).toBe(1);
    expect(hints).toContain('marriageOfNonResidents');
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

  test('has a partner only if it is taxed together', () => {
    const partner = from('2026-01-01', 4000);
    expect(refusalsOf({ person: from('2026-01-01', 5000), partner })).toEqual([
      { field: 'partner', code: 'taxedTogetherOnly' },
    ]);
  });
});

describe('a birth', () => {
  test('gives class 1a from its month, and to the whole year', () => {
    const { settlement } = year({
      person: from('2026-01-01', 4500),
      changesOfClass: [{ month: '2026-03', event: 'birth' }],
    });
    // 2 x 555.60 + 10 x 344.40 = 4 555.20; 46 782.xx down to 46 700 in class 1a: 4 119.
    expect(settlement).toMatchObject({ withheld: 4555.2, tax: 4119, refund: 436.2 });
  });

  test('brings the credit for single parents, of which payslips grant a part', () => {
    const { settlement } = year({
      person: from('2026-01-01', 4500, { singleParentCredit: {} }),
      changesOfClass: [{ month: '2026-03', event: 'birth' }],
    });
    // 46 700 lies below 60 000: the whole credit of 3 504, of which ten payslips granted 292 each.
    expect(settlement.creditsSettled).toBe(584);
    expect(settlement.refund).toBe(1020.2);
  });

  test('before a wedding leaves the partner in class 1', () => {
    const { months } = year({
      person: from('2026-01-01', 4500),
      partner: from('2026-01-01', 4000),
      changesOfClass: [
        { month: '2026-02', event: 'birth' },
        { month: '2026-08', event: 'marriage' },
      ],
    });
    expect(months.map(({ person, partner }) => [person.taxClass, partner?.taxClass])).toEqual([
      [1, 1],
      ...Array.from({ length: 6 }, () => [2, 1]),
      ...Array.from({ length: 5 }, () => [3, 3]),
    ]);
  });
});

describe('a second employer', () => {
  const second = {
    from: '2026-01-01',
    grossSalary: 1500,
    weeklyHours: 20,
    employer: 'second',
  } as const;

  test('withholds a flat rate, and its credits are settled', () => {
    const { settlement } = year({
      person: { spans: [{ from: '2026-01-01', grossSalary: 3000 }, second] },
    });
    // 12 x (190.60 + 437.80); credits on 54 000: 600 - 1.5 % of 14 000 = 390 and 216 x 390 / 600 = 140.40.
    expect(settlement).toMatchObject({
      mustFile: 'severalSalaries',
      withheld: 7540.8,
      tax: 6654,
      creditsSettled: -285.6,
      refund: 601.2,
    });
  });

  test('is none after the first one, nor without it', () => {
    const ended = { from: '2026-01-01', until: '2026-06-30', grossSalary: 3000 };
    expect(refusalsOf({ person: { spans: [ended, second] } })).toEqual([
      { field: 'person.spans.1.employer', code: 'mainEmployerFirst', limit: '2026-07' },
    ]);
    expect(refusalsOf({ person: { spans: [second] } })).toEqual([
      { field: 'person.spans.0.employer', code: 'mainEmployerFirst', limit: '2026-01' },
    ]);
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

  test('at once after the first one ended is a new employer', () => {
    const { months, settlement } = year({
      person: {
        spans: [
          { from: '2026-01-01', until: '2026-05-31', grossSalary: 5000 },
          { from: '2026-06-01', grossSalary: 5000 },
        ],
      },
    });
    expect(months[5]?.changes.map(({ id }) => id)).toEqual(['stop', 'start']);
    expect(settlement.mustFile).toBeUndefined();
  });
});

test('a job that begins in the last month of another one is the only change', () => {
  const { months } = year({
    person: {
      spans: [
        { from: '2026-01-01', until: '2026-09-15', grossSalary: 5000 },
        { from: '2026-09-16', grossSalary: 5500 },
      ],
    },
  });
  expect(months[8]?.changes.map(({ id }) => id)).toEqual(['start']);
  expect(months[9]?.changes).toEqual([]);
});

describe('what is paid once', () => {
  const bonus = (month: string) => ({
    spans: [
      { from: '2026-01-01', grossSalary: 13_000 },
      { from: '2026-09-01', grossSalary: 20_000 },
    ],
    oneOff: [{ month, bonus: 20_000 }],
  });

  test('does not change with what comes later in the year', () => {
    const [first] = bonus('2026-03').spans;
    const yearUntilMarch = year({
      person: { spans: first ? [first] : [], oneOff: bonus('2026-03').oneOff },
    });
    const later = year({ person: bonus('2026-03') });
    expect(later.months[2]).toEqual(yearUntilMarch.months[2]);
  });

  test('counts earlier one-off pay of more than 250', () => {
    const paid = (first: number) =>
      year({
        person: {
          ...from('2026-01-01', 4000),
          oneOff: [
            { month: '2026-03', bonus: first },
            { month: '2026-12', bonus: 6000 },
          ],
        },
      }).months[11]?.person.bonusPay?.taxBeforeCredits ?? 0;
    // 250 x 88.7 % = 221.75 after contributions do not count, 3 000 do.
    expect(paid(250)).toBe(paid(1));
    expect(paid(3000)).toBeGreaterThan(paid(250));
  });

  test('leaves severance pay tax-free and without contributions', () => {
    const { months, hints } = year({
      person: {
        ...from('2026-01-01', 4000),
        endsOn: '2026-08-31',
        oneOff: [{ month: '2026-08', severance: 10_000, leavePaidOut: 1000 }],
      },
    });
    // Of 1 000: 28.00 and 85.00 and 1.4 % = 14.00.
    expect(months[7]?.person.bonusPay).toMatchObject({
      grossSalary: 11_000,
      pensionContributions: 85,
      illnessContributions: 28,
      longTermCareInsurance: 14,
    });
    expect(months[8]?.changes).toEqual([{ id: 'stop', who: 'person' }]);
    expect(hints).toContain('leaveIsOneOff');
  });

  test('needs pay before it', () => {
    const person = { ...from('2026-06-01', 4000), oneOff: [{ month: '2026-03', bonus: 1000 }] };
    expect(refusalsOf({ person })).toEqual([{ field: 'person.oneOff.0.month', code: 'payFirst' }]);
  });
});

describe('deductions', () => {
  const person = from('2026-01-01', 5000);

  test('lower the tax as far as they exceed the lump sum', () => {
    const { settlement, room } = year({
      person,
      deductions: { pension1: 2400, autoLiabilityInsurance1: 480, age1: 35 },
    });
    // 60 000 - 6 930 - 540 - 2 880 = 49 650 instead of 52 050 with 480.
    expect(settlement.taxableIncome).toBe(49_650);
    expect(settlement.withoutDeductions).toMatchObject({ taxableIncome: 52_050 });
    expect(
      room.map(({ category, max, paid, remaining }) => [category, max, paid, remaining]),
    ).toEqual([
      ['pension1', 4500, 2400, 2100],
      ['insurances', 672, 480, 192],
      ['homeSavings', 1344, 0, 1344],
    ]);
  });

  test('with a limit by age need the age', () => {
    expect(refusalsOf({ person, deductions: { homeSavings1: 600 } })).toEqual([
      { field: 'deductions.age1', code: 'required' },
    ]);
    expect(year({ person }).hints).toContain('agesNotKnown');
  });
});

describe('who has to file', () => {
  test('is decided by the income', () => {
    expect(year({ person: from('2026-01-01', 9500) }).settlement.mustFile).toBeUndefined();
    // 12 x 9 600 = 115 200, less 11.55 % and 1 020: 100 874.
    expect(year({ person: from('2026-01-01', 9600) }).settlement).toMatchObject({
      mustFile: 'highIncome',
      form: '100',
    });
  });

  test('has no limit for less than nine months from elsewhere', () => {
    const short = { residence: 'elsewhere', foreignIncome: 100_000 } as const;
    const person = from('2026-05-01', 15_000);
    expect(year({ ...short, person }).settlement).toMatchObject({ mayFile: 'onRequest' });
    expect(year({ ...short, person }).settlement.mustFile).toBeUndefined();
    const long = year({ residence: 'elsewhere', person: from('2026-01-01', 15_000) });
    expect(long.settlement).toMatchObject({ mayFile: 'nineMonths', mustFile: 'highIncome' });
  });
});

describe('refuses', () => {
  const job = { from: '2026-01-01', grossSalary: 4000 };
  test.each<[string, Partial<MyYearInput>, object]>([
    ['a person without pay', {}, { field: 'person.spans', code: 'required' }],
    [
      'a job without a salary',
      { person: { spans: [{ from: '2026-01-01' }] } },
      { field: 'person.spans.0.grossSalary', code: 'required' },
    ],
    [
      'a day of another year',
      { person: from('2025-01-01', 4000) },
      { field: 'person.spans.0.from', code: 'outsideYear', limit: 2026 },
    ],
    [
      'a day that is none',
      { person: from('2026-02-30', 4000) },
      { field: 'person.spans.0.from', code: 'notInCalendar' },
    ],
    [
      'a change inside a month',
      { person: { spans: [job, { from: '2026-04-16', grossSalary: 4500 }] } },
      { field: 'person.spans.1.from', code: 'firstOfMonth', limit: '2026-05-01' },
    ],
    [
      'two spans of one month',
      { person: { spans: [job, { from: '2026-01-01', grossSalary: 4500 }] } },
      { field: 'person.spans.1.from', code: 'mustBeLater', limit: '2026-02-01' },
    ],
    [
      'a job before the other one ended',
      {
        person: {
          spans: [
            { ...job, until: '2026-06-15' },
            { from: '2026-06-15', grossSalary: 4500 },
          ],
        },
      },
      { field: 'person.spans.1.from', code: 'mustBeLater', limit: '2026-06-16' },
    ],
    [
      'an end before the beginning',
      { person: { spans: [{ ...job, from: '2026-05-01', until: '2026-04-30' }] } },
      { field: 'person.spans.0.until', code: 'mustBeLater', limit: '2026-05-01' },
    ],
    [
      'a last day before the last span',
      { person: { spans: [{ ...job, from: '2026-05-01' }], endsOn: '2026-04-30' } },
      { field: 'person.endsOn', code: 'mustBeLater', limit: '2026-05-01' },
    ],
    [
      'the pay of a part where there is none',
      { person: from('2026-01-01', 4000, { firstMonthGross: 100 }) },
      { field: 'person.spans.0.firstMonthGross', code: 'partMonthOnly' },
    ],
    [
      'more for a part than for the month',
      { person: from('2026-01-16', 4000, { firstMonthGross: 4001 }) },
      { field: 'person.spans.0.firstMonthGross', code: 'aboveMaximum', limit: 4000 },
    ],
    [
      'a salary below the lowest one',
      { person: from('2026-01-01', 1000) },
      { field: 'person.spans.0.grossSalary', code: 'belowMinimum', limit: 1978.34 },
    ],
    [
      'the way to work of a second employer',
      { person: { spans: [job, { ...job, employer: 'second', distanceToWork: 10 }] } },
      { field: 'person.spans.1.distanceToWork', code: 'mainEmployerOnly' },
    ],
    [
      'a car that the table cannot place',
      {
        person: from('2026-01-01', 4000, {
          companyCar: { priceWithVat: 45_000, firstRegistered: '2026-01', drive: 'electric' },
        }),
      },
      { field: 'person.spans.0.companyCar.wattHoursPerKm', code: 'required' },
    ],
    [
      'times of a fund that overlap',
      {
        person: {
          replacement: [
            { from: '2026-01-01', until: '2026-03-31', kind: 'maternity', grossAmount: 3000 },
            { from: '2026-03-31', until: '2026-06-30', kind: 'parentalLeave', grossAmount: 3000 },
          ],
        },
      },
      { field: 'person.replacement.1.from', code: 'mustBeLater', limit: '2026-04-01' },
    ],
    [
      'a credit of another class',
      { person: from('2026-01-01', 4000, { singleParentCredit: {} }) },
      { field: 'person.spans.0.singleParentCredit', code: 'classOneAOnly' },
    ],
    [
      'a second marriage',
      {
        person: { spans: [job] },
        changesOfClass: [
          { month: '2026-02', event: 'marriage' },
          { month: '2026-08', event: 'marriage' },
        ],
      },
      { field: 'changesOfClass.1.event', code: 'onlyOnce' },
    ],
    [
      'a marriage of the married',
      {
        taxClass: 3,
        person: { spans: [job] },
        changesOfClass: [{ month: '2026-02', event: 'marriage' }],
      },
      { field: 'changesOfClass.0.event', code: 'contradictsClass' },
    ],
    [
      'a separation of the unmarried',
      { person: { spans: [job] }, changesOfClass: [{ month: '2026-02', event: 'separation' }] },
      { field: 'changesOfClass.0.event', code: 'contradictsClass' },
    ],
    [
      'foreign pay of a resident of the whole year',
      { person: { spans: [job] }, foreignIncome: 5000 },
      { field: 'foreignIncome', code: 'elsewhereOnly' },
    ],
    [
      'months of residence of somebody who lives elsewhere',
      { residence: 'elsewhere', residentFrom: '2026-02', person: { spans: [job] } },
      { field: 'residentFrom', code: 'residentsOnly' },
    ],
    [
      'a residence that ends before it begins',
      { residentFrom: '2026-05', residentUntil: '2026-04', person: { spans: [job] } },
      { field: 'residentUntil', code: 'mustBeLater', limit: '2026-05' },
    ],
  ])('%s', (_, input, refusal) => {
    expect(refusalsOf(input)).toEqual([refusal]);
  });
});

test('every step can be done again with its own figures', () => {
  const { explanation } = calculate(
    {
      taxYear,
      taxClass: 1,
      person: {
        spans: [
          { from: '2026-02-16', grossSalary: 5000, distanceToWork: 20, overtimeHours: 5 },
          { from: '2026-09-01', weeklyHours: 30, distanceToWork: 10, supplementaryPension: 600 },
          { from: '2026-03-01', grossSalary: 1500, weeklyHours: 15, employer: 'second' },
        ],
        oneOff: [
          { month: '2026-07', bonus: 3000 },
          { month: '2026-12', bonus: 2000, leavePaidOut: 500 },
        ],
        endsOn: '2026-12-20',
      },
      residentFrom: '2026-02',
      foreignIncome: 40_000,
      deductions: { pension1: 3000, age1: 45 },
    },
    today,
  );
  expect(explanation?.slips.length).toBe(9);
  expectRedone(explanation);
});
