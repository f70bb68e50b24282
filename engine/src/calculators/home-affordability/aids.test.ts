import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { HomeAffordabilityInput } from './input.ts';

const calculate = (input: HomeAffordabilityInput) => calculateOn(input, day('2026-11-21'));

type Asked = NonNullable<HomeAffordabilityInput['aids']>;

/** A home at 500 000 with a loan of 450 000. */
const aidsOf = (asked: Asked, more: Partial<HomeAffordabilityInput> = {}) =>
  calculate({
    annualNetIncome: 60_000,
    downPayment: 50_000,
    homePrice: 500_000,
    explain: false,
    ...more,
    aids: asked,
  }).aids;

// Mean index of 2024 and 2025: (944.43 + (4 x 944.43 + 8 x 968.04) / 12) / 2 = (944.43 + 960.17) / 2 = 952.30.
describe('the accession premium', () => {
  // One adult: 5 000 up to 2 805 x 9.5230 = 26 712.01, 500 at 5 485 x 9.5230 = 52 233.65.
  // In the middle, (26 712.01 + 52 233.65) / 2 = 39 472.83: (5 000 + 500) / 2 = 2 750.
  test.each([
    [0, 5000],
    [26_712.01, 5000],
    [39_472.83, 2750],
    [52_233.65, 500],
    [52_233.66, 0],
  ])('of one adult with %d a year is %d', (netIncome, accessionPremium) => {
    expect(aidsOf({ netIncome })).toMatchObject({ accessionPremium, incomeLimit: 52_233.65 });
  });

  test.each([
    ['detached', 5000],
    ['semiDetached', 5750],
    ['terracedOrFlat', 7000],
  ] as const)('of a home that is %s is raised to %d', (building, accessionPremium) => {
    expect(aidsOf({ netIncome: 20_000, building })).toMatchObject({ accessionPremium });
  });

  // Annex III: 8 227, 10 421, 12 615 and 14 809 at index 100, 1 645 and 1 000 more for each further child. 16 454 x 9.5230
  // = 156 691.44.
  test.each([
    [1, 0, 5000, 52_233.65],
    [2, 0, 7000, 78_345.72],
    [1, 1, 8000, 99_239.18],
    [2, 2, 9000, 120_132.64],
    [2, 3, 10_000, 141_026.1],
    [2, 4, 11_000, 156_691.44],
  ])('of %d adults with %d children is at most %d, up to %d a year', (adults, children, ...row) => {
    const [accessionPremium, incomeLimit] = row;
    const asked = { adults, children, netIncome: 0 };
    expect(aidsOf(asked)).toMatchObject({ accessionPremium, incomeLimit });
  });

  test('is not paid without a loan', () => {
    expect(aidsOf({ netIncome: 0 }, { downPayment: 500_000 })).toMatchObject({
      accessionPremium: 0,
      interestSubsidyRate: 0,
      stateGuarantee: 0,
      mortgageDutiesSaved: 0,
    });
  });
});

describe('the savings premium', () => {
  // 10 % of 3 000 = 300 a year, four years; of 8 000 at most 500 a person and ten years.
  test.each([
    [3000, 4, 1, 1200],
    [8000, 12, 1, 5000],
    [8000, 12, 2, 8000],
    [20_000, 12, 2, 10_000],
  ])('for %d a year over %d years, %d buyers, is %d', (savingsGrowth, savingYears, buyers, sum) => {
    const asked = { netIncome: 20_000, savingsGrowth, savingYears };
    expect(aidsOf(asked, { buyers })?.savingsPremium).toBe(sum);
  });

  test('needs the accession premium', () => {
    const asked = { netIncome: 90_000, savingsGrowth: 3000, savingYears: 4 };
    expect(aidsOf(asked)?.savingsPremium).toBe(0);
  });
});

describe('the interest subsidy', () => {
  // Mean index of 2025: 960.17. One adult: 3.50 % up to 2 805 x 9.6017 = 26 932.76, 0.25 % at 5 485 x 9.6017 = 52 665.32.
  // 39 799.04 is in the middle: 3.5 - 3.25 / 2 = 1.875. One euro more: a little below, down to 1.75.
  // A month: 200 000 x 3.5 % / 12 = 583.33; x 1.875 % / 12 = 312.50; x 0.25 % / 12 = 41.67.
  test.each([
    [26_932.76, 3.5, 583.33],
    [39_799.04, 1.875, 312.5],
    [39_800.04, 1.75, 291.67],
    [52_665.32, 0.25, 41.67],
    [52_665.33, 0, 0],
  ])('of one adult with %d a year is %d %%, %d a month', (netIncome, rate, subsidyOfMonth) => {
    expect(aidsOf({ netIncome })).toMatchObject({
      interestSubsidyRate: rate,
      interestSubsidyMonth: subsidyOfMonth,
    });
  });

  test.each([
    [0, 200_000],
    [3, 260_000],
    [4, 280_000],
    [5, 280_000],
  ])('with %d children counts a loan of up to %d', (children, subsidisedLoan) => {
    expect(aidsOf({ netIncome: 0, children })).toMatchObject({ subsidisedLoan });
  });

  // (1.5 - 0.9) / 2 = 0.3, down to 0.25: 3.5 - 0.25 = 3.25, but not above the 0.9 that the loan costs.
  // (1.5 - 1) / 2 = 0.25: at the income limit 0.25 - 0.25 = 0.
  test.each([
    [0.9, 0, 0.9],
    [1, 39_799.04, 1],
    [1, 52_665.32, 0],
    [1.5, 39_799.04, 1.875],
  ])('for a loan at %d %% and %d a year is %d %%', (interestRate, netIncome, rate) => {
    expect(aidsOf({ netIncome }, { interestRate })?.interestSubsidyRate).toBe(rate);
  });

  // 40 000 x 0.25 % / 12 = 8.33, below 10.
  test('of less than ten euros a month is not paid', () => {
    const small = { netIncome: 52_665.32 };
    expect(aidsOf(small, { downPayment: 460_000 })).toMatchObject({
      interestSubsidyRate: 0,
      subsidisedLoan: 0,
      interestSubsidyMonth: 0,
    });
    // 48 000 x 0.25 % / 12 = 10.00 are paid.
    expect(aidsOf(small, { downPayment: 452_000 })).toMatchObject({ interestSubsidyMonth: 10 });
    expect(aidsOf(small, { downPayment: 453_000 })?.refused).toContainEqual({
      aid: 'interestSubsidy',
      reason: 'smallAmount',
      limit: 10,
    });
  });
});

describe('the State guarantee', () => {
  // 60 % of 500 000 = 300 000. Incomes 10 610 and 14 690 x 9.6017 = 101 874.03 and 141 048.97, without the fraction of a cent.
  test.each([
    [1, 101_874.03, 150_000],
    [1, 101_874.04, 0],
    [2, 141_048.97, 150_000],
    [2, 141_048.98, 0],
  ])('of %d buyers with %d a year is %d', (buyers, netIncome, stateGuarantee) => {
    expect(aidsOf({ netIncome }, { buyers })?.stateGuarantee).toBe(stateGuarantee);
  });

  test.each([
    // 400 000 of 1 000 000 are above 60 %, and the maximum is 303 862.
    [1_000_000, 0, 303_862],
    [500_000, 200_000, 0],
    [500_000, 200_001, 0],
    [500_000, 199_999, 1],
  ])('for %d with %d of own money is %d', (homePrice, downPayment, stateGuarantee) => {
    const asked = { netIncome: 50_000 };
    expect(aidsOf(asked, { homePrice, downPayment })).toMatchObject({ stateGuarantee });
  });
});

// 3.5 % and 2.5 points (law of 7 August 2023, art. 13 and 21).
test('no guarantee is given for a loan at more than 6 %', () => {
  const asked = { netIncome: 50_000 };
  expect(aidsOf(asked, { interestRate: 6 })?.stateGuarantee).toBe(150_000);
  expect(aidsOf(asked, { interestRate: 6.01 })?.stateGuarantee).toBe(0);
});

// Law of 7 August 2023, art. 56: 0.24 % of 600 000 = 1 440, 0.05 % of 120 % = 360.
test('who has the accession premium pays no duties on the mortgage', () => {
  const home = { homePrice: 750_000, downPayment: 150_000 };
  expect(aidsOf({ netIncome: 50_000 }, home)?.mortgageDutiesSaved).toBe(1800);
  expect(aidsOf({ netIncome: 60_000 }, home)?.mortgageDutiesSaved).toBe(0);
});

test('nobody is told of aids who does not ask, has no home in view, or lets it', () => {
  const asked = { netIncome: 20_000 };
  expect(aidsOf(asked, { homePrice: 0 })).toBeUndefined();
  expect(aidsOf(asked, { dwelling: 'let' })).toBeUndefined();
  expect(calculate({ annualNetIncome: 60_000, homePrice: 500_000 })).not.toHaveProperty('aids');
  expect(aidsOf({}, { annualNetIncome: 20_000 })?.accessionPremium).toBe(5000);
});

test('every step gives its amount to whoever redoes it', () => {
  const anyAids = fc.record({
    adults: fc.constantFrom(1, 2),
    children: fc.integer({ min: 0, max: 6 }),
    netIncome: fc.integer({ min: 0, max: 160_000 }),
    building: fc.constantFrom('detached', 'semiDetached', 'terracedOrFlat'),
    savingsGrowth: fc.integer({ min: 0, max: 20_000 }),
    savingYears: fc.integer({ min: 0, max: 20 }),
  });
  const rates = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(anyAids, rates, (aids, interestRate) => {
      const answer = calculate({
        annualNetIncome: 60_000,
        downPayment: 50_000,
        homePrice: 500_000,
        interestRate,
        aids,
      });
      expectRedone(answer.explanation?.aids);
    }),
  );
});

describe('an aid that is not given says why', () => {
  const refusedOf = (...asked: Parameters<typeof aidsOf>) => aidsOf(...asked)?.refused;
  const saving = { savingsGrowth: 1000, savingYears: 3 };

  // The limits of the premium and the subsidy, 5 485 x 9.5230 and x 9.6017, and of the guarantee, 10 610 x 9.6017.
  test('the income, each aid with its own limit', () => {
    expect(refusedOf({ netIncome: 120_000, ...saving })).toEqual([
      { aid: 'accessionPremium', reason: 'income', limit: 52_233.65 },
      { aid: 'savingsPremium', reason: 'income', limit: 52_233.65 },
      { aid: 'mortgageDutiesSaved', reason: 'income', limit: 52_233.65 },
      { aid: 'interestSubsidy', reason: 'income', limit: 52_665.32 },
      { aid: 'stateGuarantee', reason: 'income', limit: 101_874.03 },
    ]);
  });

  // 60 % of 500 000; 3.5 % and 2.5 points.
  test('a small or a dear loan has no guarantee, whatever the premium', () => {
    const netIncome = 20_000;
    expect(refusedOf({ netIncome, ...saving }, { downPayment: 200_000 })).toEqual([
      { aid: 'stateGuarantee', reason: 'loan', limit: 300_000 },
    ]);
    expect(refusedOf({ netIncome, ...saving }, { interestRate: 6.01 })).toEqual([
      { aid: 'stateGuarantee', reason: 'rate', limit: 6 },
    ]);
  });

  test('no savings, no loan, nothing refused', () => {
    expect(refusedOf({ netIncome: 20_000 })).toEqual([
      { aid: 'savingsPremium', reason: 'noSavings' },
    ]);
    expect(refusedOf({ netIncome: 20_000, ...saving })).toEqual([]);
    const reasons = refusedOf({ netIncome: 20_000 }, { downPayment: 500_000 });
    expect(reasons?.map(({ reason }) => reason)).toEqual(Array.from({ length: 5 }, () => 'noLoan'));
  });
});
