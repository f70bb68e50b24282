import type { loanCostCall } from '@suen/engine/calculators/loan-cost/input';
import { loanOverpaymentDefaults } from '@suen/engine/calculators/loan-overpayment/input';
import type { LoanOverpaymentResult } from '@suen/engine/calculators/loan-overpayment/result';
import { monthsInYear } from '@suen/engine/inputs';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { loanOverpaymentForm } from './form.ts';

type Shown = CalculatorRecord<RequestOf<typeof loanOverpaymentForm>, LoanOverpaymentResult>;

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof loanCostCall, Shown>(
    'loan-cost',
    ({ request }) => request.loanAmount - request.prepaymentAmount,
    ({ request }) => {
      const years = request.remainingTermYears ?? loanOverpaymentDefaults.remainingTermYears;
      const months = request.remainingTermMonths ?? loanOverpaymentDefaults.remainingTermMonths;
      return {
        amount: request.loanAmount - request.prepaymentAmount,
        annualInterestRate: request.interestRate,
        years,
        months: years * monthsInYear + months,
      };
    },
  ),
];
