import type { Bracket } from '../../../law/tax/tariff.ts';
import { cents, zeroCents, type Cents } from '../../../money/cents.ts';
import { add, divide, exact, multiply, type Exact } from '../../../money/exact.ts';
import {
  addRates,
  isHigherRate,
  minRate,
  multiplyRates,
  ratio,
  wholeRate,
  type Rate,
} from '../../../money/rate.ts';
import { wholeCents } from '../../../money/rounding.ts';

/**
 * The tariff of tax class 2 (splitting): `parts` times the tax of class 1 on the income divided by `parts`, which is the
 * class-1 tariff with all its bounds multiplied. L.I.R. art. 121.
 */
export function splittingTariff(classOne: readonly Bracket[], parts: number): readonly Bracket[] {
  return classOne.map(({ above, rate }) => ({ above: cents(above * parts), rate }));
}

/**
 * The tariff of tax class 1a: the class-1 tariff on a reduced income, with the marginal rate capped at `maximumRate`. The
 * class-1 brackets with higher rates apply from their usual bounds.
 *
 * Reduced income X = R - share x (complement - R), so a class-1 bound X lies at R = (X + share x complement) / (1 + share)
 * and its rate on R is (1 + share) x rate. L.I.R. art. 120bis.
 */
export function classOneATariff(
  classOne: readonly Bracket[],
  reduction: { share: Rate; complement: Cents; maximumRate: Rate },
): readonly Bracket[] {
  const { share, complement, maximumRate } = reduction;
  const growth = addRates(wholeRate, share);
  const brackets: Bracket[] = [];
  for (const { above, rate } of classOne) {
    if (isHigherRate(rate, maximumRate)) {
      brackets.push({ above, rate });
      continue;
    }
    const capped = minRate(multiplyRates(rate, growth), maximumRate);
    const previous = brackets.at(-1);
    if (previous && !isHigherRate(capped, previous.rate)) continue;
    const bound = divideByRate(add(exact(above), multiply(complement, share)), growth);
    brackets.push({ above: previous ? wholeCents(bound) : zeroCents, rate: capped });
  }
  return brackets;
}

function divideByRate(amount: Exact, rate: Rate): Exact {
  return divide(multiply(amount, ratio(rate.denominator, 1)), rate.numerator);
}
