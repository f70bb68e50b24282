import type { BracketShare, ExplainedLine, Operation, Step, StepId } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import { operandsOf, shownAmount } from './operands.ts';
import type { Quantity } from './quantity.ts';
import { lawOf } from './law-of.ts';

/** The step that explains a quantity. It is kept, because steps of the law are explained with every result. */
export function stepOf(quantity: Quantity, lines: readonly ExplainedLine[]): Step {
  const { written } = quantity;
  if (written !== null && areSame(written.lines, lines)) return written;
  return (quantity.written = write(quantity, lines));
}

function areSame(a: readonly ExplainedLine[], b: readonly ExplainedLine[]): boolean {
  return a === b || (a.length === b.length && a.every((line, index) => line === b[index]));
}

/** All steps have the same fields in the same order, which keeps the objects fast. */
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

/** The brackets of the tariff that the amount reaches. */
function bracketsOf({ notes, operands }: Quantity): readonly BracketShare[] | undefined {
  const base = operands[0];
  return base && notes.tariff?.sharesOf(base.amount as Cents);
}
