import type { ExplainedLine, Step } from '@suen/engine/small-door';

/** The steps that led to a line of a result, in order; none where a result came without explanations. */
export function stepsOfLine(
  steps: readonly Step[] | undefined,
  line: ExplainedLine,
): readonly Step[] {
  return steps?.filter(({ lines }) => lines.includes(line)) ?? [];
}

/** Of the steps that led to a line, those that led to one of them; none without it. */
export function stepsUpTo(steps: readonly Step[], id: Step['id']): readonly Step[] {
  const last = steps.findLast((step) => step.id === id);
  if (last === undefined) return [];
  const needed = new Set([last]);
  for (const step of steps.toReversed()) {
    if (!needed.has(step)) continue;
    for (const operand of step.operands) {
      const origin = steps.find(
        ({ id: name, amount }) => name === operand.id && amount === operand.value,
      );
      if (origin) needed.add(origin);
    }
  }
  return steps.filter((step) => needed.has(step));
}
