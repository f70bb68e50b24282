import { monthsInYear } from '../../dated/month.ts';
import type { Sourced } from '../../dated/source.ts';
import type { StepId } from '../../explanation/step.ts';
import type { Cents } from '../../money/cents.ts';
import type { Rate } from '../../money/rate.ts';
import { flooredAtZero, minus, over, plus, times } from '../../quantity/arithmetic.ts';
import { inBinary } from '../../quantity/binary-quantity.ts';
import { count, money, sourcedShare, step } from '../../quantity/names.ts';
import { binaryToNearestCent, toNearestCent } from '../../quantity/rounding.ts';
import { loanOf } from '../loans/annuity-formula.ts';
import { annualRate, monthlyRate, monthsOfTerm } from '../loans/loan-term.ts';

/** The comfortable or the highest budget of a household. */
type Comfort = 'easy' | 'possible';

/** How a payment stands to both budgets. */
export const comforts = ['easy', 'possible', 'above'] as const;

/** How a payment stands to the highest payments of both budgets. */
export function comfortOf(
  payment: Cents,
  highest: Readonly<Record<Comfort, Cents>>,
): (typeof comforts)[number] {
  if (payment <= highest.easy) return 'easy';
  return payment <= highest.possible ? 'possible' : 'above';
}

const stepIds = {
  easy: { payment: 'easyMonthlyPayment', loan: 'easyLoan', price: 'easyHomePrice' },
  possible: {
    payment: 'possibleMonthlyPayment',
    loan: 'possibleLoan',
    price: 'possibleHomePrice',
  },
} as const satisfies Readonly<Record<Comfort, Readonly<Record<string, StepId>>>>;

/** A household that wants to buy a home, and the loan it would take. */
interface HomeBuyer {
  readonly annualNetIncome: Cents;
  readonly downPayment: Cents;
  /** Monthly payments for other loans. */
  readonly monthlyDebtPayments: Cents;
  readonly termYears: number;
  readonly annualRatePercent: number;
}

/**
 * Home that a household can afford. The payment is a share of the monthly net income minus payments for other loans, at least
 * zero. The price is the loan that this payment repays over the term, plus the down payment. Without a term there is no loan.
 */
export function affordability(buyer: HomeBuyer, debtShare: Sourced<Rate>, comfort: Comfort) {
  const ids = stepIds[comfort];
  const income = money('annualNetIncome', buyer.annualNetIncome);
  const monthlyIncome = step(
    'monthlyNetIncome',
    over(income, count('monthsInYear', monthsInYear, 'months')),
  );
  const affordable = flooredAtZero(
    minus(
      times(monthlyIncome, sourcedShare('debtShare', debtShare)),
      money('monthlyDebtPayments', buyer.monthlyDebtPayments),
    ),
  );
  // The loan is computed from the payment before rounding.
  const unroundedPayment = inBinary(step('unroundedPayment', affordable));
  const rate = monthlyRate(annualRate(buyer.annualRatePercent));
  const months = monthsOfTerm({ years: buyer.termYears, months: 0 });
  const loan = loanOf(unroundedPayment, rate, months);
  const maxLoanAmount = step(ids.loan, loan, binaryToNearestCent);
  return {
    maxMonthlyPayment: step(ids.payment, affordable, toNearestCent),
    maxLoanAmount,
    maxHomePrice: step(ids.price, plus(maxLoanAmount, money('downPayment', buyer.downPayment))),
  };
}
