import type { Cents } from '../money/cents.ts';
import { minus, times } from '../quantity/arithmetic.ts';
import { inBinary } from '../quantity/binary-quantity.ts';
import { loanNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { binaryToNearestCent } from '../quantity/rounding.ts';
import { fixedRateLoan, type Loan } from './loan-cost.ts';
import { monthsOfTerm, type LoanTerm } from './loan-term.ts';

const { step } = loanNames;

/** What somebody still owes, and what it costs if nothing is paid early. */
export interface RemainingLoan extends Loan {
  readonly payment: Money;
  /** All payments still to come less the loan. */
  readonly interest: Money;
}

/**
 * A loan as it stands: the equal payments that repay it by the end of the term, and the interest in them. The interest
 * rests on the payment before rounding: payment x months - loan, rounded once.
 *
 * @param term at least one month
 */
export function remainingLoan(
  loanAmount: Cents,
  annualRatePercent: number,
  term: LoanTerm,
): RemainingLoan {
  const loan = fixedRateLoan(loanAmount, annualRatePercent, monthsOfTerm(term));
  const { amount, months, unroundedPayment } = loan;
  const interest = minus(times(unroundedPayment, months), inBinary(amount));
  return {
    ...loan,
    payment: step('originalMonthlyPayment', unroundedPayment, binaryToNearestCent),
    interest: step('totalInterestOld', interest, binaryToNearestCent),
  };
}
