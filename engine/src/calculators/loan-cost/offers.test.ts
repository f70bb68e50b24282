import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { LoanCostInput } from './input.ts';

const calculate = (input: LoanCostInput) => calculateOn(input, day('2026-11-21'));

/** 300 000 at 4 % over 20 years: 1 817.94 a month. */
const homeLoan: LoanCostInput = { amount: 300_000, annualInterestRate: 4, years: 20 };

describe('the effective rate', () => {
  // Directive 98/7/EC, annex III: 1 000 in 36 payments of 30.42, without and with costs of 10. No mortgage secures such a loan.
  test.each([
    [0, 6.16],
    [10, 6.88],
  ])('of 1 000 over three years at 6 %% with fees of %d is %d %%', (fees, apr) => {
    const loan = { amount: 1000, annualInterestRate: 6, months: 36, isMortgage: false, fees };
    expect(calculate(loan)).toMatchObject({ monthlyPayment: 30.42, apr });
  });

  // 0.24 % and 0.05 % of 120 % of 100 000: 240 + 60 = 300. One payment after a month, 100 000 x 1.01 = 101 000:
  // 101 000 / 99 700 = 1.01303912, to the power of twelve 1.168173...; with fees of 1 000: 101 000 / 98 700 = 1.02330294,
  // 1.318439...
  test('counts the duties on the mortgage and the fees, and not the notary', () => {
    const loan = { amount: 100_000, annualInterestRate: 12, months: 1 };
    expect(calculate({ ...loan, fees: 0 })).toMatchObject({ apr: 16.82, mortgageDuties: 300 });
    expect(calculate({ ...loan, fees: 1000 }).apr).toBe(31.84);
    // Without both: 1.01^12 = 1.126825.
    expect(calculate({ ...loan, fees: 0, isMortgage: false })).toMatchObject({
      apr: 12.68,
      mortgageDuties: 0,
    });
  });

  test('is none where fees leave nothing of the loan', () => {
    expect(calculate({ ...homeLoan, fees: 300_000 }).apr).toBeNull();
  });

  test('comes only where fees or another offer are named', () => {
    for (const name of [
      'apr',
      'totalCostWithFees',
      'mortgageDuties',
      'paymentPlusOnePoint',
      'ratePath',
      'interestAfterTax',
      'secondOffer',
    ]) {
      expect(calculate(homeLoan)).not.toHaveProperty(name);
      expect(
        calculate({ ...homeLoan, fees: null, secondOffer: null, ownHome: null, rateChanges: [] }),
      ).not.toHaveProperty(name);
    }
    expect(calculate({ ...homeLoan, years: 0, fees: 100 })).not.toHaveProperty('apr');
  });
});

test('payments at rates one and two points higher are those of these rates', () => {
  const { atHigherRates, ...offer } = calculate({ ...homeLoan, fees: 0 });
  expect(atHigherRates).toEqual([
    { points: 1, monthlyPayment: offer.paymentPlusOnePoint },
    { points: 2, monthlyPayment: offer.paymentPlusTwoPoints },
  ]);
});

// A loan of 12 000 without interest costs 12 000, and with fees of 500 12 500.
test('the cost with fees opens to the total and the fees', () => {
  const { totalCostWithFees, explanation } = calculate({
    amount: 12_000,
    annualInterestRate: 0,
    years: 1,
    fees: 500,
  });
  expect(totalCostWithFees).toBe(12_500);
  const last = explanation?.findLast(({ lines }) => lines.includes('totalCostWithFees'));
  expect(last).toMatchObject({
    id: 'totalCostWithFees',
    amount: 12_500,
    operands: [
      { id: 'totalCost', value: 12_000 },
      { id: 'loanFees', value: 500, operator: '+' },
    ],
  });
});

describe('a second offer', () => {
  test('has the figures that it would have as the first', () => {
    const terms = { annualInterestRate: 3.5, years: 25, fees: 500 };
    const first = calculate({ ...homeLoan, ...terms });
    const { secondOffer: second } = calculate({
      ...homeLoan,
      secondOffer: { interestRate: 3.5, loanTermYears: 25, fees: 500 },
    });
    for (const name of [
      'monthlyPayment',
      'totalCost',
      'interestCost',
      'months',
      'apr',
      'paymentPlusOnePoint',
      'totalCostWithFees',
      'paymentPlusTwoPoints',
      'explanation',
    ] as const) {
      expect(second?.[name], name).toEqual(first[name]);
    }
  });
});

describe('interest on the home one lives in', () => {
  const home = { rentalValueFixed: 2024, persons: 2, marginalRate: 40, loanYear: 2025 };

  // RGD of 12 July 1968, art. 4a: whole in 2024 and 2025, then four years 4 000, five years 3 000, then 2 000, for each of
  // two persons.
  test('has the limits of the years since the rental value was fixed', () => {
    const { deductibleInterest } = calculate({ ...homeLoan, ownHome: home });
    expect(deductibleInterest?.map(({ year, limit }) => [year, limit])).toEqual([
      [2025, null],
      ...[2026, 2027, 2028, 2029].map((year) => [year, 8000]),
      ...[2030, 2031, 2032, 2033, 2034].map((year) => [year, 6000]),
      ...Array.from({ length: 10 }, (_, index) => [2035 + index, 4000]),
    ]);
  });

  test.each([
    // RGD of 20 December 2024 (A 596), art. 1 and 2: for 2026 whole where it was fixed in 2025 or 2026, 4 000 for 2021 to
    // 2024, 3 000 for 2016 to 2020, else 2 000.
    [2027, null],
    [2026, null],
    [2025, null],
    [2024, 4000],
    [2021, 4000],
    [2020, 3000],
    [2016, 3000],
    [2015, 2000],
  ])('of 2026 with a rental value of %d is limited to %s a person', (rentalValueFixed, limit) => {
    const { deductibleInterest } = calculate({
      ...homeLoan,
      // Without a year, that of today.
      ownHome: { rentalValueFixed, persons: 1, marginalRate: 40 },
    });
    expect(deductibleInterest?.[0]).toMatchObject({ year: 2026, limit });
  });

  // 12 000 at 12 % over a month: interest 120, at 40 % 48 are saved.
  test('costs less after the tax that it saves', () => {
    const loan = { amount: 12_000, annualInterestRate: 12, months: 1 };
    expect(calculate({ ...loan, ownHome: home })).toMatchObject({
      taxSavedOnInterest: 48,
      interestAfterTax: 72,
    });
  });

  // 1 000 000 at 12 % over two months in 2026: 10 000 and, on 502 487.56, 5 024.88: 15 024.88, of which 8 000 count: 3 200.
  test('saves tax only up to the limit', () => {
    const loan = { amount: 1_000_000, annualInterestRate: 12, months: 2 };
    expect(calculate({ ...loan, ownHome: { ...home, loanYear: 2026 } })).toMatchObject({
      interestCost: 15_024.88,
      taxSavedOnInterest: 3200,
      interestAfterTax: 11_824.88,
    });
  });
});

describe('a rate that changes', () => {
  // 24 000 over two years without interest: 1 000 a month, 12 000 are left after a year. At 12 % a year over twelve months
  // they take 12 000 x 0.01 / (1 - 1.01^-12) = 1 066.19 (1.01^-12 = 0.887449), so 12 794.23 in all: 794.23 of interest.
  test('is followed by the payments that repay the rest of the loan', () => {
    const answer = calculate({
      amount: 24_000,
      annualInterestRate: 0,
      years: 2,
      rateChanges: [{ afterYears: 1, points: 12 }],
    });
    expect(answer).toMatchObject({
      monthlyPayment: 1000,
      ratePath: [
        { fromMonth: 1, interestRate: 0, monthlyPayment: 1000 },
        { fromMonth: 13, interestRate: 12, monthlyPayment: 1066.19 },
      ],
      interestWithChanges: 794.23,
      totalCostWithChanges: 24_794.23,
    });
  });

  test('never falls below zero, counts from the first rate, and stops with the loan', () => {
    const { ratePath } = calculate({
      ...homeLoan,
      rateChanges: [
        { afterYears: 20, points: 3 },
        { afterYears: 10, points: -5 },
        { afterYears: 5, points: 9 },
        { afterYears: 5, points: 1.5 },
      ],
    });
    expect(ratePath?.map(({ fromMonth, interestRate }) => [fromMonth, interestRate])).toEqual([
      [1, 4],
      [61, 5.5],
      [121, 0],
    ]);
  });

  test('of no points costs what the loan costs', () => {
    const changed = calculate({ ...homeLoan, rateChanges: [{ afterYears: 7, points: 0 }] });
    expect(changed.interestWithChanges).toBe(changed.interestCost);
    expect(changed.ratePath?.[1]?.monthlyPayment).toBe(changed.monthlyPayment);
  });
});

test('every step gives its amount to whoever redoes it', () => {
  const anyOffer = fc.record({
    amount: fc.integer({ min: 1000, max: 1_000_000 }),
    annualInterestRate: fc.integer({ min: 0, max: 10 }),
    years: fc.integer({ min: 1, max: 35 }),
    fees: fc.integer({ min: 0, max: 900 }),
    rateChanges: fc.array(
      fc.record({
        afterYears: fc.integer({ min: 1, max: 40 }),
        points: fc.integer({ min: -10, max: 10 }),
      }),
      { maxLength: 3 },
    ),
    secondOffer: fc.record({
      interestRate: fc.integer({ min: 0, max: 10 }),
      loanTermYears: fc.integer({ min: 1, max: 35 }),
      fees: fc.integer({ min: 0, max: 900 }),
    }),
    ownHome: fc.record({
      rentalValueFixed: fc.integer({ min: 2000, max: 2026 }),
      persons: fc.integer({ min: 1, max: 5 }),
      marginalRate: fc.integer({ min: 0, max: 45 }),
    }),
  });
  fc.assert(
    fc.property(anyOffer, (input) => {
      const { explanation, secondOffer, ...answer } = calculate(input);
      // The pocket calculator raises 1 + rate to the power of the months, which costs it some digits.
      expectRedone([explanation, secondOffer?.explanation], 1e-3);
      const explained = [
        'apr',
        'totalCostWithFees',
        'interestAfterTax',
        'interestWithChanges',
        'totalCostWithChanges',
      ] as const;
      for (const line of explained) {
        const steps = explanation?.filter(({ lines }) => lines.includes(line));
        expect(steps?.at(-1)?.amount, line).toBe(answer[line]);
      }
    }),
  );
});
