import { writtenOut } from '../../explanation/explained.ts';
import { fromEuros, toEuros, type Cents } from '../../money/cents.ts';
import { amortization, amortizedYears } from '../../rules/amortization.ts';
import { loanCost } from '../../rules/loan-cost.ts';
import type { LoanCostInput } from './input.ts';
import type { LoanCostResult } from './result.ts';
import { loanTerm } from './term.ts';

/**
 * What a new loan costs and how it is repaid. A loan of no months is never paid back by payments: it has none, and no
 * interest.
 *
 * @throws RefusedInput for more years than a loan may have
 */
export function calculate(input: LoanCostInput): LoanCostResult {
  const term = loanTerm(input);
  const amount = fromEuros(input.amount);
  if (term.months === 0) return withoutMonths(amount, input);
  const loan = { amount, annualRatePercent: input.annualInterestRate, months: term.months };
  const cost = loanCost(loan);
  const months = amortization(loan, cost.interestCost);
  const result = {
    monthlyPayment: toEuros(cost.monthlyPayment),
    totalCost: toEuros(cost.totalCost),
    baseCost: toEuros(amount),
    interestCost: toEuros(cost.interestCost),
    months: term.months,
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
    : { ...result, explanation: writtenOut([...term.steps, ...cost.steps]) };
}

function withoutMonths(amount: Cents, { explain }: LoanCostInput): LoanCostResult {
  const result = {
    monthlyPayment: 0,
    totalCost: toEuros(amount),
    baseCost: toEuros(amount),
    interestCost: 0,
    months: 0,
    amortizationSchedule: [],
    yearlyAmortizationSchedule: [],
  };
  return explain === false ? result : { ...result, explanation: [] };
}
