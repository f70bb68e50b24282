import { explained, type Explainable, type Explained } from '../explanation/explained.ts';
import { money } from '../explanation/operand.ts';
import type { ExplainedLine, Operand, OperandId, Step } from '../explanation/step.ts';
import { highest, less, lowest, noCents, sum, type Cents } from '../money/cents.ts';

/** A yearly payment, under the name by which its figure is known. */
export interface Payment {
  readonly id: OperandId;
  readonly amount: Cents;
}

/** A ceiling of the law for one category: fixed, or computed by steps. */
export interface Ceiling {
  readonly amount: Cents;
  readonly operand: () => Operand;
  readonly sources: Step['sources'];
  readonly steps: readonly Explainable[];
}

/** A ceiling, what was paid in, also above it, and what is left: below zero when too much was paid. */
export interface Room {
  readonly ceiling: Cents;
  readonly paid: Cents;
  readonly remaining: Cents;
  readonly steps: readonly Explainable[];
}

/** What a category's payments leave of its ceiling. Payments are summed as entered, never cut at the ceiling. */
export function roomOf(
  line: ExplainedLine,
  payments: readonly Payment[],
  { amount: ceiling, operand, sources, steps }: Ceiling,
): Room {
  const paid = sumOfPayments(line, payments);
  const remaining = explained(less(ceiling, paid.amount), () => ({
    id: 'remainingRoom',
    lines: [line],
    operands: [operand(), money('amountsEntered', paid.amount, '-')],
    sources,
  }));
  return {
    ceiling,
    paid: paid.amount,
    remaining: remaining.amount,
    steps: [...steps, paid, remaining],
  };
}

/** The payments that were made at all, added up; one payment of nothing when there is none. */
function sumOfPayments(line: ExplainedLine, payments: readonly Payment[]): Explained {
  const made = payments.filter(({ amount }) => amount > 0);
  const shown = made.length > 0 ? made : payments.slice(0, 1);
  return explained(sum(...shown.map(({ amount }) => amount)), () => ({
    id: 'amountsEntered',
    lines: [line],
    operation: shown.length > 1 ? 'arithmetic' : 'given',
    operands: shown.map(({ id, amount }) => money(id, amount)),
  }));
}

/** A category's room under the name by which it stands in a sum. */
export interface NamedRoom {
  readonly id: OperandId;
  readonly room: Room;
}

/** What may still be paid in, over the categories that have room. */
export function totalRoom(rooms: readonly NamedRoom[]): Explained {
  return sumOver(
    'totalRoom',
    rooms.map(({ id, room }) => ({ id, amount: highest(room.remaining, noCents) })),
  );
}

/** What was paid too much, over the categories that are full: room in one never makes up for excess in another. */
export function totalExcess(rooms: readonly NamedRoom[]): Explained {
  return sumOver(
    'totalExcess',
    rooms.map(({ id, room }) => ({ id, amount: highest(less(noCents, room.remaining), noCents) })),
  );
}

/** What of all payments counts: each category up to its ceiling. */
export function amountsThatCount(rooms: readonly NamedRoom[]): Explained {
  return sumOver(
    'amountsThatCount',
    rooms.map(({ id, room }) => ({ id, amount: lowest(room.paid, room.ceiling) })),
  );
}

function sumOver(
  id: 'totalRoom' | 'totalExcess' | 'amountsThatCount',
  parts: readonly Payment[],
): Explained {
  return explained(sum(...parts.map(({ amount }) => amount)), () => ({
    id,
    lines: ['total'],
    operands: parts.map((part) => money(part.id, part.amount)),
  }));
}
