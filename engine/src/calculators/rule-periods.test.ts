import { describe, expect, test } from 'vitest';
import { monthsLater, type Month } from '../dated/month.ts';
import { rulePeriods } from '../law-in-force/rule-periods.ts';
import { resultOfCase, type Calculator } from './calculator.ts';
import { calculators } from './calculators.ts';

const payCalculators = calculators.filter(
  ({ inputSchema }) => 'payMonth' in inputSchema.properties,
);

// A number that decides pay and is missing from law-of-pay.ts changes a payslip in the middle of a period.
describe.each<Calculator>(payCalculators)('$id', (calculator) => {
  // The exemption of rent premiums began in June 2024, within a period.
  const examples = calculator.examples.filter(({ input }) => !('rentPremium' in input));

  test.each(examples)('$title: the same in every month of a rule period', ({ input }) => {
    const figuresOf = (payMonth: Month) =>
      JSON.stringify(resultOfCase(calculator, { ...input, payMonth }), (name, value: unknown) =>
        name === 'payMonth' ? undefined : value,
      );
    for (const { payMonth, fromMonth, toMonth } of rulePeriods) {
      const first = figuresOf(payMonth);
      for (let months = 1; months <= toMonth - fromMonth; months += 1) {
        const later = monthsLater(payMonth, months);
        expect(figuresOf(later), later).toBe(first);
      }
    }
  });
});
