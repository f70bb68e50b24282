import type { ExplainedLine, SolarPanelsResult, Step } from '@suen/engine/inputs';

/** The steps that led to a line of the result, in order. */
export function stepsOfLine(
  { explanation = [] }: Pick<SolarPanelsResult, 'explanation'>,
  line: ExplainedLine,
): readonly Step[] {
  return explanation.filter(({ lines }) => lines.includes(line));
}
