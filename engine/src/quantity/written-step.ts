import type { BracketShare, ExplainedLine, Operation, Step, StepId } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import { lawOf } from './law-of.ts';
import { operandsOf, shownAmount } from './operands.ts';
import type { Formula, Quantity } from './quantity.ts';

/**
 * The step that explains a quantity. All steps have the same fields in the same order, which keeps the objects fast.
 *
 * @param lines the lines of the result that it explains
 * @param earlier the steps of the quantities that it uses
 */
export function stepOf<Lines extends readonly ExplainedLine[]>(
  quantity: Quantity,
  lines: Lines,
  earlier: ReadonlyMap<Formula, Step>,
): Step & { readonly lines: Lines } {
  const { id, unit, rounding, notes } = quantity;
  const { sources, months } = lawOf(quantity, earlier);
  return {
    id: id as StepId,
    lines,
    operation: operationOf(quantity),
    operands: operandsOf(quantity),
    brackets: bracketsOf(quantity),
    rounding: rounding?.id ?? 'exact',
    raisedToZero: notes.isFlooredAtZero,
    amount: shownAmount(quantity),
    unit: unit === 'EUR' ? undefined : unit,
    sources,
    months,
  };
}

function operationOf({ operation }: Quantity): Operation {
  switch (operation) {
    case 'figure':
    case 'called':
    case 'plus':
    case 'minus':
    case 'times':
    case 'over':
      return 'arithmetic';
    default:
      return operation;
  }
}

/** The brackets of the tariff that the amount reaches. */
function bracketsOf({ notes, operands }: Quantity): readonly BracketShare[] | undefined {
  const base = operands[0];
  return base && notes.tariff?.sharesOf(base.amount as Cents);
}
