import { describe, expect, expectTypeOf, test } from 'vitest';
import { resultOfCase } from '../calculators/calculator.ts';
import { calculators } from '../calculators/calculators.ts';
import type { Step } from '../explanation/step.ts';
import { explanationJson, type Explanation } from './json.ts';

const explained = calculators
  .flatMap((calculator) =>
    calculator.examples.map(({ title, input }) => {
      const answer = resultOfCase(calculator, { ...input, explain: true });
      return { id: calculator.id, title, answer };
    }),
  )
  .filter((each): each is typeof each & { answer: { explanation: Explanation } } => {
    return 'explanation' in each.answer;
  });

describe('an explanation as JSON', () => {
  test.each(explained)('says of $id, $title, all that it says', ({ answer }) => {
    const json = explanationJson(answer.explanation);
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(answer.explanation)));
    expect(json).toMatch(/^[\x20-\x7E]*$/);
  });

  test('there are explanations of most calculators', () => {
    expect(new Set(explained.map(({ id }) => id)).size).toBe(calculators.length - 1);
  });

  test('no field of a step is forgotten', () => {
    type Written = 'id' | 'lines' | 'operation' | 'operands' | 'brackets' | 'rounding';
    type WrittenAsWell = 'raisedToZero' | 'amount' | 'unit' | 'sources' | 'months';
    expectTypeOf<keyof Step>().toEqualTypeOf<Written | WrittenAsWell>();
  });
});
