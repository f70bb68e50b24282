import type { ExplainedLine, Step } from '../explanation/step.ts';
import { Quantity, type Formula, type ShownLine } from './quantity.ts';
import { stepOf } from './written-step.ts';

/** The lines of a result in order, each with its quantities. */
export type ExplainedLines = Readonly<
  Partial<Record<ExplainedLine, Quantity | readonly Quantity[] | undefined>>
>;

/** For each line, the other lines whose steps are shown under it, too. */
export type OpenedLines = Readonly<Partial<Record<ExplainedLine, readonly ExplainedLine[]>>>;

/**
 * The steps that explain the lines of a result, line by line. Each step appears once, before the steps that use it. The
 * explanation of a line ends at entered figures, at figures of the law, and at other lines, which have their own explanation.
 */
export function explain(lines: ExplainedLines, opened?: OpenedLines): readonly Step[] {
  const walk: Walk = { found: [], opened };
  const shown: ShownLine[] = [];
  for (const id of Object.keys(lines) as ExplainedLine[]) {
    const quantities = lines[id];
    const alone = [id];
    if (quantities instanceof Quantity) show({ id, alone, quantity: quantities }, shown);
    else for (const quantity of quantities ?? noQuantities) show({ id, alone, quantity }, shown);
  }
  for (const line of shown) visitStep(line.quantity, line, walk);
  const steps: Step[] = [];
  for (const quantity of walk.found) {
    steps.push(stepOf(quantity, quantity.lines ?? noLines));
    quantity.ownLine = null;
    quantity.lines = null;
  }
  return steps;
}

interface Walk {
  /** The steps found so far, in order. */
  readonly found: Quantity[];
  readonly opened: OpenedLines | undefined;
}

function show(line: ShownLine, shown: ShownLine[]): void {
  if (line.quantity.making === 'figure') return;
  line.quantity.ownLine = line;
  shown.push(line);
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

/** Visits all steps in formulas. @returns whether there are any */
function visitAll(formulas: readonly Formula[], line: ShownLine, walk: Walk): boolean {
  let isFound = false;
  for (const formula of formulas) {
    const { making, operands } = formula;
    if (making === 'figure') continue;
    if (making === 'called' || !(formula instanceof Quantity)) {
      isFound = visitAll(operands, line, walk) || isFound;
      continue;
    }
    isFound = true;
    const owner = formula.ownLine ?? line;
    const isOpen = owner === line || walk.opened?.[line.id]?.includes(owner.id) === true;
    visitStep(formula, isOpen ? line : owner, walk);
  }
  return isFound;
}

const noLines: readonly ExplainedLine[] = [];
const noQuantities: readonly Quantity[] = [];
