import { expect, test } from 'vitest';
import { calculatorSections, listedCalculators } from './calculator-sections.ts';

test('the four sections hold the calculators that the specification puts there', () => {
  const sections = calculatorSections.map(({ id, calculators }) => [
    id,
    calculators.map((calculator) => calculator.id),
  ]);
  expect(Object.fromEntries(sections)).toEqual({
    income: ['net-salary', 'freelance', 'joint-salary'],
    tax: ['tax-optimization', 'outstanding-balance-insurance'],
    loans: ['loan-cost', 'loan-overpayment'],
    housing: ['home-affordability', 'solar-panels'],
  });
  expect(listedCalculators).toHaveLength(9);
});
