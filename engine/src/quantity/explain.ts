import { writtenOut } from '../explanation/explained.ts';
import type { ExplainedLine, Step } from '../explanation/step.ts';
import { Quantity, type Formula, type ShownLine } from './quantity.ts';
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
export function explain(lines: ExplainedLines, opened?: OpenedLines): readonly Step[] {
  const walk: Walk = { found: [], opened };
  const shown: Shown[] = [];
  for (const id of Object.keys(lines) as ExplainedLine[]) {
    const quantities = lines[id];
    const line = { id, alone: [id] };
    if (quantities instanceof Quantity) show(line, quantities, shown);
    else for (const quantity of quantities ?? noQuantities) show(line, quantity, shown);
  }
  for (const { line, quantity } of shown) visitStep(quantity, line, walk);
  const steps: Step[] = [];
  for (const quantity of walk.found) {
    const { notes, lines: itsLines } = quantity;
    if (notes.handWritten) steps.push(...writtenOut(notes.handWritten));
    else steps.push(stepOf(quantity, itsLines ?? noLines));
    quantity.ownLine = null;
    quantity.lines = null;
  }
  return steps;
}

interface Shown {
  readonly line: ShownLine;
  readonly quantity: Quantity;
}

interface Walk {
  /** The steps found so far, in order. */
  readonly found: Quantity[];
  readonly opened: OpenedLines | undefined;
}

function show(line: ShownLine, quantity: Quantity, shown: Shown[]): void {
  if (quantity.making === 'figure') return;
  quantity.ownLine = line;
  shown.push({ line, quantity });
}

function visitStep(quantity: Quantity, line: ShownLine, walk: Walk): void {
  const known = quantity.lines;
  if (known !== null && (known === line.alone || known.includes(line.id))) return;
  if (quantity.restsOnSteps !== false) {
    const { operands, notes } = quantity;
    const isDecidedBySteps = notes.decidedBy !== undefined && visitAll(notes.decidedBy, line, walk);
    quantity.restsOnSteps = visitAll(operands, line, walk) || isDecidedBySteps;
  }
  quantity.lines = known === null ? line.alone : [...known, line.id];
  if (known === null) walk.found.push(quantity);
}

/** Finds the steps in formulas. @returns whether there are any */
function visitAll(formulas: readonly Formula[], line: ShownLine, walk: Walk): boolean {
  let found = false;
  for (const each of formulas) if (visit(each, line, walk)) found = true;
  return found;
}

function visit(formula: Formula, line: ShownLine, walk: Walk): boolean {
  const { making } = formula;
  if (making === 'figure') return false;
  if (!(formula instanceof Quantity) || making === 'called') {
    return visitAll(formula.operands, line, walk);
  }
  const owner = formula.ownLine ?? line;
  const isOpen = owner === line || walk.opened?.[line.id]?.includes(owner.id) === true;
  visitStep(formula, isOpen ? line : owner, walk);
  return true;
}

const noLines: readonly ExplainedLine[] = [];
const noQuantities: readonly Quantity[] = [];
