import { describe, expect, test } from 'vitest';
import { wrongUses } from '../explanation/pocket-calculator.test-support.ts';
import { figureIds, stepIds, type Step } from '../explanation/step.ts';
import { resultOfCase } from './calculator.ts';
import { calculators } from './calculators.ts';

const figures: ReadonlySet<string> = new Set<string>(figureIds);
const computed: ReadonlySet<string> = new Set<string>(stepIds);

/** The lists of steps of an answer: one, one for each part, or several for a part with its own list. */
function explanationsOf(answer: object): readonly (readonly Step[])[] {
  const explanation: unknown = Reflect.get(answer, 'explanation');
  return [explanation, ...Object.values<unknown>(Object(explanation))]
    .filter((part): part is readonly object[] => Array.isArray(part))
    .flatMap((part) => (part.every(isStep) ? [part] : part.flatMap(explainedPart)));
}

function isStep(part: object): part is Step {
  return 'operation' in part;
}

function explainedPart(part: object): readonly (readonly Step[])[] {
  return Object.values<unknown>({ ...part }).filter(
    (steps): steps is readonly Step[] => Array.isArray(steps) && steps.every(isStep),
  );
}

const cases = calculators.flatMap((calculator) =>
  calculator.examples.map(({ title, input }) => ({
    id: calculator.id,
    title,
    answer: resultOfCase(calculator, input),
  })),
);

describe.each(cases)('$id: $title', ({ answer }) => {
  test('uses earlier amounts as they came out, and none that no step explains', () => {
    const mustBeExplained = (id: string) => computed.has(id) && !figures.has(id);
    for (const steps of explanationsOf(answer)) {
      expect(wrongUses(steps, mustBeExplained)).toEqual([]);
    }
  });
});
