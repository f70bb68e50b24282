import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { refusalsOf } from '../../input/refused-input.test-support.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import type { PayslipCheckInput } from './input.ts';
import { causeIds } from './search/causes.ts';
import { mistakeIds } from './slip/mistakes.ts';

const today = day('2026-11-26');

/** 5 000 in June 2026 in class 1, worked in the tests of net salary: 719.70 of tax, 34 of credits, 3 676.50 net. */
const eightLines = {
  grossSalary: 5000,
  pensionContributions: 425,
  illnessContributions: 140,
  illnessCashContributions: 12.5,
  longTermCareInsurance: 60.3,
  taxBeforeCredits: 719.7,
  taxCredits: 34,
  netSalary: 3676.5,
} as const;

function check(lines: Partial<PayslipCheckInput['lines']>, more: Partial<PayslipCheckInput> = {}) {
  return calculate(
    { payMonth: '2026-06', taxClass: 1, ...more, lines: { ...eightLines, ...lines } },
    today,
  );
}

function lineOf({ lines }: ReturnType<typeof calculate>, id: string) {
  return lines.find((line) => line.id === id);
}

describe('the lines', () => {
  test('of a real payslip of September 2025 are all equal', () => {
    const [real] = examples;
    const { lines, causes } = calculate(real.input, today);
    const given = lines.filter(({ verdict }) => verdict !== 'notGiven');
    expect(given).toHaveLength(11);
    expect(given.every(({ verdict }) => verdict === 'equal')).toBe(true);
    expect(causes).toEqual([]);
  });

  test('that were not given are calculated, with nothing to compare', () => {
    const result = check({});
    expect(lineOf(result, 'taxableIncome')).toEqual({
      id: 'taxableIncome',
      calculated: 4422.5,
      verdict: 'notGiven',
    });
  });

  test('may differ by what programs round: a cent of a contribution, the taxable pay as the table is read', () => {
    const result = check({ pensionContributions: 425.01, taxableIncome: 4420, netSalary: 3676.49 });
    const verdicts = result.lines
      .filter(({ verdict }) => verdict === 'rounding')
      .map(({ id }) => id);
    expect(verdicts).toEqual(['pensionContributions', 'taxableIncome', 'netSalary']);
    expect(result.causes).toEqual([]);
  });

  test('of a cent of tax differ: the tables have ten cents', () => {
    expect(lineOf(check({ taxBeforeCredits: 719.69 }), 'taxBeforeCredits')?.verdict).toBe(
      'differs',
    );
  });

  // 10 more of tax are 10 less of net, 10 less of credits, too; with both, 20. Two cents more are rounding.
  test.each([
    ['the tax', { taxBeforeCredits: 729.7, netSalary: 3666.5 }, true],
    ['the credits', { taxCredits: 24, netSalary: 3666.5 }, true],
    ['tax and credits', { taxBeforeCredits: 729.7, taxCredits: 24, netSalary: 3656.48 }, true],
    ['nothing that is shown', { taxBeforeCredits: 729.7, netSalary: 3676.5 + 10 }, false],
    ['three cents too many', { taxBeforeCredits: 729.7, netSalary: 3666.47 }, false],
    ['no other line', { netSalary: 3666.5 }, false],
  ])('say whether the net follows from %s', (_, lines, netFollows) => {
    expect(check(lines).netFollows).toBe(netFollows);
  });

  test('need a gross only', () => {
    const { lines } = calculate({ lines: { grossSalary: 5000 }, payMonth: '2026-06' }, today);
    expect(lines.find(({ id }) => id === 'netSalary')).toMatchObject({ calculated: 3676.5 });
  });

  test('are explained', () => {
    const { explanation } = check({ bonus: 1000 });
    expect(explanation?.monthlySalary.at(-1)?.id).toBe('netSalary');
    expect(explanation?.bonusPay?.some(({ id }) => id === 'taxBeforeCredits')).toBe(true);
    expect(check({}, { explain: false }).explanation).toBeUndefined();
  });
});

describe('the cause', () => {
  const first = (...asked: Parameters<typeof check>) => check(...asked).causes[0];

  test('20 km, with what was ruled out', () => {
    // 1 584 a year are 132 a month: 669.20, worked in the examples. 719.70 - 669.20 = 50.50.
    const { causes, ruledOut } = check({ taxBeforeCredits: 669.2, netSalary: 3727 });
    expect(causes[0]).toEqual({
      id: 'travel',
      kind: 'card',
      changes: { distanceToWork: 20 },
      allowanceOnCard: 1584,
      explains: ['taxBeforeCredits', 'netSalary'],
      leaves: [],
      standing: 'likely',
    });
    // Class 1a 510.90 and class 2 240.40 are those of the official monthly tables on 4 420.
    expect(ruledOut.slice(0, 2)).toEqual([
      {
        id: 'taxClass',
        kind: 'card',
        changes: { taxClass: 2 },
        line: 'taxBeforeCredits',
        calculated: 510.9,
        difference: 158.3,
      },
      {
        id: 'taxClass',
        kind: 'card',
        changes: { taxClass: 3 },
        line: 'taxBeforeCredits',
        calculated: 240.4,
        difference: 428.8,
      },
    ]);
  });

  test('no tax card: 33 % of 4 422.50, down to 1 459.40, and no credits', () => {
    // 5 000 - 577.50 - 60.30 - 1 459.40 = 2 902.80.
    const lines = { taxBeforeCredits: 1459.4, taxCredits: 0, netSalary: 2902.8 };
    const { causes } = check(lines);
    // An additional card of class 1 has the same rate: the payslip does not tell them apart.
    expect(causes.slice(0, 2)).toMatchObject([
      { id: 'taxCard', changes: { taxCard: 'additional', taxClass: 1 }, leaves: [] },
      { id: 'taxCard', changes: { taxCard: 'none', taxClass: 1 }, leaves: [] },
    ]);
  });

  test('without a card, the table of class 1 where it is higher', () => {
    // 20 000 in June 2026: the tax of the table is above a third.
    const high = calculate({ lines: { grossSalary: 20_000 }, payMonth: '2026-06' }, today);
    const none = calculate(
      { lines: { grossSalary: 20_000 }, payMonth: '2026-06', taxCard: 'none' },
      today,
    );
    expect(lineOf(none, 'taxBeforeCredits')).toEqual(lineOf(high, 'taxBeforeCredits'));
    expect(lineOf(none, 'taxCredits')?.calculated).toBe(0);
  });

  test('the law of 2025: pension insurance at 8 % in March 2026', () => {
    // 5 000: 400 instead of 425. 4 447.50, down to 4 445: 729.90 (worked in the examples of net salary). Long-term care 1.4 % x
    // (5 000 - 675.93) = 60.54. 5 000 - 552.50 - 60.54 - 729.90 + 34 = 3 691.06.
    const { causes } = check(
      {
        pensionContributions: 400,
        longTermCareInsurance: 60.54,
        taxBeforeCredits: 729.9,
        netSalary: 3691.06,
      },
      { payMonth: '2026-03' },
    );
    expect(causes[0]).toMatchObject({
      id: 'formerPensionRate',
      kind: 'employerMistake',
      leaves: [],
    });
  });

  test('eighteen meal vouchers, or something else of the same amount', () => {
    // 18 x 2.80 = 50.40.
    const { causes } = check({ netSalary: 3626.1 });
    expect(causes).toMatchObject([
      { id: 'vouchers', kind: 'pay', changes: { mealVouchers: { count: 18 } }, leaves: [] },
      { id: 'otherNetItems', kind: 'legitimate', changes: { otherNetItems: 50.4 }, leaves: [] },
    ]);
  });

  test('credits capped at the tax, rounded down, and left out', () => {
    // 2 771.33 in class 1a, June 2026: worked in the tests of net salary; the credits exceed the tax.
    const low = { grossSalary: 2771.33 };
    const right = calculate({ lines: low, payMonth: '2026-06', taxClass: 2 }, today);
    const tax = lineOf(right, 'taxBeforeCredits')?.calculated ?? 0;
    const credits = lineOf(right, 'taxCredits')?.calculated ?? 0;
    expect(credits).toBeGreaterThan(tax);
    const capped = calculate(
      {
        payMonth: '2026-06',
        taxClass: 2,
        lines: { ...low, taxBeforeCredits: tax, taxCredits: tax },
      },
      today,
    );
    expect(capped.causes[0]?.id).toBe('creditsCappedAtTax');
    // (600 - 0.015 x 20 000) / 12 = 25 and (216 - 0.0054 x 20 000) / 12 = 9 on 60 000 have no fraction. On 60 010: 24.9875 and
    // 8.9955, up to 24.99 and 9.00, down to 24.98 and 8.99.
    const down = calculate(
      {
        payMonth: '2026-06',
        lines: { grossSalary: 5000.84, employmentCredit: 24.98, energyCredit: 8.99 },
      },
      today,
    );
    expect(down.causes[0]?.id).toBe('creditsRoundedDown');
    expect(first({ taxCredits: 0, netSalary: 3642.5 })?.id).toBe('creditsMissing');
  });

  test('medical care and sick pay with each other’s name', () => {
    const cause = first({ illnessContributions: 12.5, illnessCashContributions: 140 });
    expect(cause).toMatchObject({ id: 'healthLinesSwapped', leaves: [] });
  });

  test('an abatement that is missing: 1.4 % of 5 000 are 70', () => {
    const cause = first({ longTermCareInsurance: 70, netSalary: 3666.8 });
    expect(cause).toMatchObject({ id: 'abatementMissing', kind: 'employerMistake', changes: {} });
  });

  test('30 hours: the abatement falls to 30 x 52 / 12 of 173 hours', () => {
    // 692.83 x 130 / 173 = 520.62 or 520.63; 1.4 % x (5 000 - 520.62) = 62.71.
    const cause = first({ longTermCareInsurance: 62.71, netSalary: 3674.09 });
    expect(cause).toMatchObject({ id: 'hours', kind: 'hours', changes: { weeklyHours: 30 } });
  });

  test('two together: class 1a, and vouchers', () => {
    // 719.70 - 510.90 = 208.80 more, 20 x 2.80 = 56 less.
    const cause = first({ taxBeforeCredits: 510.9, netSalary: 3676.5 + 208.8 - 56 });
    expect(cause).toMatchObject({
      id: 'taxClass',
      and: { id: 'vouchers' },
      changes: { taxClass: 2, mealVouchers: { count: 20 } },
      explains: ['taxBeforeCredits', 'netSalary'],
      leaves: [],
    });
  });

  test('of a part is named with what it leaves', () => {
    // Nothing explains a pension contribution of 300.
    const { causes } = check({ pensionContributions: 300, taxBeforeCredits: 669.2 });
    for (const { leaves } of causes) expect(leaves).toContain('pensionContributions');
  });
});

test('every mistake is among the causes', () => {
  expect(causeIds).toEqual(expect.arrayContaining([...mistakeIds]));
  expect(new Set(causeIds).size).toBe(causeIds.length);
});

describe('what is known of the work', () => {
  test('overtime on the payslip is tax-free; its base bears medical and long-term care', () => {
    // Ten hours on 5 000 in June 2026: base 289.02, with its supplement 404.63; worked in the tests of net salary: net 4 068.99.
    const { lines } = calculate(
      { payMonth: '2026-06', lines: { grossSalary: 5404.63, overtimePay: 404.63 } },
      today,
    );
    expect(lines.find(({ id }) => id === 'netSalary')?.calculated).toBe(4068.99);
  });

  test('a salary within the gross follows from the hours', () => {
    const { lines } = calculate(
      { payMonth: '2026-06', lines: { grossSalary: 5404.63 }, overtimeHours: 10 },
      today,
    );
    expect(lines.find(({ id }) => id === 'overtimePay')?.calculated).toBe(404.63);
    expect(lines.find(({ id }) => id === 'netSalary')?.calculated).toBe(4068.99);
  });

  test('a part of a month by days: 2 500 for 13 days is 339.95', () => {
    // The tax of a day in class 1 is 26.15 (worked in my-year/payslips.test.ts): x 13 = 339.95.
    const { lines } = calculate(
      { payMonth: '2026-06', daysPaid: 13, lines: { grossSalary: 2500, taxBeforeCredits: 340.1 } },
      today,
    );
    expect(lines.find(({ id }) => id === 'taxBeforeCredits')).toMatchObject({
      calculated: 339.95,
      verdict: 'rounding',
    });
  });

  test('parts that exceed the gross are refused', () => {
    expect(refusalsOf(() => check({ bonus: 5000 }))).toEqual([
      { field: 'lines.grossSalary', code: 'belowMinimum', limit: 5000 },
    ]);
  });

  test('a salary below the minimum wage is said', () => {
    expect(check({ grossSalary: 2700 }).hints).toEqual(['belowMinimumWage']);
    expect(check({ grossSalary: 2700 }, { weeklyHours: 38 }).hints).toEqual([]);
    expect(check({ grossSalary: 2700 }, { daysPaid: 20 }).hints).toEqual([]);
  });
});
