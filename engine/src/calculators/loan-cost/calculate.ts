import { fromEuros, toEuros, type Cents } from '../../money/cents.ts';
import { explain } from '../../quantity/explain.ts';
import { amortization, amortizedYears } from '../../rules/amortization.ts';
import { loanCost, fixedRateLoan } from '../../rules/loan-cost.ts';
import type { LoanCostInput } from './input.ts';
import type { LoanCostResult } from './result.ts';
import { loanTerm } from './term.ts';

/**
 * Cost and amortization of a new loan. Without a term there are no payments and no interest.
 *
 * @throws RefusedInput for more years than a loan may have
 */
export function calculate(input: LoanCostInput): LoanCostResult {
  const term = loanTerm(input);
  const amount = fromEuros(input.amount);
  if (term.amount === 0) return withoutMonths(amount, input);
  const loan = fixedRateLoan(amount, input.annualInterestRate, term);
  const cost = loanCost(loan);
  const months = amortization(loan, cost.interestCost.amount);
  const result: LoanCostResult = {
    monthlyPayment: toEuros(cost.monthlyPayment.amount),
    totalCost: toEuros(cost.totalCost.amount),
    baseCost: toEuros(amount),
    interestCost: toEuros(cost.interestCost.amount),
    months: term.amount,
    amortizationSchedule:
      input.loadMonthlyAmmortization === true
        ? months.map(({ month, principal, interest, balance }) => ({
            month,
            principalPaid: toEuros(principal),
            interestPaid: toEuros(interest),
            remainingBalance: toEuros(balance),
          }))
        : [],
    yearlyAmortizationSchedule: amortizedYears(months).map(
      ({ year, principal, interest, balance }) => ({
        year,
        totalPrincipalPaid: toEuros(principal),
        totalInterestPaid: toEuros(interest),
        remainingBalance: toEuros(balance),
      }),
    ),
  };
  return input.explain === false
    ? result
    : { ...result, explanation: explain({ ...cost }, { interestCost: ['totalCost'] }) };
}

function withoutMonths(amount: Cents, input: LoanCostInput): LoanCostResult {
  const result: LoanCostResult = {
    monthlyPayment: 0,
    totalCost: toEuros(amount),
    baseCost: toEuros(amount),
    interestCost: 0,
    months: 0,
    amortizationSchedule: [],
    yearlyAmortizationSchedule: [],
  };
  return input.explain === false ? result : { ...result, explanation: [] };
}
