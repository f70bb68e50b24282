import type { CalculatorOf } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { netSalaryCall } from './input.ts';
import { netSalaryResultSchema } from './result.ts';

export const netSalary: CalculatorOf<typeof netSalaryCall, typeof netSalaryResultSchema> = {
  ...netSalaryCall,
  title: 'Net salary',
  description:
    'Net salary of an employee, or net income of a self-employed person. Contributions, income tax and credits for a month and its calendar year.',
  resultSchema: netSalaryResultSchema,
  examples,
  run: calculate,
};
