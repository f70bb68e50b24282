import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { month } from '../dated/month.ts';
import { inForce } from '../dated/parameter.ts';
import { differenceWhenRedone } from '../explanation/pocket-calculator.test-support.ts';
import { law } from '../law/law.ts';
import { toEuros } from '../money/cents.ts';
import { asNumber } from '../money/rate.ts';
import type { Household } from './deduction-ceilings.ts';
import table from './official-tables/single-premium.json' with { type: 'json' };
import { singlePremiumCeiling } from './single-premium.ts';

const terms = { value: inForce(law.singlePremiumLimit, month('2025-01')).value, sources: [] };
const ceilingOf = (household: Household) => singlePremiumCeiling(household, terms);
const maximumOf = (age: number, partnerAge: number | null, children: number) =>
  toEuros(ceilingOf({ age, partnerAge, children }).ceiling.amount);

describe('the limit of a single premium', () => {
  test.each(table.rows)('published: age $age, $children children: $max', (row) => {
    expect(maximumOf(row.age, null, row.children)).toBe(row.max);
  });

  // The number of children beyond which the table says 'each further child': 1 200 x factor more.
  test.each([
    ['30, 5 children: 6 000 + 5 x 1 200', 30, 5, 12_000],
    ['40, 4 children: (6 000 + 4 x 1 200) x 1.80', 40, 4, 19_440],
    ['50, 5 children: (6 000 + 5 x 1 200) x 2.60', 50, 5, 31_200],
    ['18 grows no less than 30', 18, 0, 6000],
    ['31: 6 000 x 1.08', 31, 0, 6480],
    ['49: 6 000 x 2.52', 49, 0, 15_120],
    ['51 grows no more than 50', 51, 0, 15_600],
    ['100 grows no more than 50', 100, 1, 18_720],
  ])('%s', (_, age, children, expected) => {
    expect(maximumOf(age, null, children)).toBe(expected);
  });

  test.each([
    ['BIL, https://bil.com/static/ASRD/index-en.html', 34, 35, 1, 18_000],
    ['taxx.lu, https://help.taxx.lu/en/article/j3mncj', 38, 40, 2, 24_960],
    [
      'Baloise, https://baloise.lu/fr/blog/epargne-retraite/2018/avantages-fiscaux-frontalier-assurance-vie.html',
      28,
      29,
      2,
      14_400,
    ],
    // 40 and 32 with one child; 45 and 38 with two (ages not stated, the only whole ones that fit)
    [
      'taxx.lu, https://taxx.lu/optimisation/assurance-solde-restant-du?locale=en',
      40,
      32,
      1,
      19_920,
    ],
    [
      'taxx.lu, https://taxx.lu/optimisation/assurance-solde-restant-du?locale=en',
      45,
      38,
      2,
      28_320,
    ],
  ])('published by %s: %d and %d, %d children: %d', (_, age, partnerAge, children, expected) => {
    expect(maximumOf(age, partnerAge, children)).toBe(expected);
    expect(maximumOf(partnerAge, age, children)).toBe(expected);
  });

  const anyAge = fc.integer({ min: 0, max: 130 });
  const anyHousehold = fc.record({
    age: anyAge,
    partnerAge: fc.option(anyAge, { nil: null }),
    children: fc.integer({ min: 0, max: 10 }),
  });

  test('a year more or a child more never lowers it', () => {
    fc.assert(
      fc.property(anyHousehold, ({ age, partnerAge, children }) => {
        const limit = maximumOf(age, partnerAge, children);
        expect(maximumOf(age + 1, partnerAge, children)).toBeGreaterThanOrEqual(limit);
        expect(maximumOf(age, partnerAge, children + 1)).toBeGreaterThan(limit);
      }),
    );
  });

  test('no other split of the children between the two gives more', () => {
    fc.assert(
      fc.property(anyAge, anyAge, fc.integer({ min: 0, max: 10 }), (age, partnerAge, children) => {
        const together = maximumOf(age, partnerAge, children);
        for (let own = 0; own <= children; own += 1) {
          const split = maximumOf(age, null, own) + maximumOf(partnerAge, null, children - own);
          expect(split).toBeLessThanOrEqual(together);
        }
      }),
    );
  });

  test('its steps give their amounts to whoever redoes them', () => {
    fc.assert(
      fc.property(anyHousehold, (household) => {
        const { ceiling, ageFactors } = ceilingOf(household);
        for (const step of ceiling.steps) {
          expect(differenceWhenRedone(step), JSON.stringify(step)).toBeLessThan(1e-9);
        }
        expect(ageFactors).toHaveLength(household.partnerAge === null ? 1 : 2);
        for (const { factor } of ageFactors) {
          expect(asNumber(factor)).toBeGreaterThanOrEqual(1);
          expect(asNumber(factor)).toBeLessThanOrEqual(2.6);
        }
      }),
    );
  });
});
