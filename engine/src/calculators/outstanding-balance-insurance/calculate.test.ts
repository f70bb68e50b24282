import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { day } from '../../dated/day.ts';
import { differenceWhenRedone } from '../../explanation/pocket-calculator.test-support.ts';
import { calculate as calculateOn } from './calculate.ts';
import type { OutstandingBalanceInsuranceInput } from './input.ts';

/** Asked on a day of January 2025, whose rules apply where a request names none. */
const calculate = (input: OutstandingBalanceInsuranceInput) =>
  calculateOn(input, day('2025-01-15'));

const anyRequest: fc.Arbitrary<OutstandingBalanceInsuranceInput> = fc.record(
  {
    age1: fc.integer({ min: 0, max: 100 }),
    age2: fc.option(fc.integer({ min: 0, max: 100 })),
    childrenInHousehold: fc.option(fc.integer({ min: 0, max: 10 })),
    outstandingBalanceInsurance: fc.option(
      fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100),
    ),
    outstandingBalanceInsuranceType: fc.constantFrom(1, 2, null),
    taxYear: fc.constantFrom(2024, 2025, 2026, null),
  },
  { requiredKeys: ['age1'] },
);

const inCents = (euros: number) => Math.round(euros * 100);

describe('an outstanding balance insurance', () => {
  test('what is deducted and what remains make up the ceiling to the cent', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { max, deducted, remaining, progress } = calculate(request);
        expect(inCents(deducted) + inCents(remaining)).toBe(inCents(max));
        expect(max).toBeGreaterThan(0);
        expect(progress).toBeCloseTo((deducted / max) * 100, 1);
      }),
    );
  });

  test('its explanation gives every amount to whoever redoes it and ends at what remains', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { explanation = [], max, remaining } = calculate(request);
        for (const step of explanation) {
          expect(differenceWhenRedone(step), JSON.stringify(step)).toBeLessThan(1e-6);
        }
        expect(explanation.at(-1)?.amount).toBe(remaining);
        expect(explanation.map(({ amount }) => amount)).toContain(max);
      }),
    );
  });

  // 672 x persons: the age plays no part.
  test.each([
    [{ age1: 25 }, 672],
    [{ age1: 60 }, 672],
    [{ age1: 60, age2: 25 }, 1344],
    [{ age1: 60, age2: 25, childrenInHousehold: 10 }, 8064],
  ])('annual premiums of %o: ceiling %d', (household, max) => {
    const result = calculate({ ...household, outstandingBalanceInsuranceType: 2 });
    expect(result.max).toBe(max);
    expect(result).not.toHaveProperty('ageFactors');
  });

  test('a single premium shows the factor of each insured person', () => {
    // 1 + 5 x 0.08 and 1 + 20 x 0.08, which is the highest
    expect(calculate({ age1: 35, age2: 55 }).ageFactors).toEqual([
      { yearsCounted: 5, factor: 1.4 },
      { yearsCounted: 20, factor: 2.6 },
    ]);
  });

  test('a missing type is a single premium, in 2025, and false leaves the explanation out', () => {
    const missing = calculate({ age1: 35 });
    expect(missing).toEqual(
      calculate({ age1: 35, outstandingBalanceInsuranceType: 1, taxYear: 2025 }),
    );
    expect(calculate({ age1: 35, explain: false })).not.toHaveProperty('explanation');
  });
});
