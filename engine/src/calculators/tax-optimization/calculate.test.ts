import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { inCents } from '../../money/in-cents.test-support.ts';
import { deductionCategories } from '../../rules/tax/deductions/deduction-categories.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { TaxOptimizationInput } from './input.ts';

/** Asked on a day of January 2025, whose rules apply where a request names none. */
const calculate = (input: TaxOptimizationInput) => calculateOn(input, day('2025-01-15'));

const anyAmount = fc.option(fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 100));
const anyAge = fc.integer({ min: 18, max: 130 });
const anyRequest: fc.Arbitrary<TaxOptimizationInput> = fc.record(
  {
    age1: anyAge,
    age2: fc.option(anyAge),
    childrenInHousehold: fc.option(fc.integer({ min: 0, max: 10 })),
    pension1: anyAmount,
    pension2: anyAmount,
    lifeInsurance1: anyAmount,
    lifeInsurance2: anyAmount,
    autoLiabilityInsurance1: anyAmount,
    healthInsurance2: anyAmount,
    homeSavings1: anyAmount,
    homeSavings2: anyAmount,
    outstandingBalanceInsurance: anyAmount,
    outstandingBalanceInsuranceType: fc.constantFrom(0, 1, 2, null),
    taxYear: fc.constantFrom(2024, 2025, 2026, null),
  },
  { requiredKeys: ['age1'] },
);

function cardsOf(result: ReturnType<typeof calculate>) {
  return deductionCategories.flatMap((category) => {
    const card = result[category];
    return card === undefined ? [] : [card];
  });
}

describe('every card', () => {
  test('deducted and remaining make up its ceiling to the cent, also in the total', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const result = calculate(request);
        const cards = cardsOf(result);
        for (const { max, deducted, remaining } of [...cards, result.total]) {
          expect(inCents(deducted) + inCents(remaining)).toBe(inCents(max));
        }
        for (const figure of ['max', 'deducted', 'remaining'] as const) {
          const sum = cards.reduce((total, card) => total + inCents(card[figure]), 0);
          expect(inCents(result.total[figure])).toBe(sum);
        }
        const { room, excess, remaining } = result.total;
        expect(inCents(room) - inCents(excess)).toBe(inCents(remaining));
        for (const { max, deducted, deductible } of cards) {
          expect(deductible).toBe(Math.min(deducted, max));
        }
        expect(inCents(result.total.deductible)).toBe(inCents(result.total.max) - inCents(room));
      }),
    );
  });

  test('a child more never lowers a ceiling', () => {
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 0, max: 9 }), (request, children) => {
        const few = cardsOf(calculate({ ...request, childrenInHousehold: children }));
        const more = cardsOf(calculate({ ...request, childrenInHousehold: children + 1 }));
        few.forEach(({ max }, index) => expect(more[index]?.max).toBeGreaterThanOrEqual(max));
      }),
    );
  });

  test('two persons in either order have the same household ceilings', () => {
    fc.assert(
      fc.property(anyAge, anyAge, fc.integer({ min: 0, max: 10 }), (age1, age2, children) => {
        const request = {
          childrenInHousehold: children,
          outstandingBalanceInsuranceType: 1,
        } as const;
        const one = calculate({ ...request, age1, age2, explain: false });
        const other = calculate({ ...request, age1: age2, age2: age1, explain: false });
        expect(one).toEqual(other);
      }),
    );
  });

  test('is explained by steps that give their amounts to whoever redoes them', () => {
    fc.assert(
      fc.property(
        anyRequest,
        fc.integer({ min: 0, max: 50_000_000 }),
        fc.constantFrom(1, 2, 3),
        (request, incomeCents, taxClass) => {
          const { explanation = {}, taxSaving } = calculate({
            ...request,
            taxableIncome: incomeCents / 100,
            taxClass,
          });
          expectRedone(explanation);
          expect(explanation.taxSaving?.at(-1)?.amount).toBe(taxSaving?.total);
        },
      ),
    );
  });
});

describe('who counts', () => {
  test('without a partner’s age every field of the partner is ignored', () => {
    const alone = calculate({ age1: 50, pension1: 100 });
    const resultWithLeftovers = calculate({
      age1: 50,
      age2: null,
      pension1: 100,
      pension2: 5000,
      lifeInsurance2: 5000,
      homeSavings2: 5000,
    });
    expect(resultWithLeftovers).toEqual(alone);
    expect(alone).not.toHaveProperty('pension2');
  });

  // 672 x (1 + partner + children)
  test.each(Array.from({ length: 11 }, (_, children) => [children, 672 * (1 + children)]))(
    'one adult and %d children: insurances up to %d',
    (children, max) => {
      expect(calculate({ age1: 45, childrenInHousehold: children }).insurances.max).toBe(max);
      expect(calculate({ age1: 45, age2: 45, childrenInHousehold: children }).insurances.max).toBe(
        max + 672,
      );
    },
  );

  // Published: 42 and 35 with one child, taxed together: 3 x 1 344 (Volksfreund, Profitieren vom Bausparvertrag)
  test.each([
    [40, undefined, 0, 1344],
    [41, undefined, 0, 672],
    [18, undefined, 0, 1344],
    [41, 40, 0, 2688],
    [40, 41, 0, 2688],
    [41, 41, 0, 1344],
    [42, 35, 1, 4032],
  ])('home savings of %s and %s with %d children: up to %d', (age1, age2, children, max) => {
    const result = calculate({ age1, age2: age2 ?? null, childrenInHousehold: children });
    expect(result.homeSavings.max).toBe(max);
  });

  // L.I.R. art. 111 (5): the youngest adult who subscribed. 45 alone, with a partner of 38: 2 x 672 and not 2 x 1 344.
  test.each([
    [{ homeSavings1: 1344 }, 1344],
    [{ homeSavings2: 1344 }, 2688],
    [{ homeSavings1: 1, homeSavings2: 1 }, 2688],
    [{ homeSavings1: 0, homeSavings2: null }, 2688],
  ])('home savings of 45 and 38 who pay %j: up to %d', (payments, max) => {
    expect(calculate({ age1: 45, age2: 38, ...payments }).homeSavings.max).toBe(max);
  });

  test('home savings that only a partner of 45 pays beside 38: up to 2 x 672', () => {
    expect(calculate({ age1: 38, age2: 45, homeSavings2: 1 }).homeSavings.max).toBe(1344);
  });
});

describe('an outstanding balance insurance', () => {
  test('by single premium has its own card, also when nothing is paid yet', () => {
    const result = calculate({ age1: 35, outstandingBalanceInsuranceType: 1 });
    // 6 000 x 1.40
    expect(result.outstandingBalanceInsurance).toEqual({
      max: 8400,
      deducted: 0,
      deductible: 0,
      remaining: 8400,
      progress: 0,
    });
  });

  test('by periodic premiums joins the insurances and has no card', () => {
    const result = calculate({
      age1: 35,
      lifeInsurance1: 300,
      outstandingBalanceInsuranceType: 2,
      outstandingBalanceInsurance: 400,
    });
    expect(result.insurances.deducted).toBe(700);
    expect(result.insurances).toMatchObject({ max: 672, deductible: 672, remaining: -28 });
    // Of 700, 672 count; of the life insurance alone, all 300.
    expect(result.deductibleWithoutOutstandingBalanceInsurance).toBe(300);
    expect(result).not.toHaveProperty('outstandingBalanceInsurance');
  });

  test('of no type leaves its amount out', () => {
    const result = calculate({ age1: 35, outstandingBalanceInsurance: 400 });
    expect(result.total.deducted).toBe(0);
    expect(result).not.toHaveProperty('outstandingBalanceInsurance');
  });
});

describe('a year', () => {
  test.each([
    [2024, 3200],
    [2025, 3200],
    [null, 3200],
    [2026, 4500],
  ] as const)('%s: third pillar %d', (taxYear, max) => {
    expect(calculate({ age1: 70, taxYear }).pension1.max).toBe(max);
  });
});

describe('what the room is worth in tax', () => {
  const income = { taxableIncome: 60_000, taxClass: 1 } as const;

  test('is said only for an income and a class', () => {
    expect(calculate({ age1: 30 })).not.toHaveProperty('taxSaving');
    expect(calculate({ age1: 30, taxableIncome: 60_000 })).not.toHaveProperty('taxSaving');
    expect(calculate({ age1: 30, taxClass: 1 })).not.toHaveProperty('taxSaving');
  });

  // Partners who are taxed together are in class 2: L.I.R. art. 119, no 3, lettre a.
  test('is told in class 2 for two, whatever class is entered', () => {
    const couple = { age1: 30, age2: 30, taxableIncome: 60_000 };
    const inClassTwo = calculate({ ...couple, taxClass: 3 });
    expect(inClassTwo.taxSaving?.total).toBeGreaterThan(0);
    expect(calculate({ ...couple, taxClass: 1 })).toEqual(inClassTwo);
    expect(calculate(couple)).toEqual(inClassTwo);
  });

  test('the lump sum comes first: room below it saves nothing', () => {
    // Age 45, nothing paid: home savings alone bring 672, of which 480 are granted anyway; 192 remain.
    const { taxSaving } = calculate({ age1: 45, ...income });
    expect(taxSaving?.lumpSum).toBe(480);
    // 59 808, down to 59 800: 8 859.60 + 5 710 x 39 % = 11 086.50, down to 11 086, x 1.07 = 11 862.02; 11 945 - 11 862 = 83
    expect(taxSaving?.byCategory.homeSavings).toBe(83);
  });

  test('names the rate of the last euro with the surcharge: 39 % x 1.07, 42 % x 1.09 and nothing at all', () => {
    const rate = (taxableIncome: number, taxClass: 1 | 3) =>
      calculate({ age1: 30, taxableIncome, taxClass }).taxSaving?.marginalRatePercent;
    expect(rate(60_000, 1)).toBe(41.73);
    // The higher surcharge begins above 150 000: 40 % x 1.07, and x 1.09 from the next 50 on.
    expect(rate(150_000, 1)).toBe(42.8);
    expect(rate(150_050, 1)).toBe(43.6);
    expect(rate(1_000_000, 1)).toBe(45.78);
    expect(rate(0, 1)).toBe(0);
    expect(rate(13_000, 1)).toBe(0);
  });

  test('never costs tax, and all room saves at least as much as that of any one category', () => {
    fc.assert(
      fc.property(
        anyRequest,
        fc.integer({ min: 0, max: 50_000_000 }),
        fc.constantFrom(1, 2, 3),
        (request, incomeCents, taxClass) => {
          const { taxSaving, total } = calculate({
            ...request,
            taxableIncome: incomeCents / 100,
            taxClass,
          });
          const { taxNow = 0, taxWithAllRoomUsed = 0, byCategory = {} } = taxSaving ?? {};
          expect(taxNow - taxWithAllRoomUsed).toBe(taxSaving?.total);
          for (const saved of Object.values(byCategory)) {
            expect(saved).toBeGreaterThanOrEqual(0);
            expect(saved).toBeLessThanOrEqual(taxSaving?.total ?? -1);
          }
          if (total.room === 0) expect(byCategory).toEqual({});
        },
      ),
    );
  });
});
