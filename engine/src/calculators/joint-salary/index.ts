import type { CalculatorOf } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { jointSalaryCall } from './input.ts';
import { jointSalaryResultSchema } from './result.ts';

export const jointSalary: CalculatorOf<typeof jointSalaryCall, typeof jointSalaryResultSchema> = {
  ...jointSalaryCall,
  title: 'Joint salary',
  description:
    'Net salaries of a couple. In classes 1 and 1a each person is taxed alone, in class 2 both are taxed jointly. In class 2 the answer contains the tax withheld and the settlement. For two persons it compares joint, strictly individual and reallocated taxation.',
  resultSchema: jointSalaryResultSchema,
  examples,
  run: calculate,
};
