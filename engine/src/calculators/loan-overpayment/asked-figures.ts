import { day, firstDayOf, wholeMonthsBetween, type Day } from '../../dated/day.ts';
import { monthOf, monthsInYear } from '../../dated/month.ts';
import { roundedRate } from '../../input/fields.ts';
import { fromComputedEuros, fromEuros, toEuros, zeroCents } from '../../money/cents.ts';
import { minus } from '../../quantity/arithmetic.ts';
import type { ExplainedFigures } from '../../quantity/explain.ts';
import { asFigure, money, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { breakEven } from '../../rules/loans/break-even.ts';
import type { MaximumIndemnity } from '../../rules/loans/prepayment-indemnity.ts';
import type { Prepaid } from '../../rules/loans/prepayment.ts';
import {
  planOf,
  planSavings,
  smallestPrepayment,
  type RegularPrepayment,
} from '../../rules/loans/regular-prepayment.ts';
import type { LoanOverpaymentInput } from './input.ts';
import type { LoanOverpaymentResult } from './result.ts';

type Result<Name extends keyof LoanOverpaymentResult> = NonNullable<LoanOverpaymentResult[Name]>;

/** When regular early repayments are paid: every month from the next one on, unless the input says otherwise. */
function scheduleOf({ regularPrepayment: regular }: LoanOverpaymentInput) {
  return {
    everyMonths: regular?.every === 'year' ? monthsInYear : 1,
    fromMonth: regular?.fromMonth ?? 1,
  } satisfies Omit<RegularPrepayment, 'amount'>;
}

/** What regular early repayments save, beside the single one: those of the input, or those that its goal takes. */
export function regularPrepayment(
  input: LoanOverpaymentInput,
  prepaid: Prepaid,
  goal: number | null | undefined,
) {
  const repaid = input.regularPrepayment?.amount ?? goal;
  if (typeof repaid !== 'number') return undefined;
  const amount = fromEuros(repaid);
  const plan = planOf(prepaid, { ...scheduleOf(input), amount });
  const { totalInterestNew, savings, monthsDifference } = planSavings(prepaid, plan);
  return {
    figures: {
      savings: toEuros(savings.amount),
      totalInterestNew: toEuros(totalInterestNew.amount),
      totalInterestOld: toEuros(prepaid.loan.totalInterestOld.amount),
      monthsDifference: monthsDifference.amount,
      remainingMonths: plan.months,
      paidEarly: toEuros(fromComputedEuros(plan.paidEarly)),
      balances: plan.balances.map(({ month, euros }) => ({
        month,
        balance: toEuros(fromComputedEuros(euros)),
      })),
    },
    lines: { savings, monthsDifference },
  } satisfies ExplainedFigures<Result<'regularPrepayment'>>;
}

/** The regular early repayment that a goal takes; nothing without a goal. */
export function goalPayment(
  input: LoanOverpaymentInput,
  prepaid: Prepaid,
  today: Day,
): Pick<LoanOverpaymentResult, 'goalPayment'> {
  const { endBy, interestSaved } = input.goal ?? {};
  if (typeof endBy !== 'string' && typeof interestSaved !== 'number') return {};
  const begun = firstDayOf(monthOf(day(input.calculatedOn ?? today)));
  const payment = smallestPrepayment(prepaid, scheduleOf(input), {
    months:
      typeof endBy === 'string' ? wholeMonthsBetween(begun, firstDayOf(monthOf(endBy))) : null,
    savings: typeof interestSaved === 'number' ? fromEuros(interestSaved) : null,
  });
  return { goalPayment: payment === null ? null : toEuros(payment) };
}

/** The early repayment beside savings; nothing without their rate. */
export function comparedWithSavings(
  { savingsRate, indemnity: entered }: LoanOverpaymentInput,
  prepaid: Prepaid,
  { maximum }: MaximumIndemnity,
): ExplainedFigures<Result<'breakEven'>> | undefined {
  if (typeof savingsRate !== 'number') return undefined;
  const indemnity =
    typeof entered === 'number' ? fromEuros(entered) : (maximum?.amount ?? zeroCents);
  const rate = roundedRate(savingsRate);
  const { month, gain } = breakEven(prepaid, indemnity, rate);
  return {
    figures: {
      indemnity: toEuros(indemnity),
      month,
      gain: toEuros(gain.amount),
      outcome: gain.amount === 0 ? 'same' : gain.amount > 0 ? 'gain' : 'loss',
    },
    lines: { breakEven: gain },
  };
}

/** What is saved after the charge that the bank names, or after the highest of the law; nothing where neither is known. */
export function savingsAfterCharge(
  { indemnity: entered, prepaymentAmount }: LoanOverpaymentInput,
  { maximum, repaidWithoutCap }: MaximumIndemnity,
  savings: { readonly once: Money; readonly regular: Money | undefined },
): ExplainedFigures<Result<'afterCharge'>> | undefined {
  // The law has no maximum for an amount outside the cap.
  const highest = repaidWithoutCap.amount === 0 && maximum !== null ? maximum.amount : null;
  const charge = typeof entered === 'number' ? fromEuros(entered) : highest;
  if (charge === null) return undefined;
  const minusCharge = (saved: Money) =>
    step('savingsAfterCharge', minus(asFigure(saved), money('indemnity', charge)));
  const once = minusCharge(savings.once);
  const regular = savings.regular && minusCharge(savings.regular);
  return {
    figures: {
      charge: toEuros(charge),
      isAboveMaximum: highest !== null && charge > highest,
      savings: toEuros(once.amount),
      isLoss: charge > 0 && prepaymentAmount > 0 && once.amount <= 0,
      ...(regular && { regularSavings: toEuros(regular.amount) }),
    },
    lines: { savings: once, regularSavings: regular },
  };
}
