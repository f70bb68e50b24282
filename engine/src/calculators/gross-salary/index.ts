import { defineCalculator } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { grossSalaryCall } from './input.ts';
import { grossSalaryResultSchema } from './result.ts';

export const grossSalary = defineCalculator({
  ...grossSalaryCall,
  title: 'Gross salary',
  description: 'From a net salary that is wished for to the smallest gross salary that gives it.',
  resultSchema: grossSalaryResultSchema,
  examples,
  run: calculate,
});
