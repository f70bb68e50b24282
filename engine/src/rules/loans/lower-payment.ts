import { minus, times } from '../../quantity/arithmetic.ts';
import { step } from '../../quantity/names.ts';
import { binaryToNearestCent } from '../../quantity/rounding.ts';
import { paymentOf } from './annuity-formula.ts';
import { cleared, clearedInterest, interestWith, savingsOf, type Prepaid } from './prepayment.ts';

/** Option 2: the term stays. The new payment repays the remaining balance over the remaining months. */
export function lowerPayment(prepaidLoan: Prepaid) {
  const { loan, balanceAfter, before } = prepaidLoan;
  const months =
    before === null
      ? loan.months
      : step('monthsAfterPrepayment', minus(loan.months, before.months));
  const unroundedPayment = step(
    'unroundedPayment',
    paymentOf(balanceAfter, loan.monthlyRate, months),
  );
  const isCleared = balanceAfter.amount === 0;
  const newMonthlyPayment = isCleared
    ? step('newMonthlyPayment', cleared(prepaidLoan, loan.originalMonthlyPayment))
    : step('newMonthlyPayment', unroundedPayment, binaryToNearestCent);
  const totalInterestNew = isCleared
    ? clearedInterest(prepaidLoan)
    : interestWith(minus(times(unroundedPayment, months), balanceAfter), prepaidLoan);
  const difference = minus(loan.originalMonthlyPayment, newMonthlyPayment);
  return {
    unroundedPayment,
    newMonthlyPayment,
    totalInterestNew,
    monthlyPaymentDifference: step('monthlyPaymentDifference', difference),
    savings: savingsOf(loan, totalInterestNew),
  };
}

/** Effect of a prepayment if the term stays and the payment becomes lower. */
export type LowerPayment = ReturnType<typeof lowerPayment>;
