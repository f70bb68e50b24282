import type { Source } from '../dated/source.ts';
import type { MonthSpan, Unit } from '../explanation/step.ts';
import { Formula, noNotes, Quantity, type Notes } from './quantity.ts';
import type { Amount } from './units.ts';

/** A formula that depends on quantities that are not its operands, such as an age that decides between two amounts. */
export function decidedBy<A extends Amount, U extends Unit>(
  formula: Formula<A, U>,
  ...quantities: readonly Quantity[]
): Formula<A, U> {
  return noted(formula, { decidedBy: quantities });
}

/** A formula with legal sources in addition to those of its figures. */
export function citing<A extends Amount, U extends Unit>(
  formula: Formula<A, U>,
  sources: readonly Source[],
): Formula<A, U> {
  return noted(formula, { sources });
}

/** A formula that applies to some months of the year only, as do the steps that use it. */
export function during<A extends Amount, U extends Unit>(
  formula: Formula<A, U>,
  months: MonthSpan | undefined,
): Formula<A, U> {
  return months === undefined ? formula : noted(formula, { months });
}

function noted<A extends Amount, U extends Unit>(
  formula: Formula<A, U>,
  more: Notes,
): Formula<A, U> {
  const { amount, kind, unit, operation, operands, notes } = formula;
  return formula instanceof Quantity
    ? new Formula(amount, kind, unit, 'plus', [formula], more)
    : new Formula(amount, kind, unit, operation, operands, together(notes, more));
}

function together(notes: Notes, more: Notes): Notes {
  return notes === noNotes ? more : { ...notes, ...more };
}
