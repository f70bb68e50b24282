import type { Source } from '../dated/source.ts';
import { noSources } from '../explanation/explained.ts';
import type { ExplainedLine, Operation, Step, StepId } from '../explanation/step.ts';
import { operandsOf, shownAmount } from './operands.ts';
import { Quantity, type Formula } from './quantity.ts';

/** A quantity as the step that a reader gets. Every step has its fields in the same order. */
export function stepOf(quantity: Quantity, lines: readonly ExplainedLine[]): Step {
  const { id, notes, unit, rounding, isFlooredAtZero } = quantity;
  return {
    id: id as StepId,
    lines,
    operation: operationOf(quantity),
    operands: operandsOf(quantity),
    brackets: notes.brackets?.(),
    rounding: rounding?.id ?? 'exact',
    raisedToZero: isFlooredAtZero || undefined,
    amount: shownAmount(quantity),
    unit: unit === 'EUR' ? undefined : unit,
    sources: sourcesOf(quantity),
    months: quantity.months,
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
    case 'handWritten':
      return 'arithmetic';
    default:
      return making;
  }
}

/** Where a step's law is to be read: that of its rounding, of its formula, and of the figures of the law in it. */
function sourcesOf({ rounding, notes, operands }: Quantity): readonly Source[] {
  const sources: Source[] = [];
  addSources(rounding?.sources, sources);
  addSources(notes.sources, sources);
  for (const operand of operands) addSourcesOfFigures(operand, sources);
  return sources.length === 0 ? noSources : sources;
}

function addSourcesOfFigures(formula: Formula, into: Source[]): void {
  if (formula.making === 'figure') addSources(formula.notes.sources, into);
  else if (!(formula instanceof Quantity)) {
    for (const operand of formula.operands) addSourcesOfFigures(operand, into);
  }
}

function addSources(sources: readonly Source[] | undefined, into: Source[]): void {
  if (sources === undefined) return;
  for (const source of sources) if (!into.includes(source)) into.push(source);
}
