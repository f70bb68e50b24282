import { describe, expect, test } from 'vitest';
import { from, year } from '../years.test-support.ts';

describe('a year', () => {
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

  test('with pay elsewhere that the lump sums of a whole year exceed has no tax', () => {
    // One month of 49.46 less 5.71, 45 and 40 leaves nothing; 500 elsewhere less the other eleven twelfths of 540 and 480.
    const { settlement } = year({
      person: from('2026-12-01', 49.46, { weeklyHours: 1 }),
      residentFrom: '2026-12',
      foreignIncome: 500,
    });
    expect(settlement).toMatchObject({ mayFile: 'onRequest', taxableIncome: 0, tax: 0 });
  });

  test('pays back nothing below 10 euros', () => {
    const { year: all, settlement } = year({ person: from('2026-01-01', 4000) });
    // 12 x 411.70 = 4 940.40. 48 000 - 5 544 - 1 020 down to 41 400: 4 617 + 323 = 4 940. The 0.40 are not paid.
    expect(settlement).toMatchObject({ withheld: 4940.4, tax: 4940, refund: 0, toPay: 0 });
    expect(all.kept).toBe(all.netSalary);
  });
});

test('a couple that marries in June is taxed together for the whole year', () => {
  const { settlement } = year({
    person: from('2026-01-01', 5000),
    partner: from('2026-01-01', 4000),
    changesOfClass: [{ month: '2026-06', event: 'marriage' }],
  });
  expect(settlement).toMatchObject({
    kind: 'assessment',
    mustFile: 'severalSalaries',
    limit: 36_000,
    withheld: 10_571.7,
    // 53 070 + 42 456 - 1 080 - 960 - 4 500 = 88 986, down to 88 950; of half of it 44 475 x 0.30 - 7 826.40 = 5 516.10, x 2
    // = 11 032, x 1.07 = 11 804.24. Alone, each with half of the 4 500: 49 800 x 0.36 - 10 658.70 = 7 269, 7 777; 39 150 x 0.26
    // - 6 167.70 = 4 011, 4 291.
    taxableIncome: 88_950,
    tax: 11_804,
    toPay: 1232.3,
    recovered: true,
    filings: { collective: { tax: 11_804 }, individual: { tax: 12_068 } },
  });
});

test('expenses of a couple below the lump sum of both leave it', () => {
  const { settlement } = year({
    taxClass: 3,
    person: from('2026-01-01', 4000),
    partner: from('2026-01-01', 4000),
    deductions: { autoLiabilityInsurance1: 600, age1: 35, age2: 35 },
  });
  // 600 are more than 480 and less than 960. 2 x 42 456 - 1 080 - 960 - 4 500 = 78 372, down to 78 350.
  expect(settlement.taxableIncome).toBe(78_350);
});

// L.I.R. art. 134 and 157ter. 48 000 - 5 544 - 540 - 480 = 41 436 here, with 40 000 elsewhere 81 436, down to 81 400; half of it,
// 40 700, x 0.28 - 6 974.10 = 4 421.90, twice 8 843, x 1.07 down to 9 462; x 41 436 / 81 436 = 4 814.41...
test('income elsewhere raises the rate of non-residents in class 2', () => {
  const couple = { taxClass: 3, residence: 'elsewhere', person: from('2026-01-01', 4000) } as const;
  expect(year({ ...couple, foreignIncome: 40_000 }).settlement).toMatchObject({
    tax: 4814,
    taxableIncome: 41_400,
    mustFile: 'residentTreatment',
    rateBasis: 'worldIncome',
  });
  // A further euro lowers both incomes: 28 % x 1.07 = 29.96 %, x 41 400 / 81 436 = 15.231; 9 462 x 40 036 / 81 436² = 5.712 %.
  expect(year({ ...couple, foreignIncome: 40_000 }).marginalRatePercent).toBe(20.94);
  // Without it the tax is that of residents.
  const { residence: _, ...resident } = couple;
  expect(year(couple).settlement.tax).toBe(year(resident).settlement.tax);
});

describe('special expenses', () => {
  const deductions = { age1: 35, pension1: 4500, autoLiabilityInsurance1: 672 };

  // facts: deductions for contracts are for residents, and for non-residents who are treated as such (L.I.R. art. 157ter).
  test('do not count for who lives elsewhere in class 1', () => {
    const elsewhere = { residence: 'elsewhere', person: from('2026-01-01', 5000) } as const;
    const { settlement, room, hints } = year({ ...elsewhere, deductions });
    expect(settlement.tax).toBe(year(elsewhere).settlement.tax);
    expect(settlement.taxSaved).toBe(0);
    expect(room).toEqual([]);
    expect(hints).toContain('expensesOfResidents');
    expect(hints).not.toContain('agesNotKnown');
  });

  test('count for who lives elsewhere in class 2, which says what is not calculated', () => {
    const { settlement, hints } = year({
      taxClass: 3,
      residence: 'elsewhere',
      person: from('2026-01-01', 5000),
      deductions,
    });
    expect(settlement.taxSaved).toBeGreaterThan(0);
    // L.I.R. art. 157ter: who is treated as a resident is assessed.
    expect(settlement).toMatchObject({ mustFile: 'residentTreatment', form: '100' });
    expect(hints).toContain('worldIncome');
    expect(hints).not.toContain('expensesOfResidents');
  });

  // L.I.R. art. 111 and 111bis: six of twelve months of 4 500 and of 672.
  test('have a twelfth of their limits for each month of liability', () => {
    const { room } = year({
      residentFrom: '2026-07',
      person: from('2026-07-01', 5000),
      deductions,
    });
    const limitOf = (name: string) => room.find(({ category }) => category === name);
    expect(limitOf('pension1')).toMatchObject({ max: 2250, deductible: 2250, remaining: 0 });
    expect(limitOf('insurances')).toMatchObject({ max: 336, deductible: 336, remaining: 0 });
  });
});

test('expenses of a couple count where the lower pay does not cover the second lump sum', () => {
  const { settlement } = year({
    taxClass: 3,
    person: from('2026-01-01', 4000),
    partner: from('2026-12-01', 700, { weeklyHours: 8 }),
    deductions: { autoLiabilityInsurance1: 600, age1: 35, age2: 35 },
  });
  // L.I.R. art. 113, par. 2: 700 - 80.85 - 540 = 79.15 covers no second 480, so 600 are more than 480 + 79.15 and are deducted:
  // 48 000 - 5 544 - 540 + 79.15 - 600 = 41 395.15, down to 41 350. The allowance for two incomes is 0.
  expect(settlement.taxableIncome).toBe(41_350);
});

test('a birth brings the credit for single parents, of which payslips grant a part', () => {
  const { settlement } = year({
    person: from('2026-01-01', 4500, { singleParentCredit: {} }),
    changesOfClass: [{ month: '2026-03', event: 'birth' }],
  });
  // 46 700 lies below 60 000: the whole credit of 3 504, of which ten payslips granted 292 each.
  expect(settlement.creditsSettled).toBe(584);
  expect(settlement.refund).toBe(1020.2);
});

// L.I.R. art. 157bis, par. 5 does not name the credit (art. 154ter).
test('a single parent who lives elsewhere has no credit, neither on payslips nor in the settlement', () => {
  const creditsOf = (residence: 'luxembourg' | 'elsewhere', more: object) => {
    const { year: all, settlement } = year({
      taxClass: 2,
      residence,
      person: from('2026-01-01', 4500, more),
    });
    return [all.taxCredits, settlement.creditsSettled];
  };
  expect(creditsOf('elsewhere', { singleParentCredit: {} })).toEqual(creditsOf('elsewhere', {}));
  const [without = 0] = creditsOf('luxembourg', {});
  // 54 000 - 6 237 - 1 020 lies below 60 000: the whole 3 504.
  expect(creditsOf('luxembourg', { singleParentCredit: {} })).toEqual([without + 3504, 0]);
});

test('a second employer withholds a flat rate, and its credits are settled', () => {
  const { settlement } = year({
    person: {
      spans: [
        { from: '2026-01-01', grossSalary: 3000 },
        { from: '2026-01-01', grossSalary: 1500, weeklyHours: 20, employer: 'second' },
      ],
    },
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

describe('who has to file', () => {
  test('is not decided by two employers one after the other', () => {
    const spans = [
      { from: '2026-01-01', until: '2026-05-31', grossSalary: 5000 },
      { from: '2026-06-01', grossSalary: 5000 },
    ];
    expect(year({ person: { spans } }).settlement.mustFile).toBeUndefined();
  });

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
