import { writtenOut } from '../explanation/explained.ts';
import type { ExplainedLine, Step } from '../explanation/step.ts';
import { Quantity, type Formula } from './quantity.ts';
import { stepOf } from './written-step.ts';

/** The lines of a result in its order, each with the quantities that it shows. */
export type ExplainedLines = Readonly<
  Partial<Record<ExplainedLine, Quantity | readonly Quantity[]>>
>;

/** For a line, the other lines whose steps it shows as well. */
export type OpenedLines = Readonly<Partial<Record<ExplainedLine, readonly ExplainedLine[]>>>;

/**
 * How the lines of a result came about: each step once, before the steps that use it, line by line. A line is explained
 * down to the figures that were entered, or to another line, which has its own explanation.
 */
export function explain(lines: ExplainedLines, opened: OpenedLines = {}): readonly Step[] {
  const walk: Walk = { owners: new Map(), linesOfStep: new Map(), opened };
  const shown: Line[] = [];
  for (const line of Object.keys(lines) as ExplainedLine[]) {
    const quantities = lines[line];
    if (quantities instanceof Quantity) show(line, quantities, shown, walk);
    else for (const quantity of quantities ?? noQuantities) show(line, quantity, shown, walk);
  }
  for (const { line, quantity } of shown) visitStep(quantity, line, walk);
  const steps: Step[] = [];
  for (const [quantity, itsLines] of walk.linesOfStep) {
    const { handWritten } = quantity.notes;
    if (handWritten === undefined) steps.push(stepOf(quantity, itsLines));
    else steps.push(...writtenOut(handWritten));
  }
  return steps;
}

interface Line {
  readonly line: ExplainedLine;
  readonly quantity: Quantity;
}

function show(line: ExplainedLine, quantity: Quantity, shown: Line[], { owners }: Walk): void {
  shown.push({ line, quantity });
  owners.set(quantity, line);
}

interface Walk {
  /** The quantities that are lines of the result. */
  readonly owners: Map<Quantity, ExplainedLine>;
  /** The steps found so far, in order, and the lines that each helps to explain. */
  readonly linesOfStep: Map<Quantity, ExplainedLine[]>;
  readonly opened: OpenedLines;
}

function visitStep(quantity: Quantity, line: ExplainedLine, walk: Walk): void {
  if (quantity.making === 'figure') return;
  const known = walk.linesOfStep.get(quantity);
  if (known?.includes(line) === true) return;
  for (const each of quantity.notes.decidedBy ?? noQuantities) visit(each, line, walk);
  for (const each of quantity.operands) visit(each, line, walk);
  if (known === undefined) walk.linesOfStep.set(quantity, [line]);
  else known.push(line);
}

function visit(formula: Formula, line: ExplainedLine, walk: Walk): void {
  if (!(formula instanceof Quantity) || formula.making === 'called') {
    for (const each of formula.operands) visit(each, line, walk);
    return;
  }
  if (formula.making === 'figure') return;
  const owner = walk.owners.get(formula);
  if (owner === undefined || owner === line || walk.opened[line]?.includes(owner) === true) {
    visitStep(formula, line, walk);
  } else {
    visitStep(formula, owner, walk);
  }
}

const noQuantities: readonly Quantity[] = [];
