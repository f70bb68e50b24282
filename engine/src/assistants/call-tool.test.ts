import { expect, test } from 'vitest';
import { answerTo } from '../answer/answer.ts';
import { calculators } from '../calculators/calculators.ts';
import { day } from '../dated/day.ts';
import { withoutExplanation } from './call-tool.ts';

const today = day('2026-11-21');
const cases = calculators.flatMap(({ path, examples }) =>
  examples.map(({ title, input }) => ({ path, title, input })),
);

test.each(cases)('$path, $title: without its explanation it is the brief answer', (asked) => {
  const answer = (explain: boolean) =>
    answerTo(asked.path, { ...asked.input, explain }, today).body;
  expect(withoutExplanation(answer(true))).toEqual(answer(false));
});
