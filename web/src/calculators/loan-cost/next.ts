import type { loanOverpaymentCall } from '@suen/engine/calculators/loan-overpayment/input';
import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { monthsInYear } from '@suen/engine/inputs';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { loanCostForm } from './form.ts';

type Shown = CalculatorRecord<RequestOf<typeof loanCostForm>, LoanCostResult>;

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof loanOverpaymentCall, Shown>(
    'loan-overpayment',
    ({ request }) => request.amount,
    ({ request }) => ({
      loanAmount: request.amount,
      interestRate: request.annualInterestRate,
      remainingTermYears: Math.floor(request.months / monthsInYear),
      remainingTermMonths: request.months % monthsInYear,
    }),
  ),
];
