import { writtenOut } from '../../explanation/explained.ts';
import { fromEuros, toEuros } from '../../money/cents.ts';
import { amortization, amortizedYears } from '../../rules/amortization.ts';
import { loanCost } from '../../rules/loan-cost.ts';
import type { LoanCostInput } from './input.ts';
import type { LoanCostResult } from './result.ts';
import { loanTerm } from './term.ts';

/**
 * What a new loan costs and how it is repaid.
 *
 * @throws RefusedInput when the loan has no months, or more years than a loan may have
 */
export function calculate(input: LoanCostInput): LoanCostResult {
  const term = loanTerm(input);
  const amount = fromEuros(input.amount);
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
