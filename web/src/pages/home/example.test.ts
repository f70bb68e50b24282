import { answerOnAnyDay, calculators, type NetSalaryResult } from '@suen/engine';
import { expect, test } from 'vitest';
import { example } from './example.ts';

test('the payslip shown is the one that the engine computes', () => {
  const asked = { grossSalary: example.gross, taxClass: 1, payMonth: '2025-06' };
  const results = calculators
    .filter(({ id }) => id === 'net-salary')
    .map((room) => answerOnAnyDay(room, asked));
  const { monthlySalary } = results[0] as NetSalaryResult;
  expect(example.net).toBe(monthlySalary.netSalary);
  expect(Object.fromEntries(example.deductions.map(({ id, amount }) => [id, amount]))).toEqual({
    tax: monthlySalary.tax,
    pension: monthlySalary.pensionContributions,
    care: monthlySalary.illnessContributions,
    dependence: monthlySalary.longTermCareInsurance,
    cash: monthlySalary.illnessCashContributions,
  });
});
