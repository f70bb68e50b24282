import type { Sourced } from '../../dated/source.ts';
import type { IndemnityCapConditions } from '../../law/loans/early-repayment.ts';
import type { Cents } from '../../money/cents.ts';
import { flooredAtZero, min, minus, over, times } from '../../quantity/arithmetic.ts';
import { inBinary } from '../../quantity/binary-quantity.ts';
import { binary, money, step } from '../../quantity/names.ts';
import { citing } from '../../quantity/notes.ts';
import { binaryToNearestCent, binaryWholeCents } from '../../quantity/rounding.ts';
import { monthsPerYear } from './loan-term.ts';
import type { Prepaid } from './prepayment.ts';

/** The law of the cap on the indemnity for an early repayment, and what decides how much of it is left. */
interface IndemnityCap {
  /** The highest number of months of interest. */
  readonly months: Sourced<number>;
  readonly conditions: Sourced<IndemnityCapConditions>;
  /** The day of the contract, or `null` for one with the cap. */
  readonly contractSigned: string | null;
  /** The sum of the earlier early repayments. */
  readonly earlierRepayments: Cents;
}

/**
 * The highest indemnity for an early repayment, if the legal conditions for the cap are met: capped part x annual rate x
 * months / 12. Earlier repayments use up part of the capped amount. Beyond it only the lender's loss is a limit. A contract
 * signed until the day before the chapter has neither: its `maximum` is `null`.
 */
export function maximumIndemnity(
  { loan, owed, prepayment }: Prepaid,
  { months: monthsOfLaw, conditions, contractSigned, earlierRepayments }: IndemnityCap,
) {
  const { value: condition, sources } = conditions;
  const repaid = step('amountRepaid', min(owed, inBinary(prepayment)), binaryWholeCents);
  if (contractSigned !== null && contractSigned <= condition.notIfRunningOn) {
    return { maximum: null, repaidWithoutCap: step('amountOutsideCap', citing(repaid, sources)) };
  }
  const cappedAmount = money('cappedAmount', condition.cappedAmount, sources);
  const left =
    earlierRepayments === 0
      ? cappedAmount
      : step(
          'cappedAmountLeft',
          flooredAtZero(minus(cappedAmount, money('earlierRepayments', earlierRepayments))),
        );
  const repaidUnderCap = step('amountUnderCap', min(repaid, left));
  const months = binary('indemnityMonths', monthsOfLaw.value, 'months', monthsOfLaw.sources);
  const interest = over(
    times(times(inBinary(repaidUnderCap), loan.annualRate), months),
    monthsPerYear,
  );
  return {
    maximum: step('maximumIndemnity', interest, binaryToNearestCent),
    repaidWithoutCap: step('amountWithoutCap', minus(repaid, repaidUnderCap)),
  };
}

/** The highest indemnity and what has none. */
export type MaximumIndemnity = ReturnType<typeof maximumIndemnity>;
