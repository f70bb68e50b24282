import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { calculate } from './calculate.ts';
import { civilStatuses, residences, type TaxClassInput } from './input.ts';

const today = day('2026-11-22');
const find = (input: TaxClassInput) => calculate({ taxYear: 2026, ...input }, today);

const anyIncome = fc.option(fc.integer({ min: 0, max: 3_000_000 }).map((cents) => cents / 100));
const anyRequest: fc.Arbitrary<TaxClassInput> = fc.record({
  residence: fc.constantFrom(...residences),
  civilStatus: fc.constantFrom(...civilStatuses),
  civilStatusSince: fc.option(fc.integer({ min: 1990, max: 2024 })),
  spouseInLuxembourg: fc.option(fc.boolean()),
  hadClassTwoBefore: fc.option(fc.boolean()),
  children: fc.option(fc.integer({ min: 0, max: 20 })),
  birthYear: fc.option(fc.integer({ min: 1930, max: 2008 })),
  grossSalary: anyIncome,
  grossSalary2: anyIncome,
  foreignIncome: anyIncome,
  foreignIncome2: anyIncome,
  otherForeignIncome: anyIncome,
  otherForeignIncome2: anyIncome,
  taxYear: fc.constantFrom(2024, 2025, 2026),
});

test('every step gives its amount to whoever redoes it', () => {
  fc.assert(
    fc.property(anyRequest, (input) => {
      const { explanation, options, tests } = calculate(input, today);
      expectRedone([explanation, options, tests], 1e-4);
    }),
  );
});

test('a saving is what the tax falls by, and a couple is never taxed on more than its world', () => {
  fc.assert(
    fc.property(anyRequest, (input) => {
      const { taxBeforeCredits = 0, options } = calculate(input, today);
      expect(taxBeforeCredits).toBeGreaterThanOrEqual(0);
      for (const { taxBeforeCredits: taxOnRequest = 0, saving = taxBeforeCredits } of options) {
        expect(taxOnRequest + saving).toBeCloseTo(taxBeforeCredits, 6);
      }
    }),
  );
});

describe('what may be asked for', () => {
  const partners = { residence: 'luxembourg', civilStatus: 'partner' } as const;

  test('partners need a whole year of partnership', () => {
    expect(find({ ...partners, civilStatusSince: 2026 }).options).toMatchObject([
      { id: 'jointByReturn', isOpen: false },
    ]);
    expect(find({ ...partners, civilStatusSince: 2025 }).options).toMatchObject([
      { id: 'jointByReturn', isOpen: true, until: '2027-12-31' },
    ]);
  });

  // By hand. Together 133 000 x 0.8845 - 1 080 - 960 - 4 500 = 111 098.50, down to 111 050, half of it x 0.39 - 12 235.50 =
  // 9 419.25, twice 18 838, x 1.07 = 20 156. Alone, each with half of the 4 500: 85 180, down to 85 150, x 0.39 - 12 235.50
  // = 20 973, x 1.07 = 22 441; 25 918.50, down to 25 900, x 0.14 - 2 293.20 = 1 332, x 1.07 = 1 425; 23 866.
  test('residents taxed together may ask to be taxed individually', () => {
    const result = find({
      residence: 'luxembourg',
      civilStatus: 'married',
      salaryPeriod: 'annual',
      grossSalary: 100_000,
      grossSalary2: 33_000,
    });
    expect(result).toMatchObject({
      taxClass: 3,
      spouseTaxClass: 3,
      taxBeforeCredits: 20_156,
      options: [
        { id: 'individual', isOpen: true, taxBeforeCredits: 23_866, saving: -3710, worth: 'loss' },
      ],
    });
  });

  // taxx.lu, https://help.taxx.lu/fr/article/6x8aif: the resident spouse earns 90 of 100, or 80 of 100.
  test.each([
    [90_000, 10_000, true],
    [80_000, 20_000, false],
  ])('one resident with %d and a spouse abroad with %d', (own, other, isOpen) => {
    const { options, tests } = find({
      residence: 'luxembourg',
      civilStatus: 'married',
      spouseInLuxembourg: false,
      salaryPeriod: 'annual',
      // Net of contributions and of the lump sum of 540: (own + 540) / 0.8845.
      grossSalary: (own + 540) / 0.8845,
      foreignIncome2: other,
    });
    expect(tests).toMatchObject([
      { id: 'residentSpouseShare', person: 'person1', limit: 90, isMet: isOpen },
    ]);
    expect(options).toMatchObject([{ id: 'jointWithNonResident', isOpen }]);
  });

  test('single people have nothing to ask for', () => {
    expect(find({ residence: 'france', civilStatus: 'single', grossSalary: 5000 })).toMatchObject({
      options: [],
      tests: [],
    });
  });
});

describe('the tests of non-residents', () => {
  const couple = { residence: 'belgium', civilStatus: 'married', salaryPeriod: 'annual' } as const;

  // 52 530 is the taxable part of 60 000 in 2026: 60 000 - 6 930 - 540.
  test('90 % of the own income, and no more income elsewhere than below 13 000', () => {
    const testsWith = (otherForeignIncome: number) =>
      find({ ...couple, grossSalary: 60_000, otherForeignIncome }).tests;
    // 52 530 / 0.9 - 52 530 = 5 836.67.
    expect(testsWith(5836.66)[0]).toMatchObject({ id: 'ownIncomeShare', isMet: true });
    expect(testsWith(5836.68)[0]).toMatchObject({ id: 'ownIncomeShare', isMet: false });
    expect(testsWith(12_999.99)[1]).toMatchObject({ id: 'foreignIncome', isMet: true });
    expect(testsWith(13_000)[1]).toMatchObject({ id: 'foreignIncome', isMet: false });
  });

  test('the spouse’s income does not count for the own share, and for Belgium rent does not count for the household’s', () => {
    const { tests } = find({
      ...couple,
      grossSalary: 60_000,
      foreignIncome2: 52_530,
      otherForeignIncome2: 90_000,
    });
    expect(tests).toMatchObject([
      { id: 'ownIncomeShare', person: 'person1', value: 100, isMet: true },
      { id: 'foreignIncome', person: 'person1', value: 0, isMet: true },
      // Exactly half is not more than half.
      { id: 'householdShare', person: 'household', value: 50, isMet: false },
    ]);
  });
});

// L.I.R. art. 3bis: a whole year of partnership; art. 157ter: one of the tests, which need the incomes.
test.each([
  ['luxembourg', 'married', 2020, 5000, undefined],
  ['luxembourg', 'partner', 2026, 5000, 'partnership'],
  ['luxembourg', 'partner', 2025, 5000, undefined],
  ['france', 'partner', 2026, 5000, 'partnership'],
  ['france', 'partner', 2025, undefined, 'noSalary'],
  ['france', 'married', 2020, undefined, 'noSalary'],
  ['france', 'married', 2020, 5000, undefined],
] as const)('%s, %s since %d with %s: lacking %s', (...row) => {
  const [residence, civilStatus, civilStatusSince, grossSalary, lacking] = row;
  const { options } = find({ residence, civilStatus, civilStatusSince, grossSalary });
  expect(options[0]?.lacking).toBe(lacking);
  expect(options[0]?.isOpen).toBe(lacking === undefined);
  expect(options[0]?.openFrom).toBe(lacking === 'partnership' ? 2027 : undefined);
  // Partners cannot ask yet, and without a salary nothing is known: both are worth nothing that could be said.
  expect(options[0]?.worth === undefined).toBe(lacking !== undefined);
});

test.each(['married', 'partner'] as const)(
  'without one of the tests nothing can be asked for: %s',
  (civilStatus) => {
    const { options } = find({
      residence: 'france',
      civilStatus,
      civilStatusSince: 2020,
      grossSalary: 3000,
      otherForeignIncome: 3000,
    });
    expect(options).toMatchObject([{ isOpen: false, lacking: 'tests', worth: 'closed' }]);
  },
);

// 12 000 a year each are below the first bracket of class 1, and together of class 2: no tax either way.
test('a request that changes nothing is worth nothing', () => {
  const { options } = find({
    residence: 'luxembourg',
    civilStatus: 'partner',
    civilStatusSince: 2020,
    grossSalary: 1000,
    grossSalary2: 1000,
  });
  expect(options).toMatchObject([{ saving: 0, worth: 'nothing' }]);
});

// 100 a year are nothing after contributions and the lump sum of 540: there is no income of which a share can be taken.
test('without taxable income there is no share to test', () => {
  const couple = { civilStatus: 'married', salaryPeriod: 'annual', grossSalary: 100 } as const;
  expect(find({ ...couple, residence: 'belgium' }).tests).toEqual([]);
  const mixed = { ...couple, residence: 'luxembourg', spouseInLuxembourg: false } as const;
  expect(find(mixed).tests).toEqual([]);
});

describe('telework', () => {
  const commuter = { residence: 'france', civilStatus: 'single' } as const;
  test.each([
    [34, 0],
    [35, -1],
  ])('%d days outside leave %d', (daysOutside, left) => {
    expect(find({ ...commuter, daysOutside }).telework).toMatchObject({
      days: { limit: 34, left },
    });
  });

  test.each([
    ['france', 24.99, 'luxembourg'],
    ['france', 25, 'luxembourgOnRequest'],
    ['france', 49.99, 'luxembourgOnRequest'],
    ['france', 50, 'residence'],
    ['elsewhere', 24.99, 'luxembourg'],
    ['elsewhere', 25, 'luxembourgIfSigned'],
    ['elsewhere', 49.99, 'luxembourgIfSigned'],
    ['elsewhere', 50, 'residence'],
  ] as const)('%s with %d %%: %s', (residence, teleworkPercent, insuredBy) => {
    expect(find({ ...commuter, residence, teleworkPercent }).telework?.insurance).toMatchObject({
      insuredBy,
    });
  });

  test('of other countries is answered with the depositary’s list of those that signed', () => {
    const input = { residence: 'elsewhere', civilStatus: 'single', teleworkPercent: 30 } as const;
    expect(find(input).telework?.insurance?.source.url).toBe(
      'https://socialsecurity.belgium.be/fr/activites-internationales/teletravail-transfrontalier-dans-lue-leee-et-la-suisse',
    );
  });

  test('concerns no resident', () => {
    const input = { residence: 'luxembourg', civilStatus: 'single', daysOutside: 60 } as const;
    expect(find(input)).not.toHaveProperty('telework');
  });
});

test('years after the tax year are refused with the year', () => {
  const refused = { residence: 'france', civilStatus: 'married', taxYear: 2025 } as const;
  expect(() => calculate({ ...refused, civilStatusSince: 2026 }, today)).toThrow(
    'civilStatusSince: aboveMaximum',
  );
  expect(() => calculate({ ...refused, birthYear: 2026 }, today)).toThrow('birthYear');
});

test('the steps are left out on request', () => {
  const couple = { residence: 'france', civilStatus: 'married', grossSalary: 5000 } as const;
  expect(JSON.stringify(find({ ...couple, explain: false }))).not.toContain('"operands"');
});

// L.I.R. art. 3ter and 157ter: residents choose in the return, non-residents also ask for a rate on their cards in the year.
test.each([
  ['luxembourg', 'married', 'return'],
  ['france', 'married', 'cardOrReturn'],
  ['luxembourg', 'partner', 'return'],
  ['france', 'partner', 'return'],
] as const)('%s, %s: the request is made in %s', (residence, civilStatus, askedIn) => {
  const { options } = find({ residence, civilStatus, civilStatusSince: 2020 });
  expect(options).toMatchObject([{ askedIn }]);
});

test('non-residents alone hear that they can be treated as residents, too', () => {
  const single = { civilStatus: 'single' } as const;
  expect(find({ ...single, residence: 'germany' }).hints).toEqual(['singleNonResident']);
  expect(find({ ...single, residence: 'luxembourg' }).hints).toEqual([]);
  expect(find({ ...single, civilStatus: 'married', residence: 'germany' }).hints).toEqual([]);
});
