import { monthsInYear } from '../../dated/month.ts';
import {
  cents,
  fromComputedEuros,
  subtractCents,
  zeroCents,
  sum,
  toEuros,
  type Cents,
} from '../../money/cents.ts';
import { hundredPercent } from '../../money/rate.ts';
import { annuityLoan } from './annuity.ts';
import type { Loan } from './loan-cost.ts';

/** A month of an amortization schedule. */
export interface AmortizedMonth {
  /** 1 for the first. */
  readonly month: number;
  readonly principal: Cents;
  readonly interest: Cents;
  readonly balance: Cents;
}

/** Twelve months of a schedule. The last year may be shorter. */
export interface AmortizedYear extends Omit<AmortizedMonth, 'month'> {
  /** 1 for the first. */
  readonly year: number;
  /** Interest of all payments after this year. */
  readonly interestOwed: Cents;
}

/**
 * The amortization schedule of a loan by month, in cents that add up: a balance minus the next principal is the next balance,
 * all principal adds up to the loan, all interest adds up to `interestCost`, and the last balance is zero.
 *
 * The exact balance of each month, and the exact interest paid until then, are rounded to the cent, half up. A month's
 * principal and interest are the differences to the month before. So each balance is less than one cent from the exact one.
 * Rounding each month separately would add up the errors. Principal plus interest of a month can therefore differ from the
 * rounded payment by one cent.
 */
export function amortization(loan: Loan, interestCost: Cents): readonly AmortizedMonth[] {
  const { amount } = loan.amount;
  const months = loan.months.amount;
  const rate = loan.monthlyRate.amount / hundredPercent;
  const payment = loan.unroundedPayment.amount;
  const rows: AmortizedMonth[] = [];
  let balanceBefore = amount;
  let interestBefore = zeroCents;
  for (let month = 1; month <= months; month += 1) {
    // Computed from the remaining payments and not from the month before, so that errors do not add up.
    const exactBalance = annuityLoan(payment, rate, months - month);
    const exactInterest = payment * month - (toEuros(amount) - exactBalance);
    const balance = within(fromComputedEuros(exactBalance), zeroCents, balanceBefore);
    const interestPaid =
      month === months
        ? interestCost
        : within(fromComputedEuros(exactInterest), interestBefore, interestCost);
    rows.push({
      month,
      principal: subtractCents(balanceBefore, balance),
      interest: subtractCents(interestPaid, interestBefore),
      balance,
    });
    balanceBefore = balance;
    interestBefore = interestPaid;
  }
  return rows;
}

/** A balance never rises and interest is never paid back, but binary arithmetic can miss both by a tiny amount. */
function within(amount: Cents, least: Cents, most: Cents): Cents {
  return cents(Math.max(least, Math.min(most, amount)));
}

/** The years of a schedule: the sums of their months, and what is owed at their end. */
export function amortizedYears(months: readonly AmortizedMonth[]): readonly AmortizedYear[] {
  const years: AmortizedYear[] = [];
  let interestOwed = sum(...months.map(({ interest }) => interest));
  for (let start = 0; start < months.length; start += monthsInYear) {
    const monthsOfYear = months.slice(start, start + monthsInYear);
    const interest = sum(...monthsOfYear.map((month) => month.interest));
    interestOwed = subtractCents(interestOwed, interest);
    years.push({
      year: start / monthsInYear + 1,
      principal: sum(...monthsOfYear.map(({ principal }) => principal)),
      interest,
      balance: monthsOfYear.at(-1)?.balance ?? zeroCents,
      interestOwed,
    });
  }
  return years;
}
