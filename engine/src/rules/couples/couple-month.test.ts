import { expect, test } from 'vitest';
import { cents } from '../../money/cents.ts';
import { money } from '../../quantity/names.ts';
import { breakdown, linesOf } from '../pay/breakdown.ts';
import { coupleMonths } from './couple-month.ts';

/** A year in which every line has this amount. */
function yearOf(amountInCents: number) {
  const lines = linesOf(() => money('annualAmount', cents(amountInCents)));
  return breakdown(lines, lines.taxBeforeCredits, lines.taxCredits);
}

/*
 * Each person's year is twelve times 100.00, and some cents. The couple's month is the twelfth of both, to the nearest cent; each
 * person gets 100.00, and the cents above that go to the larger remainders.
 */
test.each([
  // (11 + 11) / 12 = 1.83: two cents, one for each.
  [11, 11, 1, 1],
  [10, 11, 1, 1],
  // (11 + 3) / 12 = 1.17: one cent, for the remainder of 11.
  [11, 3, 1, 0],
  [3, 11, 0, 1],
  // (6 + 6) / 12 = 1: of equal remainders, the first.
  [6, 6, 1, 0],
  // (3 + 2) / 12 = 0.42: none.
  [3, 2, 0, 0],
  [2, 3, 0, 0],
  [0, 0, 0, 0],
])(
  'remainders of %d and %d cents give %d and %d more',
  (first, second, centsToFirst, centsToSecond) => {
    const months = coupleMonths(yearOf(120_000 + first), yearOf(120_000 + second));
    expect(months.first.pensionContributions.amount).toBe(10_000 + centsToFirst);
    expect(months.second?.pensionContributions.amount).toBe(10_000 + centsToSecond);
  },
);

test('a person alone gets the twelfth to the nearest cent', () => {
  // 7 / 12 = 0.58, 5 / 12 = 0.42.
  expect(coupleMonths(yearOf(120_007), null).first.pensionContributions.amount).toBe(10_001);
  expect(coupleMonths(yearOf(120_005), null).first.pensionContributions.amount).toBe(10_000);
});
