import { noSources } from './explained.ts';
import type { ExplainedLine, Step, StepId } from './step.ts';

/** A step of plain arithmetic without rounding and sources, unless told otherwise. */
export function stepOf(
  id: StepId,
  lines: readonly ExplainedLine[],
  rest: Pick<Step, 'operands' | 'amount'> & Partial<Step>,
): Step {
  return { id, lines, operation: 'arithmetic', rounding: 'exact', sources: noSources, ...rest };
}
