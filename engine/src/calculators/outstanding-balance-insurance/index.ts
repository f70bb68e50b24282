import { defineCalculator } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { outstandingBalanceInsuranceCall } from './input.ts';
import { outstandingBalanceInsuranceResultSchema } from './result.ts';

export const outstandingBalanceInsurance = defineCalculator({
  ...outstandingBalanceInsuranceCall,
  title: 'Outstanding balance insurance',
  description:
    'How much of the premium of an outstanding balance insurance may be deducted, by age and children for a single premium.',
  resultSchema: outstandingBalanceInsuranceResultSchema,
  examples,
  run: calculate,
});
