import type { loanCostCall } from '@suen/engine/calculators/loan-cost/input';
import { homeAffordabilityDefaults } from '@suen/engine/calculators/home-affordability/input';
import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { homeAffordabilityForm } from './form.ts';

type Shown = CalculatorRecord<RequestOf<typeof homeAffordabilityForm>, HomeAffordabilityResult>;

const monthsInYear = 12;

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof loanCostCall, Shown>(
    'loan-cost',
    ({ result }) => result.maxLoanAmountEasy,
    ({ request, result }) => {
      const years = request.loanTermYears ?? homeAffordabilityDefaults.loanTermYears;
      return {
        amount: result.maxLoanAmountEasy,
        annualInterestRate: request.interestRate,
        years,
        months: years * monthsInYear,
      };
    },
  ),
];
