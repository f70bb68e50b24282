import { defineCalculator } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { jointSalaryCall } from './input.ts';
import { jointSalaryResultSchema } from './result.ts';

export const jointSalary = defineCalculator({
  ...jointSalaryCall,
  title: 'Joint salary',
  description:
    'Net salaries of a couple: each person alone in classes 1 and 1a, one joint assessment in class 2, with what the payslips withhold and the year settles. For two persons the tax of each way of filing: collective, strictly individual, individual with reallocation.',
  resultSchema: jointSalaryResultSchema,
  examples,
  run: calculate,
});
