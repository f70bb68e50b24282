import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { exact } from '../money/exact.ts';
import { ratio } from '../money/rate.ts';
import { explained, explainedFigure, writtenOut } from './explained.ts';
import { money } from './operand.ts';

test('the reasoning is asked for when the step is read, and once', () => {
  let asked = 0;
  const amount = explained(cents(250), () => {
    asked += 1;
    return { id: 'tax', lines: ['tax'], operands: [money('taxBeforeCredits', cents(250))] };
  });
  expect(amount.amount).toBe(250);
  expect(asked).toBe(0);
  expect(writtenOut([amount, amount])[1]).toBe(amount.step);
  expect(asked).toBe(1);
});

test('a step says money in euros and other figures as they are', () => {
  const reasoning = () => ({ id: 'tax', lines: ['tax'], operands: [] }) as const;
  expect(explained(cents(250), reasoning).step.amount).toBe(2.5);
  expect(explained(exact(cents(250)), reasoning).step.amount).toBe(2.5);
  expect(explainedFigure(250, reasoning).step.amount).toBe(250);
  expect(explainedFigure(ratio(1, 4), reasoning).step.amount).toBe(0.25);
});

test('a step is arithmetic without rounding and sources unless it says otherwise', () => {
  const plain = explainedFigure(3, () => ({ id: 'tax', lines: ['tax'], operands: [] })).step;
  expect(plain).toMatchObject({ operation: 'arithmetic', rounding: 'exact', sources: [] });
});
