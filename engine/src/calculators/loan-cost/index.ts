import type { CalculatorOf } from '../calculator.ts';
import { calculate } from './calculate.ts';
import { examples } from './examples.ts';
import { loanCostCall } from './input.ts';
import { loanCostResultSchema } from './result.ts';

export const loanCost: CalculatorOf<typeof loanCostCall, typeof loanCostResultSchema> = {
  ...loanCostCall,
  title: 'Loan cost',
  description:
    'Monthly payment, total cost and interest of a new loan, with its repayment by year or by month.',
  resultSchema: loanCostResultSchema,
  examples,
  run: calculate,
};
