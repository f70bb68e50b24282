import { defineCalculator } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { loanCostCall } from './input.ts';
import { loanCostResultSchema } from './result.ts';

export const loanCost = defineCalculator({
  ...loanCostCall,
  title: 'Loan cost',
  description:
    'What a new loan costs: the equal monthly payment, the total, the interest in it, and how the loan is repaid year by year or month by month.',
  resultSchema: loanCostResultSchema,
  examples,
  run: calculate,
});
