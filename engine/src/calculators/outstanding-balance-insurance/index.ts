import type { CalculatorOf } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { outstandingBalanceInsuranceCall } from './input.ts';
import { outstandingBalanceInsuranceResultSchema } from './result.ts';

export const outstandingBalanceInsurance: CalculatorOf<
  typeof outstandingBalanceInsuranceCall,
  typeof outstandingBalanceInsuranceResultSchema
> = {
  ...outstandingBalanceInsuranceCall,
  title: 'Outstanding balance insurance',
  description:
    'The deductible part of the premium for outstanding balance insurance. For a single premium the limit depends on age and children.',
  resultSchema: outstandingBalanceInsuranceResultSchema,
  examples,
  run: calculate,
};
