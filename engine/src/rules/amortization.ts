import { monthsInYear } from '../dated/month.ts';
import {
  cents,
  fromComputedEuros,
  less,
  noCents,
  sum,
  toEuros,
  type Cents,
} from '../money/cents.ts';
import { annuityLoan } from './annuity.ts';
import type { Loan } from './loan-cost.ts';

const percent = 100;

/** A month of a schedule: what the payment repays, what it pays for the use of the money, and what is left to repay. */
export interface AmortizedMonth {
  /** 1 for the first. */
  readonly month: number;
  readonly principal: Cents;
  readonly interest: Cents;
  readonly balance: Cents;
}

/** Twelve months of a schedule; the last year may be shorter. */
export interface AmortizedYear {
  /** 1 for the first. */
  readonly year: number;
  readonly principal: Cents;
  readonly interest: Cents;
  readonly balance: Cents;
}

/**
 * How a loan is repaid, month by month, in cents that add up: the balance before a month less its principal is the balance
 * after, all principal is the loan, all interest is `interestCost` and the last balance is nothing.
 *
 * Nothing is rounded on the way. The exact balance of each month, and the exact interest paid until then, are rounded to
 * the cent, half up; a month's principal and interest are the differences to the month before. So no figure is ever a
 * whole cent away from the exact one, whereas rounding each month by itself would carry its slips to the end. What a month
 * pays altogether may therefore be a cent beside the rounded payment.
 */
export function amortization(loan: Loan, interestCost: Cents): readonly AmortizedMonth[] {
  const { amount } = loan.amount;
  const months = loan.months.amount;
  const rate = loan.monthlyRate.amount / percent;
  const payment = loan.unroundedPayment.amount;
  const rows: AmortizedMonth[] = [];
  let balanceBefore = amount;
  let interestBefore = noCents;
  for (let month = 1; month <= months; month += 1) {
    // What the payments still to come are worth: unlike going from month to month it gathers no slips.
    const exactBalance = annuityLoan(payment, rate, months - month);
    const exactInterest = payment * month - (toEuros(amount) - exactBalance);
    const balance = within(fromComputedEuros(exactBalance), noCents, balanceBefore);
    const interestPaid =
      month === months
        ? interestCost
        : within(fromComputedEuros(exactInterest), interestBefore, interestCost);
    rows.push({
      month,
      principal: less(balanceBefore, balance),
      interest: less(interestPaid, interestBefore),
      balance,
    });
    balanceBefore = balance;
    interestBefore = interestPaid;
  }
  return rows;
}

/** A balance never rises and interest is never paid back: binary numbers could miss either by a hair. */
function within(amount: Cents, least: Cents, most: Cents): Cents {
  return cents(Math.max(least, Math.min(most, amount)));
}

/** The years of a schedule: the sums of their months, and the balance at their end. */
export function amortizedYears(months: readonly AmortizedMonth[]): readonly AmortizedYear[] {
  const years: AmortizedYear[] = [];
  for (let start = 0; start < months.length; start += monthsInYear) {
    const ofYear = months.slice(start, start + monthsInYear);
    years.push({
      year: start / monthsInYear + 1,
      principal: sum(...ofYear.map(({ principal }) => principal)),
      interest: sum(...ofYear.map(({ interest }) => interest)),
      balance: ofYear.at(-1)?.balance ?? noCents,
    });
  }
  return years;
}
