import { monthsInYear } from '../../dated/month.ts';
import { cents, subtractCents, zeroCents, sum, type Cents } from '../../money/cents.ts';
import {
  divide,
  exact,
  floorOfMultiples,
  isLess,
  timesInteger,
  subtract,
} from '../../money/exact.ts';
import { toNearestCent } from '../../money/rounding.ts';
import { plus } from '../../quantity/arithmetic.ts';
import { quoted, step } from '../../quantity/names.ts';
import type { Term } from '../../quantity/quantity.ts';
import { sharedAs } from '../../quantity/rounding.ts';
import {
  breakdown,
  linesOf,
  type Breakdown,
  type BreakdownLine,
  type BreakdownLines,
} from '../pay/breakdown.ts';
import { twelfth } from '../twelfths.ts';

/** A month of a couple's year: a twelfth of every line. The cents of both persons add up to the couple's month. */
export function coupleMonths(
  first: Breakdown,
  second: Breakdown | null,
): { readonly first: Breakdown; readonly second: Breakdown | null } {
  const shares = (id: BreakdownLine) =>
    equalPart(first[id].amount, second?.[id].amount ?? zeroCents, monthsInYear);
  return {
    first: monthOf(first, (id) => shares(id).first),
    second: second && monthOf(second, (id) => shares(id).second),
  };
}

/** The breakdown of both persons: every line is a sum, tax and net follow from the lines. */
export function sumBreakdowns(first: Breakdown, second: Breakdown): Breakdown {
  return closed(linesOf((id) => step(id, sumOfBoth(first[id], second[id]))));
}

/** The sum of two persons' amounts. Each person's own result explains the amount. */
export function sumOfBoth(first: Term<Cents, 'EUR'>, second: Term<Cents, 'EUR'>) {
  return plus(quoted('amountOfFirstPerson', first), quoted('amountOfSecondPerson', second));
}

function monthOf(year: Breakdown, part: (id: BreakdownLine) => Cents): Breakdown {
  return closed(linesOf((id) => twelfth(id, year[id], sharedAs(part(id)))));
}

function closed(lines: BreakdownLines): Breakdown {
  return breakdown(lines, lines.taxBeforeCredits, lines.taxCredits);
}

/**
 * An equal part of two persons' amounts, such as a month of their years, so that the parts add up. The total is rounded to
 * the nearest cent, each person's part is rounded down, and the remaining cents go to the larger remainders.
 */
function equalPart(first: Cents, second: Cents, parts: number) {
  const total = toNearestCent(divide(sum(first, second), parts));
  const whole = (amount: Cents): Cents => cents(floorOfMultiples(divide(amount, parts), 1));
  const [firstWhole, secondWhole] = [whole(first), whole(second)];
  const remainder = (amount: Cents, taken: Cents) =>
    subtract(exact(amount), timesInteger(exact(taken), parts));
  const leftOver = subtractCents(total, firstWhole, secondWhole);
  const firstIsSmaller = isLess(remainder(first, firstWhole), remainder(second, secondWhole));
  const centsToFirst = leftOver === 2 || (leftOver === 1 && !firstIsSmaller) ? 1 : 0;
  const firstShare = cents(firstWhole + centsToFirst);
  return { first: firstShare, second: subtractCents(total, firstShare) };
}
