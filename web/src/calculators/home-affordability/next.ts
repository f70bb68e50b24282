import type { loanCostCall } from '@suen/engine/calculators/loan-cost/input';
import { homeAffordabilityDefaults } from '@suen/engine/calculators/home-affordability/input';
import type { HomeAffordabilityResult } from '@suen/engine/calculators/home-affordability/result';
import { monthsInYear } from '@suen/engine/inputs';
import type { RequestOf } from '../../shared/form/entry-form.ts';
import { nextQuestion, type NextQuestion } from '../../shared/next-question/next-question.ts';
import type { CalculatorRecord } from '../../shared/result/calculator-record.ts';
import type { homeAffordabilityForm } from './form.ts';

type Shown = CalculatorRecord<RequestOf<typeof homeAffordabilityForm>, HomeAffordabilityResult>;

/** The loan for the home that was entered, else the one for the easy price. In whole euros, as nobody borrows cents. */
function loanFor({ request, result }: Shown): number {
  return request.homePrice === null
    ? Math.floor(result.maxLoanAmountEasy)
    : Math.ceil(Math.max(0, request.homePrice - (request.downPayment ?? 0)));
}

/** What people ask after this result. */
export const next: readonly NextQuestion<Shown>[] = [
  nextQuestion<typeof loanCostCall, Shown>('loan-cost', loanFor, (record) => {
    const { request } = record;
    const years = request.loanTermYears ?? homeAffordabilityDefaults.loanTermYears;
    return {
      amount: loanFor(record),
      annualInterestRate: request.interestRate,
      years,
      months: years * monthsInYear,
    };
  }),
];
