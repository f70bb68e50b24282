import { monthsInYear } from '../../dated/month.ts';
import type { Binary } from '../../money/binary.ts';
import { minus, plus, times } from '../../quantity/arithmetic.ts';
import { inBinary, type BinaryQuantity } from '../../quantity/binary-quantity.ts';
import { binary, step } from '../../quantity/names.ts';
import type { Money, Term } from '../../quantity/quantity.ts';
import { binaryToNearestCent } from '../../quantity/rounding.ts';
import { balanceOf, paymentOf } from './annuity-formula.ts';
import type { Loan } from './loan-cost.ts';
import { annualRate, monthlyRate } from './loan-term.ts';

/** A change of the rate after some years of the loan, by percentage points on its first rate. */
export interface RateChange {
  readonly afterYears: number;
  readonly points: number;
}

/** Payments at one rate. */
interface Stretch {
  /** Number of the first payment, from 1. */
  readonly fromMonth: number;
  readonly rate: BinaryQuantity<'percent'>;
  readonly payment: Money;
}

/**
 * The payments on a loan whose rate changes: after each change the balance is repaid by equal payments over the rest of the term.
 * A rate is never below zero, and changes after the term have no effect.
 *
 * @param changes in the order of their years, at most one after a year
 */
export function ratePath(loan: Loan, changes: readonly RateChange[]) {
  const term = loan.months.amount;
  const starts = changes
    .map(({ afterYears, points }) => ({ after: afterYears * monthsInYear, points }))
    .filter(({ after }) => after < term);
  const stretches: Stretch[] = [];
  let paid: Term<Binary, 'EUR'> | null = null;
  let balance = inBinary(loan.amount);
  let from = 0;
  let rate = loan.annualRate;
  for (let index = 0; index <= starts.length; index += 1) {
    const next = starts[index];
    const rateOfMonth = monthlyRate(rate);
    const left = binary('monthsLeft', term - from, 'months');
    const unrounded = step('unroundedPayment', paymentOf(balance, rateOfMonth, left));
    const payment = step('paymentAtRate', unrounded, binaryToNearestCent);
    stretches.push({ fromMonth: from + 1, rate, payment });
    const length = binary('monthsAtRate', (next?.after ?? term) - from, 'months');
    const paidInStretch: Term<Binary, 'EUR'> = times(unrounded, length);
    paid = paid === null ? paidInStretch : plus(paid, paidInStretch);
    if (next) {
      balance = step('balanceAtChange', balanceOf(balance, rateOfMonth, unrounded, length));
      from = next.after;
      rate = rateAfter(loan, next.points);
    }
  }
  const interest = minus(paid ?? balance, inBinary(loan.amount));
  const interestWithChanges = step('interestWithChanges', interest, binaryToNearestCent);
  return {
    stretches,
    interestWithChanges,
    totalCostWithChanges: step('totalCostWithChanges', plus(loan.amount, interestWithChanges)),
  };
}

function rateAfter(loan: Loan, points: number): BinaryQuantity<'percent'> {
  const first = Number(loan.annualRate.amount);
  return step(
    'changedRate',
    plus(annualRate(first), binary('pointsMore', Math.max(points, -first), 'percent')),
  );
}
