import { monthsInYear } from '../dated/month.ts';
import type { Sourced } from '../dated/source.ts';
import type { StepId } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import { flooredAtZero, minus, over, plus, times } from '../quantity/arithmetic.ts';
import { inBinary } from '../quantity/binary-quantity.ts';
import { loanNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { binaryToNearestCent, toNearestCent } from '../quantity/rounding.ts';
import { loanOf } from './annuity-formula.ts';
import { annualRate, monthlyRate, monthsOfTerm } from './loan-term.ts';

const { step, money, sourcedShare, count } = loanNames;

/** How far a household goes: without strain, or as far as it can. */
export type Comfort = 'easy' | 'possible';

const stepIds = {
  easy: { payment: 'easyMonthlyPayment', loan: 'easyLoan', price: 'easyHomePrice' },
  possible: {
    payment: 'possibleMonthlyPayment',
    loan: 'possibleLoan',
    price: 'possibleHomePrice',
  },
} as const satisfies Readonly<Record<Comfort, Readonly<Record<string, StepId>>>>;

/** A household that wants to buy a home, and the loan it would take. */
export interface HomeBuyer {
  readonly annualNetIncome: Cents;
  readonly downPayment: Cents;
  /** What other loans take in a month. */
  readonly monthlyDebtPayments: Cents;
  readonly termYears: number;
  readonly annualRatePercent: number;
}

/** What the household can afford when a share of its income may go to loans. */
export interface Affordability {
  readonly maxMonthlyPayment: Money;
  readonly maxLoanAmount: Money;
  readonly maxHomePrice: Money;
}

/**
 * Home that a household can afford: a share of its monthly net income, less what other loans take and never below nothing,
 * is the payment; the loan which that payment repays over the term, with the down payment, is the price. A term of no years
 * gives no loan.
 */
export function affordability(
  buyer: HomeBuyer,
  debtShare: Sourced<Rate>,
  comfort: Comfort,
): Affordability {
  const ids = stepIds[comfort];
  const income = money('annualNetIncome', buyer.annualNetIncome);
  const monthlyIncome = step(
    'monthlyNetIncome',
    over(income, count('monthsInYear', monthsInYear, 'months')),
  );
  const room = flooredAtZero(
    minus(
      times(monthlyIncome, sourcedShare('debtShare', debtShare)),
      money('monthlyDebtPayments', buyer.monthlyDebtPayments),
    ),
  );
  // The loan rests on the payment with all its decimals.
  const unroundedPayment = inBinary(step('unroundedPayment', room));
  const rate = monthlyRate(annualRate(buyer.annualRatePercent));
  const months = monthsOfTerm({ years: buyer.termYears, months: 0 });
  const loan = loanOf(unroundedPayment, rate, months);
  const maxLoanAmount = step(ids.loan, loan, binaryToNearestCent);
  return {
    maxMonthlyPayment: step(ids.payment, room, toNearestCent),
    maxLoanAmount,
    maxHomePrice: step(ids.price, plus(maxLoanAmount, money('downPayment', buyer.downPayment))),
  };
}
