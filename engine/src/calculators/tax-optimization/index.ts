import type { CalculatorOf } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { taxOptimizationCall } from './input.ts';
import { taxOptimizationResultSchema } from './result.ts';

export const taxOptimization: CalculatorOf<
  typeof taxOptimizationCall,
  typeof taxOptimizationResultSchema
> = {
  ...taxOptimizationCall,
  title: 'Tax optimization',
  description:
    'Remaining deductions in each category of special expenses, for one person or two who are taxed together. With the taxable income, also the tax saved.',
  resultSchema: taxOptimizationResultSchema,
  examples,
  run: calculate,
};
