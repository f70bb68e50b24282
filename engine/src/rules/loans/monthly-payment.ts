import { plus } from '../../quantity/arithmetic.ts';
import { inBinary, type BinaryQuantity } from '../../quantity/binary-quantity.ts';
import { binary, called, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { binaryToNearestCent } from '../../quantity/rounding.ts';
import { paymentOf } from './annuity-formula.ts';
import { monthlyRate } from './loan-term.ts';

/** The payment that repays a loan, rounded to the cent. @param months a whole number, at least 1 */
export function monthlyPayment(
  loan: Money,
  rateOfYear: BinaryQuantity<'percent'>,
  months: BinaryQuantity<'months'>,
): Money {
  const payment = unrounded(loan, rateOfYear, months);
  return step('monthlyPayment', payment, binaryToNearestCent);
}

/** The monthly payments at a rate that is one and two points higher. */
export interface HigherPayments {
  readonly plusOne: Money;
  readonly plusTwo: Money;
}

/** The payments that repay a loan if the rate were one and two percentage points higher. */
export function paymentsAtHigherRates(
  loan: Money,
  rateOfYear: BinaryQuantity<'percent'>,
  months: BinaryQuantity<'months'>,
): HigherPayments {
  const paymentAt = (pointsMore: number) => {
    const higher = step(
      'higherRate',
      plus(rateOfYear, binary('pointsMore', pointsMore, 'percent')),
    );
    return step('paymentAtHigherRate', unrounded(loan, higher, months), binaryToNearestCent);
  };
  return { plusOne: paymentAt(1), plusTwo: paymentAt(2) };
}

function unrounded(
  loan: Money,
  rateOfYear: BinaryQuantity<'percent'>,
  months: BinaryQuantity<'months'>,
) {
  const amount = inBinary(called('loanAmount', loan));
  return step('unroundedPayment', paymentOf(amount, monthlyRate(rateOfYear), months));
}
