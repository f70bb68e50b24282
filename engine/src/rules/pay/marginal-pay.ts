import { contributionLines } from '../../explanation/vocabulary/salary.ts';
import { minus, plus, sumOf, times } from '../../quantity/arithmetic.ts';
import { quoted, step } from '../../quantity/names.ts';
import type { Measure, Money } from '../../quantity/quantity.ts';
import { wholeCents } from '../../quantity/rounding.ts';
import type { Breakdown } from './breakdown.ts';

/** A gross salary with a raise, the same in every month of its period. */
export function withRaise(gross: Money, raise: Money, months: Measure<'months'>): Money {
  return step('grossSalary', plus(gross, times(raise, months)), wholeCents);
}

/**
 * What becomes of the difference between two salaries of the same period, to the cent: the net is the raise after tax
 * and contributions.
 */
export function marginalPay(now: Breakdown, raised: Breakdown) {
  const raise = quoted('raise', minus(raised.grossSalary, now.grossSalary));
  const tax = step(
    'taxOfRaise',
    minus(quoted('taxWithRaise', raised.tax), quoted('taxWithoutRaise', now.tax)),
  );
  const contributions = step(
    'contributionsOfRaise',
    minus(
      quoted('contributionsWithRaise', contributionsOf(raised)),
      quoted('contributionsWithoutRaise', contributionsOf(now)),
    ),
  );
  const netSalary = step('netOfRaise', minus(raise, tax, contributions));
  return { grossSalary: raise, netSalary, tax, contributions };
}

function contributionsOf(lines: Breakdown) {
  return sumOf(contributionLines.map((line) => lines[line]));
}
