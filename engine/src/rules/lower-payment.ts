import { minus, times } from '../quantity/arithmetic.ts';
import type { BinaryQuantity } from '../quantity/binary-quantity.ts';
import { loanNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { binaryToNearestCent } from '../quantity/rounding.ts';
import { paymentOf } from './annuity-formula.ts';
import { cleared, clearedInterest, interestWith, savingsOf, type Prepaid } from './prepayment.ts';

const { step } = loanNames;

/** Effect of a prepayment if the term stays and the payment becomes lower. */
export interface LowerPayment {
  /** The new payment, not rounded. */
  readonly unroundedPayment: BinaryQuantity<'EUR'>;
  readonly payment: Money;
  readonly paymentReduction: Money;
  /** Including the months before the prepayment. */
  readonly interest: Money;
  readonly savings: Money;
}

/** Option 2: the term stays. The new payment repays the remaining balance over the remaining months. */
export function lowerPayment(prepaidLoan: Prepaid): LowerPayment {
  const { loan, left, before } = prepaidLoan;
  const months =
    before === null
      ? loan.months
      : step('monthsAfterPrepayment', minus(loan.months, before.months));
  const unroundedPayment = step('unroundedPayment', paymentOf(left, loan.monthlyRate, months));
  const isCleared = left.amount === 0;
  const payment = isCleared
    ? step('newMonthlyPayment', cleared(prepaidLoan, loan.payment))
    : step('newMonthlyPayment', unroundedPayment, binaryToNearestCent);
  const interest = isCleared
    ? clearedInterest(prepaidLoan)
    : interestWith(minus(times(unroundedPayment, months), left), prepaidLoan);
  return {
    unroundedPayment,
    payment,
    paymentReduction: step('monthlyPaymentDifference', minus(loan.payment, payment)),
    interest,
    savings: savingsOf(loan, interest),
  };
}
