import type { CalculatorOf } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { grossSalaryCall } from './input.ts';
import { grossSalaryResultSchema } from './result.ts';

export const grossSalary: CalculatorOf<typeof grossSalaryCall, typeof grossSalaryResultSchema> = {
  ...grossSalaryCall,
  title: 'Gross salary',
  description:
    'The lowest gross salary for a desired net salary, or the highest for a cost of the employer.',
  resultSchema: grossSalaryResultSchema,
  examples,
  run: calculate,
};
