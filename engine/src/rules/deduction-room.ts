import type { Cents } from '../money/cents.ts';
import { flooredAtZero, min, minus, sumOf } from '../quantity/arithmetic.ts';
import { deductionNames, type DeductionFigureId } from '../quantity/names.ts';
import type { Formula, Money } from '../quantity/quantity.ts';

const { step, quoted } = deductionNames;

/** A ceiling, what was paid in, also above it, and what is left: below zero when too much was paid. */
export interface Room {
  readonly ceiling: Money;
  readonly paid: Money;
  readonly remaining: Money;
}

/** What a category's payments leave of its ceiling. Payments are summed as entered, never cut at the ceiling. */
export function roomOf(payments: readonly Money[], ceiling: Money): Room {
  const paid = sumOfPayments(payments);
  return { ceiling, paid, remaining: step('remainingRoom', minus(ceiling, paid)) };
}

/** The payments that were made at all, added up; one payment of nothing when there is none. */
function sumOfPayments(payments: readonly Money[]): Money {
  const made = payments.filter(({ amount }) => amount > 0);
  return step('amountsEntered', sumOf(made.length > 0 ? made : payments.slice(0, 1)));
}

/** A category's room under the name by which it stands in a sum. */
export interface NamedRoom {
  readonly id: DeductionFigureId;
  readonly room: Room;
}

/** What may still be paid in, over the categories that have room. */
export function totalRoom(rooms: readonly NamedRoom[]): Money {
  return totalOf('totalRoom', rooms, ({ remaining }) => flooredAtZero(remaining));
}

/** What was paid too much, over the categories that are full: room in one never makes up for excess in another. */
export function totalExcess(rooms: readonly NamedRoom[]): Money {
  return totalOf('totalExcess', rooms, ({ paid, ceiling }) => flooredAtZero(minus(paid, ceiling)));
}

/** What of all payments counts: each category up to its ceiling. */
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
