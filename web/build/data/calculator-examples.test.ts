import { resultOfCase, calculators } from '@suen/engine';
import { expect, test } from 'vitest';
import { calculators as rooms } from '../../src/calculators/calculators.ts';
import { calculatorExamples, monthOfExamples } from './calculator-examples.ts';

const examples = calculatorExamples({ resultOfCase, calculators }, '2026-11');

test.each(rooms.map(({ id }) => id))('%s has an example with a bar', (id) => {
  const parts = examples[id]?.parts ?? [];
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0);
  expect(whole, `${id} in web/build/data/calculator-examples.ts`).toBeGreaterThan(0);
});

// The net pay of 5 000 in class 1 by the administration's monthly table; an annuity of 300 000 at 3.4 % over 240 months,
// 300 000 x 0.034 / 12 / (1 - (1 + 0.034 / 12)^-240) = 1 724.50; 6 516 of limits (4 500 + 672 + 1 344) less 1 080 paid.
test.each([
  ['net-salary', 3676.5],
  ['loan-cost', 1724.5],
  ['tax-optimization', 5436],
])('the answer of %s is %f', (id, figure) => {
  expect(examples[id]?.figure.value).toBe(figure);
});

test('the examples follow a month whose law is known', () => {
  expect(monthOfExamples({ newestPayMonth: '2024-01' as never })).toBe('2024-01');
});
