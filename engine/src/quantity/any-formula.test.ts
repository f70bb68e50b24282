import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differenceWhenRedone } from '../explanation/pocket-calculator.test-support.ts';
import { cents, type Cents } from '../money/cents.ts';
import type { Exact } from '../money/exact.ts';
import { ratio } from '../money/rate.ts';
import { flooredAtZero, max, min, minus, over, plus, times } from './arithmetic.ts';
import { explain } from './explain.ts';
import { count, money, share, step } from './names.ts';
import type { Quantity, Term } from './quantity.ts';
import { downToEuro, downToTenCents, toNearestCent, upToCent } from './rounding.ts';

type MoneyTerm = Term<Cents | Exact, 'EUR'>;
type MoneyQuantity = Quantity<Cents | Exact, 'EUR'>;

const entered = fc
  .integer({ min: 0, max: 10_000_000 })
  .map((amount): MoneyQuantity => money('enteredSalary', cents(amount)));

/** Any formula of money: sums, differences, products and quotients of whatever was named or not. */
const { term } = fc.letrec<{ term: MoneyTerm; named: MoneyQuantity }>((tie) => ({
  named: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    entered,
    tie('term').map((each) => step('annualAmount' as never, each)),
  ),
  term: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    entered,
    fc.tuple(tie('term'), tie('term')).map(([a, b]) => plus(a, b)),
    fc.tuple(tie('term'), tie('term'), tie('named')).map(([a, b, c]) => minus(a, b, c)),
    fc
      .tuple(tie('term'), fc.integer({ min: 1, max: 2000 }))
      .map(([a, rate]) => times(a, share('pensionRate', ratio(rate, 10_000)))),
    fc
      .tuple(tie('term'), fc.integer({ min: 1, max: 12 }))
      .map(([a, months]) => over(a, count('monthsInYear', months, 'months'))),
  ),
}));

const rounding = fc.constantFrom(toNearestCent, upToCent, downToTenCents, downToEuro);

describe('any formula', () => {
  test('is written so that its figures give its amount', () => {
    fc.assert(
      fc.property(term, term, rounding, (a, b, how) => {
        const first = step(
          'taxableIncome',
          plus(a, times(b, share('creditRate', ratio(1, 1)))),
          how,
        );
        const second = step('tariffTax', flooredAtZero(minus(b, first)));
        const chosen = [min(first, second), max(first, second)].map((each) => step('tax', each));
        for (const written of explain({ tax: chosen })) {
          const { amount } = written;
          expect(differenceWhenRedone(written), JSON.stringify(written)).toBeLessThan(
            1e-6 * Math.max(1, Math.abs(amount)),
          );
        }
      }),
      { numRuns: 500 },
    );
  });
});
