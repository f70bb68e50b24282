import { defineCalculator } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { salaryStatisticsInputSchema } from './input.ts';
import { salaryStatisticsResultSchema } from './result.ts';

export const salaryStatistics = defineCalculator({
  id: 'salary-statistics',
  title: 'Salary statistics',
  description: 'National gross and net incomes and minimum wages to set a salary beside.',
  inputSchema: salaryStatisticsInputSchema,
  resultSchema: salaryStatisticsResultSchema,
  examples,
  run: calculate,
});
