import { fromComputedEuros, highest, noCents, toEuros, type Cents } from '../money/cents.ts';
import { annuityBalance } from './annuity.ts';
import { monthlyRate } from './loan-cost.ts';
import type { LowerPayment } from './lower-payment.ts';
import type { Prepaid } from './prepayment.ts';
import type { ShorterTerm } from './shorter-term.ts';

const monthsInYear = 12;

/** What is still owed after some months: without a prepayment and with either option. */
export interface BalancesAfter {
  /** Months from now; 0 for today, right after the prepayment. */
  readonly month: number;
  readonly original: Cents;
  readonly shorterTerm: Cents;
  readonly lowerPayment: Cents;
}

/** The balances of the three plans today, at the end of each year, and where the shorter and the whole term end. */
export function overpaymentBalances(
  { loan, left }: Prepaid,
  shorter: ShorterTerm,
  lower: LowerPayment,
): readonly BalancesAfter[] {
  const rate = monthlyRate(loan.annualRatePercent);
  const yearEnds = Array.from(
    { length: Math.ceil(loan.months / monthsInYear) },
    (_, year) => year * monthsInYear,
  );
  const months = [...new Set([...yearEnds, shorter.months, loan.months])];
  const balance = (amount: Cents, payment: number, paid: number, term: number): Cents =>
    paid >= term
      ? noCents
      : highest(noCents, fromComputedEuros(annuityBalance(toEuros(amount), rate, payment, paid)));
  return months
    .toSorted((a, b) => a - b)
    .map((month) => ({
      month,
      original: balance(loan.amount, loan.unroundedPayment, month, loan.months),
      shorterTerm: balance(left, loan.unroundedPayment, month, shorter.months),
      lowerPayment: balance(left, lower.unroundedPayment, month, loan.months),
    }));
}
