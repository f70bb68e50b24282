import type { CalculatorOf } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { taxClassCall } from './input.ts';
import { taxClassResultSchema } from './result.ts';

export const taxClass: CalculatorOf<typeof taxClassCall, typeof taxClassResultSchema> = {
  ...taxClassCall,
  title: 'Tax class finder',
  description:
    'The tax class of an employee by residence, family and incomes, with the reasons. Requests to the tax administration and the tax they save in a year. Tests for non-residents with their figures, and the limits of telework.',
  resultSchema: taxClassResultSchema,
  examples,
  run: calculate,
};
