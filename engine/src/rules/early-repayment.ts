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
  /** The highest number of months of interest. */
  readonly months: Sourced<number>;
  /** The sum of early repayments to which the cap applies. */
  readonly cappedAmount: Sourced<Cents>;
}

/** The highest indemnity for the capped part of an early repayment, and the part without a cap. */
export interface Indemnity {
  readonly maximum: Money;
  readonly withoutCap: Money;
}

/**
 * The highest indemnity for an early repayment in a fixed-rate period, if the legal conditions for the cap are met: capped
 * part x yearly rate x months / 12. The law sets no maximum for the part above the cap.
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
