import type { Cents } from '../money/cents.ts';
import { minus, times } from '../quantity/arithmetic.ts';
import { inBinary, type BinaryQuantity } from '../quantity/binary-quantity.ts';
import { money, step } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { binaryToNearestCent } from '../quantity/rounding.ts';
import { paymentOf } from './annuity-formula.ts';
import { annualRate, monthlyRate } from './loan-term.ts';

/** A loan as a bank offers it: repaid by equal payments at the end of each month. */
export interface Loan {
  readonly amount: Money;
  /** The nominal rate of a year. A month's rate is a twelfth of it. */
  readonly annualRate: BinaryQuantity<'percent'>;
  readonly monthlyRate: BinaryQuantity<'percent'>;
  /** The term: a whole number, at least 1. */
  readonly months: BinaryQuantity<'months'>;
  /** The payment of a month, not rounded. */
  readonly unroundedPayment: BinaryQuantity<'EUR'>;
}

/** A loan of an amount at a rate of a year in percent. */
export function fixedRateLoan(
  loanAmount: Cents,
  annualRatePercent: number,
  months: BinaryQuantity<'months'>,
): Loan {
  const amount = money('loanAmount', loanAmount);
  const ofYear = annualRate(annualRatePercent);
  const ofMonth = monthlyRate(ofYear);
  const unroundedPayment = step('unroundedPayment', paymentOf(inBinary(amount), ofMonth, months));
  return { amount, annualRate: ofYear, monthlyRate: ofMonth, months, unroundedPayment };
}

/**
 * Payment, total and interest of a loan. `totalCost` is exactly the loan plus `interestCost`. The payment is rounded for display only: the total is the unrounded payment times
 * the months, rounded once, and the interest is the total minus the loan.
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
