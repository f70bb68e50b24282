import { defineCalculator } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { taxOptimizationCall } from './input.ts';
import { taxOptimizationResultSchema } from './result.ts';

export const taxOptimization = defineCalculator({
  ...taxOptimizationCall,
  title: 'Tax optimization',
  description:
    'What one person, or two who are taxed together, may still deduct in each category of special expenses, and at choice what that is worth in tax.',
  resultSchema: taxOptimizationResultSchema,
  examples,
  run: calculate,
});
