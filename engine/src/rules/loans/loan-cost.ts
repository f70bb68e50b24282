import type { Cents } from '../../money/cents.ts';
import { minus, times } from '../../quantity/arithmetic.ts';
import { inBinary, type BinaryQuantity } from '../../quantity/binary-quantity.ts';
import { money, step } from '../../quantity/names.ts';
import { binaryToNearestCent } from '../../quantity/rounding.ts';
import { paymentOf } from './annuity-formula.ts';
import { annualRate, monthlyRate } from './loan-term.ts';

/** A loan of an amount at a rate of a year in percent. @param months the term: a whole number, at least 1 */
export function fixedRateLoan(
  loanAmount: Cents,
  annualRatePercent: number,
  months: BinaryQuantity<'months'>,
) {
  const amount = money('loanAmount', loanAmount);
  const rateOfYear = annualRate(annualRatePercent);
  const rateOfMonth = monthlyRate(rateOfYear);
  const unroundedPayment = step(
    'unroundedPayment',
    paymentOf(inBinary(amount), rateOfMonth, months),
  );
  return { amount, annualRate: rateOfYear, monthlyRate: rateOfMonth, months, unroundedPayment };
}

/** A loan as a bank offers it: repaid by equal payments at the end of each month. */
export type Loan = ReturnType<typeof fixedRateLoan>;

/**
 * Payment, total and interest of a loan. `totalCost` is exactly the loan plus `interestCost`. The payment is rounded for
 * display only: the total is the unrounded payment times the months, rounded once, and the interest is the total minus the
 * loan.
 */
export function loanCost({ amount, months, unroundedPayment }: Loan) {
  const total = times(unroundedPayment, months);
  const totalCost = step('totalCost', total, binaryToNearestCent);
  return {
    monthlyPayment: step('monthlyPayment', unroundedPayment, binaryToNearestCent),
    totalCost,
    baseCost: step('baseCost', amount),
    interestCost: step('interestCost', minus(totalCost, amount)),
  };
}

export type LoanCost = ReturnType<typeof loanCost>;
