import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { month } from '../../../dated/month.ts';
import { inForce } from '../../../dated/parameter.ts';
import { expectRedone } from '../../../explanation/pocket-calculator.test-support.ts';
import * as law from '../../../law/every-law.ts';
import { toEuros, zeroCents } from '../../../money/cents.ts';
import { asNumber } from '../../../money/rate.ts';
import { explain } from '../../../quantity/explain.ts';
import couples from '../../official-tables/single-premium-couples.json' with { type: 'json' };
import table from '../../official-tables/single-premium.json' with { type: 'json' };
import type { Household } from './deduction-ceilings.ts';
import { singlePremiumCeiling } from './single-premium.ts';

const terms = { value: inForce(law.singlePremiumLimit, month('2025-01')).value, sources: [] };
const ceilingOf = (household: Household) => singlePremiumCeiling(household, terms, zeroCents);
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

  test.each(couples.rows)(
    'published by $publisher: $age and $partnerAge, $children children: $max',
    (row) => {
      expect(maximumOf(row.age, row.partnerAge, row.children)).toBe(row.max);
      expect(maximumOf(row.partnerAge, row.age, row.children)).toBe(row.max);
    },
  );

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
        expectRedone(explain({ outstandingBalanceInsurance: ceiling }), 1e-9);
        expect(ageFactors).toHaveLength(household.partnerAge === null ? 1 : 2);
        for (const { factor } of ageFactors) {
          expect(asNumber(factor.amount)).toBeGreaterThanOrEqual(1);
          expect(asNumber(factor.amount)).toBeLessThanOrEqual(2.6);
        }
      }),
    );
  });
});
