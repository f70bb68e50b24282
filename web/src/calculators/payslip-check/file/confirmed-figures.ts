import type { SlipLine } from '@suen/engine/calculators/payslip-check/input';
import type { DoubtfulFigure, FoundInPayslip, PrintedFigure } from './lines.ts';

/** What a payslip says beside its amounts. */
export const factIds = ['payMonth', 'taxClass', 'weeklyHours'] as const;
export type FactId = (typeof factIds)[number];

/** What the reader decides about what was read. */
export interface Choices {
  /** Unticked. */
  readonly left: ReadonlySet<SlipLine | FactId>;
  /** The lines of doubtful figures, by their place in the list. */
  readonly lines: ReadonlyMap<number, SlipLine>;
}

const keyOf = ({ label, amount }: PrintedFigure) => `${label} ${amount}`;

/** Each doubtful figure once, even if the payslip repeats it. */
export function uniqueDoubtful({ doubtful }: FoundInPayslip): readonly DoubtfulFigure[] {
  return [...new Map(doubtful.map((figure) => [keyOf(figure), figure])).values()];
}

/** The lines that a doubtful figure can be given: those without another figure. */
export function offeredLines(
  found: FoundInPayslip,
  { left, lines }: Choices,
  index: number,
): readonly SlipLine[] {
  const linesOfOthers = new Set(
    [...lines].filter(([other]) => other !== index).map(([, line]) => line),
  );
  const isTaken = (line: SlipLine) =>
    linesOfOthers.has(line) || (found.lines[line] !== undefined && !left.has(line));
  return (uniqueDoubtful(found)[index]?.candidates ?? []).filter((line) => !isTaken(line));
}

/** What the reader has confirmed, and how many figures these are. */
export function confirmedFigures(
  found: FoundInPayslip,
  choices: Choices,
): { readonly found: FoundInPayslip; readonly count: number } {
  const lines: Partial<Record<SlipLine, PrintedFigure>> = {};
  for (const [index, { amount, label }] of uniqueDoubtful(found).entries()) {
    const line = choices.lines.get(index);
    if (line !== undefined) lines[line] = { amount, label };
  }
  const { payMonth, taxClass, weeklyHours } = found;
  const isTicked = (id: SlipLine | FactId) => !choices.left.has(id);
  for (const [line, figure] of entriesOf(found.lines)) if (isTicked(line)) lines[line] = figure;
  const facts = {
    ...(payMonth !== undefined && isTicked('payMonth') && { payMonth }),
    ...(taxClass !== undefined && isTicked('taxClass') && { taxClass }),
    ...(weeklyHours !== undefined && isTicked('weeklyHours') && { weeklyHours }),
  };
  return {
    found: { lines, doubtful: [], ...facts },
    count: Object.keys(lines).length + Object.keys(facts).length,
  };
}

function entriesOf(lines: FoundInPayslip['lines']) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type names all keys
  return Object.entries(lines) as [SlipLine, PrintedFigure][];
}
