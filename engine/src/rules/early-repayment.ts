import type { Sourced } from '../dated/source.ts';
import type { Cents } from '../money/cents.ts';
import { min, minus, over, times } from '../quantity/arithmetic.ts';
import { inBinary } from '../quantity/binary-quantity.ts';
import { loanNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { binaryToNearestCent, binaryWholeCents } from '../quantity/rounding.ts';
import { monthsInYear } from './loan-term.ts';
import type { Prepaid } from './prepayment.ts';

const { step, sourcedMoney, binary } = loanNames;

/** The law of the cap on the indemnity for an early repayment. */
export interface IndemnityCap {
  /** Months of interest that the bank may ask for at most. */
  readonly months: Sourced<number>;
  /** All early repayments together for which the cap holds. */
  readonly cappedAmount: Sourced<Cents>;
}

/** The highest indemnity for the part of an early repayment that the cap covers, and the part that it does not. */
export interface Indemnity {
  readonly maximum: Money;
  readonly withoutCap: Money;
}

/**
 * What a bank may ask at most for an early repayment within a period of fixed interest, where the legal conditions for the
 * cap are met: some months of interest on the part of the repayment that the cap covers, part x yearly rate x months / 12.
 * For what is repaid beyond it the law sets no maximum.
 */
export function maximumIndemnity(
  { loan, owed, prepayment }: Prepaid,
  cap: IndemnityCap,
): Indemnity {
  const repaid = step('amountRepaid', min(owed, inBinary(prepayment)), binaryWholeCents);
  const cappedAmount = sourcedMoney('cappedAmount', cap.cappedAmount);
  const underCap = step('amountUnderCap', min(repaid, cappedAmount));
  const months = binary('indemnityMonths', cap.months.value, 'months', cap.months.sources);
  const interest = over(times(times(inBinary(underCap), loan.annualRate), months), monthsInYear);
  return {
    maximum: step('maximumIndemnity', interest, binaryToNearestCent),
    withoutCap: step('amountWithoutCap', minus(repaid, underCap)),
  };
}
