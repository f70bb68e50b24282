import { plus } from '../../quantity/arithmetic.ts';
import { inBinary, type BinaryQuantity } from '../../quantity/binary-quantity.ts';
import { binary, called, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { binaryToNearestCent } from '../../quantity/rounding.ts';
import { paymentOf } from './annuity-formula.ts';
import { annualRate, monthlyRate } from './loan-term.ts';

/** The payment that repays a loan, rounded to the cent. @param months a whole number, at least 1 */
export function monthlyPayment(
  loan: Money,
  annualRatePercent: number,
  months: BinaryQuantity<'months'>,
): Money {
  const payment = unrounded(loan, annualRate(annualRatePercent), months);
  return step('monthlyPayment', payment, binaryToNearestCent);
}

/** The payment that repays a loan if the rate were some percentage points higher. */
export function paymentAtHigherRate(
  loan: Money,
  annualRatePercent: number,
  points: number,
  months: BinaryQuantity<'months'>,
): Money {
  const higher = step(
    'higherRate',
    plus(annualRate(annualRatePercent), binary('pointsMore', points, 'percent')),
  );
  return step('paymentAtHigherRate', unrounded(loan, higher, months), binaryToNearestCent);
}

function unrounded(
  loan: Money,
  rateOfYear: BinaryQuantity<'percent'>,
  months: BinaryQuantity<'months'>,
) {
  const amount = inBinary(called('loanAmount', loan));
  return step('unroundedPayment', paymentOf(amount, monthlyRate(rateOfYear), months));
}
