import type { FigureId } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import { flooredAtZero, min, minus, sumOf } from '../quantity/arithmetic.ts';
import { quoted, step } from '../quantity/names.ts';
import type { Formula, Money } from '../quantity/quantity.ts';

/** A ceiling, the payments towards it, and the remaining amount, which is negative when the payments exceed the ceiling. */
export interface Room {
  readonly ceiling: Money;
  readonly paid: Money;
  readonly remaining: Money;
}

/** The remaining room of a category. Payments are added as entered and not capped at the ceiling. */
export function roomOf(payments: readonly Money[], ceiling: Money): Room {
  const paid = sumOfPayments(payments);
  return { ceiling, paid, remaining: step('remainingRoom', minus(ceiling, paid)) };
}

/** The sum of all payments above zero. Without any, the first payment is the sum, so that the step has an operand. */
function sumOfPayments(payments: readonly Money[]): Money {
  const made = payments.filter(({ amount }) => amount > 0);
  return step('amountsEntered', sumOf(made.length > 0 ? made : payments.slice(0, 1)));
}

/** A category's room with the name of its figure in sums over all categories. */
export interface NamedRoom {
  readonly id: FigureId;
  readonly room: Room;
}

/** The sum of all remaining room. */
export function totalRoom(rooms: readonly NamedRoom[]): Money {
  return totalOf('totalRoom', rooms, ({ remaining }) => flooredAtZero(remaining));
}

/** The sum of all payments above a ceiling. Unused room of one category cannot be used for another. */
export function totalExcess(rooms: readonly NamedRoom[]): Money {
  return totalOf('totalExcess', rooms, ({ paid, ceiling }) => flooredAtZero(minus(paid, ceiling)));
}

/** The deductible part of all payments: each category up to its ceiling. */
export function amountsThatCount(rooms: readonly NamedRoom[]): Money {
  return totalOf('amountsThatCount', rooms, ({ paid, ceiling }) => min(paid, ceiling));
}

function totalOf(
  id: 'totalRoom' | 'totalExcess' | 'amountsThatCount',
  rooms: readonly NamedRoom[],
  ofRoom: (room: Room) => Formula<Cents, 'EUR'>,
): Money {
  return step(id, sumOf(rooms.map((each) => quoted(each.id, ofRoom(each.room)))));
}
