import type { ExplainedLine, Step } from '../explanation/step.ts';
import { Quantity, type Formula } from './quantity.ts';
import { stepOf } from './written-step.ts';

/** The lines of a result in order, each with its quantities. */
export type ExplainedLines = Readonly<
  Partial<Record<ExplainedLine, Quantity | readonly Quantity[] | undefined>>
>;

/** Figures that come only with the fields that ask for them, and their lines to explain. */
export interface ExplainedFigures<Figures> {
  readonly figures: Figures;
  readonly lines: ExplainedLines;
}

/** For each line, the other lines whose steps are shown under it, too. */
type OpenedLines = Readonly<Partial<Record<ExplainedLine, readonly ExplainedLine[]>>>;

/**
 * The steps that explain the lines of a result, line by line. Each step appears once, before the steps that use it. The
 * explanation of a line ends at entered figures, at figures of the law, and at other lines, which have their own explanation.
 */
export function explain(lines: ExplainedLines, opened: OpenedLines = {}): readonly Step[] {
  const shown = shownIn(lines);
  const walk: Walk = { lineOf: new Map(shown), opened, steps: new Map() };
  for (const [quantity, line] of shown) visit(quantity, line, walk);
  return [...walk.steps.values()];
}

interface Walk {
  /** The line that shows a quantity. */
  readonly lineOf: ReadonlyMap<Formula, ExplainedLine>;
  readonly opened: OpenedLines;
  /** The steps found so far, in order. Their lists of lines still grow. */
  readonly steps: Map<Quantity, GrowingStep>;
}

type GrowingStep = Step & { readonly lines: ExplainedLine[] };

function shownIn(lines: ExplainedLines): readonly [Quantity, ExplainedLine][] {
  const shown: [Quantity, ExplainedLine][] = [];
  for (const line of Object.keys(lines) as ExplainedLine[]) {
    for (const quantity of [lines[line] ?? []].flat()) {
      if (quantity.operation !== 'figure') shown.push([quantity, line]);
    }
  }
  return shown;
}

function visit(quantity: Quantity, line: ExplainedLine, walk: Walk): void {
  const known = walk.steps.get(quantity);
  if (known?.lines.includes(line) === true) return;
  visitAll(quantity.notes.decidedBy ?? [], line, walk);
  visitAll(quantity.operands, line, walk);
  if (known) known.lines.push(line);
  else walk.steps.set(quantity, stepOf(quantity, [line], walk.steps));
}

/** Visits all steps in formulas. */
function visitAll(formulas: readonly Formula[], line: ExplainedLine, walk: Walk): void {
  for (const formula of formulas) {
    if (formula.operation === 'figure') continue;
    if (formula.operation === 'called' || !(formula instanceof Quantity)) {
      visitAll(formula.operands, line, walk);
      continue;
    }
    const owner = walk.lineOf.get(formula) ?? line;
    visit(formula, walk.opened[line]?.includes(owner) === true ? line : owner, walk);
  }
}
