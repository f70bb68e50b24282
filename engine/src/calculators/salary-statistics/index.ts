import type { CalculatorOf } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { salaryStatisticsCall } from './input.ts';
import { salaryStatisticsResultSchema } from './result.ts';

export const salaryStatistics: CalculatorOf<
  typeof salaryStatisticsCall,
  typeof salaryStatisticsResultSchema
> = {
  ...salaryStatisticsCall,
  title: 'Salary statistics',
  description: 'National gross and net incomes and minimum wages for comparison with a salary.',
  resultSchema: salaryStatisticsResultSchema,
  examples,
  run: calculate,
};
