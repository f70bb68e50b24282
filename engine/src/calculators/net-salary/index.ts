import { defineCalculator } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { netSalaryCall } from './input.ts';
import { netSalaryResultSchema } from './result.ts';

export const netSalary = defineCalculator({
  ...netSalaryCall,
  title: 'Net salary',
  description:
    'From a gross salary (or the profit of a self-employed person) to the net: contributions, income tax and credits of a month and of its calendar year.',
  resultSchema: netSalaryResultSchema,
  examples,
  run: calculate,
});
