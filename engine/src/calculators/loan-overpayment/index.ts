import type { CalculatorOf } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { loanOverpaymentCall } from './input.ts';
import { loanOverpaymentResultSchema } from './result.ts';

export const loanOverpayment: CalculatorOf<
  typeof loanOverpaymentCall,
  typeof loanOverpaymentResultSchema
> = {
  ...loanOverpaymentCall,
  title: 'Loan overpayment',
  description:
    'Interest saved by an early repayment, with a shorter term or with a lower monthly payment.',
  resultSchema: loanOverpaymentResultSchema,
  examples,
  run: calculate,
};
