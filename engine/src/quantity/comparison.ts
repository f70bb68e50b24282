import type { Unit } from '../explanation/step.ts';
import { binary } from '../money/binary.ts';
import { zeroCents, type Cents } from '../money/cents.ts';
import { exact, isLess, type Exact } from '../money/exact.ts';
import { isHigherRate, whole, type Rate } from '../money/rate.ts';
import { Formula, noOperands } from './quantity.ts';
import type { Amount } from './units.ts';

/** Whether the first amount is below the second, compared exactly. */
export function isBelow<U extends Unit>(
  a: Formula<Cents | Exact, U>,
  b: Formula<Cents | Exact, NoInfer<U>>,
): boolean;
export function isBelow<A extends Amount, U extends Unit>(
  a: Formula<A, U>,
  b: Formula<NoInfer<A>, NoInfer<U>>,
): boolean;
export function isBelow(a: Formula, b: Formula): boolean {
  if (typeof a.amount === 'number' && typeof b.amount === 'number') return a.amount < b.amount;
  return a.kind === 'rate'
    ? isHigherRate(b.amount as Rate, a.amount as Rate)
    : isLess(a.amount as Cents | Exact, b.amount as Cents | Exact);
}

/** Whether the amount is below zero. */
export function isNegative({ amount }: Formula): boolean {
  return (typeof amount === 'number' ? amount : amount.numerator) < 0;
}

const zeros = {
  cents: zeroCents,
  exact: exact(zeroCents),
  rate: whole(0),
  binary: binary(0),
} as const;

/** Zero of the same kind and unit. */
export function zeroOf<A extends Amount, U extends Unit>({
  kind,
  unit,
}: Formula<A, U>): Formula<A, U> {
  return new Formula(zeros[kind] as A, kind, unit, 'figure', noOperands);
}
