import type { BracketShare, ExplainedLine, Operation, Step, StepId } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import { operandsOf, shownAmount } from './operands.ts';
import type { Quantity } from './quantity.ts';
import { lawOf } from './law-of.ts';

/** A quantity as the step that a reader gets. */
export function stepOf(quantity: Quantity, lines: readonly ExplainedLine[]): Step {
  const { written } = quantity;
  if (written !== null && areSame(written.lines, lines)) return written;
  return (quantity.written = write(quantity, lines));
}

function areSame(a: readonly ExplainedLine[], b: readonly ExplainedLine[]): boolean {
  return a === b || (a.length === b.length && a.every((line, index) => line === b[index]));
}

/** Every step has its fields in the same order. */
function write(quantity: Quantity, lines: readonly ExplainedLine[]): Step {
  const { id, unit, rounding, isFlooredAtZero } = quantity;
  const { sources, months } = lawOf(quantity);
  return {
    id: id as StepId,
    lines,
    operation: operationOf(quantity),
    operands: operandsOf(quantity),
    brackets: bracketsOf(quantity),
    rounding: rounding?.id ?? 'exact',
    raisedToZero: isFlooredAtZero || undefined,
    amount: shownAmount(quantity),
    unit: unit === 'EUR' ? undefined : unit,
    sources,
    months,
  };
}

function operationOf({ making }: Quantity): Operation {
  switch (making) {
    case 'figure':
    case 'called':
    case 'plus':
    case 'minus':
    case 'times':
    case 'over':
      return 'arithmetic';
    default:
      return making;
  }
}

/** The brackets that the amount under a tariff reaches. */
function bracketsOf({ notes, operands }: Quantity): readonly BracketShare[] | undefined {
  const base = operands[0];
  return base && notes.tariff?.sharesOf(base.amount as Cents);
}
