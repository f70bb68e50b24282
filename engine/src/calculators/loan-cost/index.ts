import { defineCalculator } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { loanCostCall } from './input.ts';
import { loanCostResultSchema } from './result.ts';

export const loanCost = defineCalculator({
  ...loanCostCall,
  title: 'Loan cost',
  description:
    'Monthly payment, total cost and interest of a new loan, with its repayment by year or by month.',
  resultSchema: loanCostResultSchema,
  examples,
  run: calculate,
});
