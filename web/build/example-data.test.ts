import { answerOnAnyDay, calculators, minimumGrossSalary, rulePeriods } from '@suen/engine';
import { expect, test } from 'vitest';
import { examplePayslips, salaryCall } from './example-data.ts';

const payslips = examplePayslips({ answerOnAnyDay, calculators, rulePeriods });

// The net pay of 5 000 in class 1 by the administration's monthly tables.
test.each([
  ['2025-05', 3690.06],
  ['2026-01', 3676.26],
  ['2026-06', 3676.5],
])('the payslip of the rules from %s has %f net', (payMonth, net) => {
  const payslip = payslips.find((each) => each.payMonth === payMonth);
  expect(payslip?.net).toBe(net);
});

test('the lines of every payslip add up', () => {
  for (const { gross, net, deductions } of payslips) {
    const inCents = (amount: number) => Math.round(amount * 100);
    const taken = deductions.reduce((sum, { amount }) => sum + inCents(amount), 0);
    expect(inCents(gross) - taken).toBe(inCents(net));
  }
});

test('there is one for every period that the engine knows, newest first', () => {
  expect(payslips.map(({ payMonth }) => payMonth)).toEqual(
    rulePeriods.map(({ payMonth }) => String(payMonth)),
  );
  expect(payslips[0]?.payMonth).toBe('2026-06');
});

test('another salary is asked of the net salary calculator, from the lowest to the highest that it takes', () => {
  expect(salaryCall({ calculators, minimumGrossSalary })).toEqual({
    path: '/SalaryCalculator/calculate',
    taxClass: 1,
    minimum: 1978.34,
    maximum: 10_000_000,
  });
});
