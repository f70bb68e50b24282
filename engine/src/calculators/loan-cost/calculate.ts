import type { Day } from '../../dated/day.ts';
import { monthsInYear } from '../../dated/month.ts';
import { refuse } from '../../input/refused-input.ts';
import { fromEuros, toEuros, type Cents } from '../../money/cents.ts';
import type { BinaryQuantity } from '../../quantity/binary-quantity.ts';
import { explain } from '../../quantity/explain.ts';
import { binary } from '../../quantity/names.ts';
import { withSteps } from '../../result/with-steps.ts';
import type { AmortizedMonth, AmortizedYear } from '../../rules/loans/amortization.ts';
import { fixedRateLoan, type Loan, type LoanCost } from '../../rules/loans/loan-cost.ts';
import { monthsOfTerm } from '../../rules/loans/loan-term.ts';
import type { HigherPayments } from '../../rules/loans/monthly-payment.ts';
import { changedRates } from './changed-rates.ts';
import { loanCostDefaults, maxLoanYears, type LoanCostInput } from './input.ts';
import { mortgageLawOf, offeredLoan, offerFigures, openedLines, secondOffer } from './offer.ts';
import type { LoanCostResult } from './result.ts';

/**
 * Cost and amortization of a new loan. Without a term there are no payments and no interest.
 *
 * @throws RefusedInput for more years than a loan may have
 */
export function calculate(input: LoanCostInput, today: Day): LoanCostResult {
  const term = loanTerm(input);
  const amount = fromEuros(input.amount);
  if (term.amount === 0) return resultWithoutMonths(amount, input);
  const loan = fixedRateLoan(amount, input.annualInterestRate, term);
  const { cost, months, years, higher, taxed } = offeredLoan(loan, input, today);
  const offer = offerOf(input, loan, cost, higher, today);
  const changed = changedRates(loan, input);
  const result: LoanCostResult = {
    ...costInEuros(loan, cost, higher),
    ...schedulesOf(input, months, years),
    ...offer?.figures,
    ...taxed?.figures,
    ...changed.figures,
    ...(input.secondOffer && {
      secondOffer: secondOffer(amount, input.secondOffer, input, today),
    }),
  };
  const lines = { ...cost, ...offer?.lines, ...taxed?.lines, ...changed.lines };
  return withSteps(input, result, () => explain(lines, openedLines));
}

/** The offer as a lender states it; `undefined` where neither its fees nor another offer are entered. */
function offerOf(
  input: LoanCostInput,
  loan: Loan,
  cost: LoanCost,
  higher: HigherPayments,
  today: Day,
) {
  if (typeof input.fees !== 'number' && !input.secondOffer) return undefined;
  return offerFigures(loan, cost, higher, fromEuros(input.fees ?? 0), mortgageLawOf(input, today));
}

function costInEuros(
  { amount, months }: Loan,
  { monthlyPayment, totalCost, interestCost }: LoanCost,
  { plusOne, plusTwo }: HigherPayments,
) {
  return {
    monthlyPayment: toEuros(monthlyPayment.amount),
    totalCost: toEuros(totalCost.amount),
    baseCost: toEuros(amount.amount),
    interestCost: toEuros(interestCost.amount),
    months: months.amount,
    atHigherRates: [
      { points: 1, monthlyPayment: toEuros(plusOne.amount) },
      { points: 2, monthlyPayment: toEuros(plusTwo.amount) },
    ],
  };
}

/** What is repaid year by year, and month by month where the input asks for it. */
function schedulesOf(
  input: LoanCostInput,
  months: readonly AmortizedMonth[],
  years: readonly AmortizedYear[],
) {
  return {
    amortizationSchedule:
      input.loadMonthlyAmmortization === true
        ? months.map(({ month, principal, interest, balance }) => ({
            month,
            principalPaid: toEuros(principal),
            interestPaid: toEuros(interest),
            remainingBalance: toEuros(balance),
          }))
        : [],
    yearlyAmortizationSchedule: years.map((row) => ({
      year: row.year,
      totalPrincipalPaid: toEuros(row.principal),
      totalInterestPaid: toEuros(row.interest),
      remainingBalance: toEuros(row.balance),
      interestOwed: toEuros(row.interestOwed),
    })),
  };
}

function resultWithoutMonths(amount: Cents, input: LoanCostInput): LoanCostResult {
  const result: LoanCostResult = {
    monthlyPayment: 0,
    totalCost: toEuros(amount),
    baseCost: toEuros(amount),
    interestCost: 0,
    months: 0,
    atHigherRates: [],
    amortizationSchedule: [],
    yearlyAmortizationSchedule: [],
  };
  return withSteps(input, result, () => []);
}

/**
 * The term of an input: its months, or its years if there are no months. A form can send months together with their full
 * years, which may then be above the limit for years alone.
 *
 * @throws RefusedInput for years above that limit without matching months
 */
function loanTerm({ years, months }: LoanCostInput): BinaryQuantity<'months'> {
  const enteredYears = years ?? loanCostDefaults.years;
  const enteredMonths = months ?? 0;
  if (enteredYears > maxLoanYears && enteredYears !== Math.floor(enteredMonths / monthsInYear)) {
    refuse({ field: 'years', code: 'aboveMaximum', limit: maxLoanYears });
  }
  if (enteredMonths > 0 || enteredYears === 0) {
    return binary('loanMonths', enteredMonths, 'months');
  }
  return monthsOfTerm({ years: enteredYears, months: 0 });
}
