import type { ExplainedLine, Step } from '@suen/engine/inputs';

/** The steps that led to a line of a result, in order; none where a result came without explanations. */
export function stepsOfLine(
  steps: readonly Step[] | undefined,
  line: ExplainedLine,
): readonly Step[] {
  return steps?.filter(({ lines }) => lines.includes(line)) ?? [];
}
