import { defineCalculator } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { loanOverpaymentCall } from './input.ts';
import { loanOverpaymentResultSchema } from './result.ts';

export const loanOverpayment = defineCalculator({
  ...loanOverpaymentCall,
  title: 'Loan overpayment',
  description:
    'What a prepayment on a loan brings: a shorter term with the same payment, or a lower payment over the same term, with the interest saved either way.',
  resultSchema: loanOverpaymentResultSchema,
  examples,
  run: calculate,
});
