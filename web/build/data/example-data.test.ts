import { resultOfCase, calculators, minimumGrossSalary, rulePeriods } from '@suen/engine';
import { expect, test } from 'vitest';
import { homeExamples, salaryCall } from './example-data.ts';

const examples = homeExamples({ resultOfCase, calculators, rulePeriods });

// The net pay of 5 000 in class 1 by the administration's monthly tables.
test.each([
  ['2025-05', 3690.06],
  ['2026-01', 3676.26],
  ['2026-06', 3676.5],
])('the payslip of the rules from %s has %f net', (payMonth, net) => {
  const example = examples.find((each) => each.payMonth === payMonth);
  expect(example?.monthly.net).toBe(net);
});

test('the parts of every payslip add up to the gross salary', () => {
  const inCents = (amount: number) => Math.round(amount * 100);
  for (const { monthly, annual } of examples) {
    for (const { gross, parts } of [monthly, annual]) {
      expect(parts.reduce((sum, { amount }) => sum + inCents(amount), 0)).toBe(inCents(gross));
    }
  }
});

test('there is one for every period that the engine knows, newest first', () => {
  expect(examples.map(({ payMonth }) => payMonth)).toEqual(
    rulePeriods.map(({ payMonth }) => String(payMonth)),
  );
});

test('another salary is asked of the net salary calculator, from the lowest to the highest that it takes', () => {
  expect(salaryCall({ calculators, minimumGrossSalary })).toEqual({
    path: '/SalaryCalculator/calculate',
    minimums: { monthly: 1978.34, annual: 23_740.08 },
    maximum: 10_000_000,
  });
});
