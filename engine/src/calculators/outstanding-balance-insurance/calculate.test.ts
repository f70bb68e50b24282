import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../dated/day.ts';
import { expectRedone } from '../../explanation/pocket-calculator.test-support.ts';
import type { ExplainedLine } from '../../explanation/step.ts';
import { inCents } from '../../money/in-cents.test-support.ts';
import { calculate as optimize } from '../tax-optimization/calculate.ts';
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
        const { explanation = [], max, remaining, mostTaxSaved } = calculate(request);
        expectRedone(explanation, 1e-6);
        const last = (of: ExplainedLine) => explanation.findLast(({ lines }) => lines.includes(of));
        expect(last('outstandingBalanceInsurance')?.amount).toBe(remaining);
        expect(last('mostTaxSaved')?.amount).toBe(mostTaxSaved);
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

describe('earlier single premiums for the same home', () => {
  const limitOf = (input: Partial<OutstandingBalanceInsuranceInput>) => {
    const { max, deducted, remaining, progress } = calculate({ age1: 30, taxYear: 2026, ...input });
    return { max, deducted, remaining, progress };
  };

  // RGD of 19 December 2008 (n2), art. 1, par. 4: 6 000 at 30, less what the five years before have used.
  test.each([
    ['4 000 leave 6 000 - 4 000', { earlierSinglePremiums: 4000 }, [2000, 0, 2000, 0]],
    [
      'and of a premium of 500 a quarter is used',
      { earlierSinglePremiums: 4000, outstandingBalanceInsurance: 500 },
      [2000, 500, 1500, 25],
    ],
    ['7 000 leave nothing', { earlierSinglePremiums: 7000 }, [0, 0, 0, 0]],
    [
      'and a premium is then above the limit',
      { earlierSinglePremiums: 6000, outstandingBalanceInsurance: 500 },
      [0, 500, -500, 100],
    ],
    [
      'annual premiums have no such limit: 672',
      { earlierSinglePremiums: 4000, outstandingBalanceInsuranceType: 2 },
      [672, 0, 672, 0],
    ],
  ] as const)('%s', (_, input, [max, deducted, remaining, progress]) => {
    expect(limitOf(input)).toEqual({ max, deducted, remaining, progress });
  });

  test('lower the same limit of the tax optimization', () => {
    const answer = optimize(
      { age1: 30, taxYear: 2026, outstandingBalanceInsuranceType: 1, earlierSinglePremiums: 4000 },
      day('2026-06-15'),
    );
    expect(answer.outstandingBalanceInsurance?.max).toBe(2000);
  });
});

test('the progress is rounded to two decimals, half up', () => {
  // 1 / 6 000 = 0.016666 %, 400 / 6 000 = 6.666666 %.
  const progressOf = (premium: number) =>
    calculate({ age1: 30, taxYear: 2026, outstandingBalanceInsurance: premium }).progress;
  expect([progressOf(1), progressOf(400)]).toEqual([0.02, 6.67]);
});
