import { day, firstDayOf, wholeMonthsBetween, type Day } from '../../dated/day.ts';
import { monthOf, monthsInYear } from '../../dated/month.ts';
import { decimalsOfRate } from '../../input/fields.ts';
import { fromComputedEuros, fromEuros, toEuros, type Cents } from '../../money/cents.ts';
import type { ExplainedFigures } from '../../quantity/explain.ts';
import { breakEven } from '../../rules/loans/break-even.ts';
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
): ExplainedFigures<Result<'regularPrepayment'>> | undefined {
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
  };
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
  maximum: Cents,
): ExplainedFigures<Result<'breakEven'>> | undefined {
  if (typeof savingsRate !== 'number') return undefined;
  const indemnity = typeof entered === 'number' ? fromEuros(entered) : maximum;
  const rate = Number(savingsRate.toFixed(decimalsOfRate));
  const { month, gain } = breakEven(prepaid, indemnity, rate);
  return {
    figures: { indemnity: toEuros(indemnity), month, gain: toEuros(gain.amount) },
    lines: { breakEven: gain },
  };
}
