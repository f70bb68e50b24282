import { describe, expect, test } from 'vitest';

import { figureIds, stepIds, type Step } from '../explanation/step.ts';
import { answerOnAnyDay } from './calculator.ts';
import { calculators } from './calculators.ts';

const figures: ReadonlySet<string> = new Set<string>(figureIds);
const computed: ReadonlySet<string> = new Set<string>(stepIds);

/** The lists of steps of an answer: one, or one for each part. */
function explanationsOf(answer: object): readonly (readonly Step[])[] {
  const explanation: unknown = Reflect.get(answer, 'explanation');
  const lists: unknown[] = Array.isArray(explanation)
    ? [explanation]
    : Object.values(Object(explanation) as Record<string, unknown>);
  return lists.filter((list): list is readonly Step[] => Array.isArray(list));
}

const cases = calculators.flatMap((calculator) =>
  calculator.examples.map(({ title, input }) => ({
    id: calculator.id,
    title,
    answer: answerOnAnyDay(calculator, input),
  })),
);

describe.each(cases)('$id: $title', ({ answer }) => {
  test('uses earlier amounts as they came out, and none that no step explains', () => {
    const wrong: string[] = [];
    for (const steps of explanationsOf(answer)) {
      const amounts = new Map<string, number[]>();
      for (const step of steps) {
        for (const { id, value } of step.operands) {
          const earlier = amounts.get(id);
          const mustBeExplained = computed.has(id) && !figures.has(id);
          if (earlier ? !earlier.includes(value) : mustBeExplained) {
            wrong.push(`${step.id} uses ${id} ${value}, not ${String(earlier)}`);
          }
        }
        amounts.set(step.id, [...(amounts.get(step.id) ?? []), step.amount]);
      }
    }
    expect(wrong).toEqual([]);
  });
});
