import type { Cents } from '../../money/cents.ts';
import { minus, times } from '../../quantity/arithmetic.ts';
import { inBinary } from '../../quantity/binary-quantity.ts';
import { step } from '../../quantity/names.ts';
import { binaryToNearestCent } from '../../quantity/rounding.ts';
import { fixedRateLoan } from './loan-cost.ts';
import { monthsOfTerm, type LoanTerm } from './loan-term.ts';

/**
 * The payments that repay a loan by the end of its term, and their interest. The interest is computed from the payment
 * before rounding: payment x months - loan, rounded once.
 *
 * @param term at least one month
 */
export function remainingLoan(loanAmount: Cents, annualRatePercent: number, term: LoanTerm) {
  const loan = fixedRateLoan(loanAmount, annualRatePercent, monthsOfTerm(term));
  const { amount, months, unroundedPayment } = loan;
  const interest = minus(times(unroundedPayment, months), inBinary(amount));
  return {
    ...loan,
    originalMonthlyPayment: step('originalMonthlyPayment', unroundedPayment, binaryToNearestCent),
    totalInterestOld: step('totalInterestOld', interest, binaryToNearestCent),
  };
}

/** A loan that is being repaid, without a prepayment. */
export type RemainingLoan = ReturnType<typeof remainingLoan>;
