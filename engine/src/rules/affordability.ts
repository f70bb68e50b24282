import { monthsInYear } from '../dated/month.ts';
import {
  explained,
  explainedFigure,
  type Explainable,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, money, rated } from '../explanation/operand.ts';
import type { StepId } from '../explanation/step.ts';
import { fromComputedEuros, noCents, sum, type Cents } from '../money/cents.ts';
import { divide, exact, exactToEuros, isLess, multiply, subtract } from '../money/exact.ts';
import type { Rate } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';
import { annuityLoan } from './annuity.ts';
import {
  monthlyPercent,
  monthlyRate,
  monthlyRateStep,
  monthsOfTerm,
  termStep,
} from './loan-term.ts';

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
  readonly monthlyPayment: Cents;
  readonly loan: Cents;
  readonly homePrice: Cents;
  readonly steps: readonly Explainable[];
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
  const { annualNetIncome, downPayment, monthlyDebtPayments, annualRatePercent } = buyer;
  const term = { years: buyer.termYears, months: 0 };
  const monthlyIncome = divide(annualNetIncome, monthsInYear);
  const room = subtract(multiply(monthlyIncome, debtShare.value), monthlyDebtPayments);
  const isBelowZero = isLess(room, noCents);
  const payment = isBelowZero ? exact(noCents) : room;
  const unroundedPayment = exactToEuros(payment);
  const monthlyPayment = toNearestCent(payment);
  const months = monthsOfTerm(term);
  const loan = fromComputedEuros(
    annuityLoan(unroundedPayment, monthlyRate(annualRatePercent), months),
  );
  const homePrice = sum(loan, downPayment);
  const ofRoom = () => ({
    operands: [
      money('monthlyNetIncome', monthlyIncome),
      rated('debtShare', debtShare.value),
      money('monthlyDebtPayments', monthlyDebtPayments, '-'),
    ],
    raisedToZero: isBelowZero || undefined,
    sources: debtShare.sources,
  });
  return {
    monthlyPayment,
    loan,
    homePrice,
    steps: [
      explained(monthlyIncome, () => ({
        id: 'monthlyNetIncome',
        lines: ['maxMonthlyPayment'],
        operands: [
          money('annualNetIncome', annualNetIncome),
          counted('monthsInYear', monthsInYear, '÷', 'months'),
        ],
      })),
      explained(monthlyPayment, () => ({
        id: ids.payment,
        lines: ['maxMonthlyPayment'],
        ...ofRoom(),
        rounding: 'toNearestCent',
      })),
      // The loan rests on the payment with all its decimals.
      explainedFigure(unroundedPayment, () => ({
        id: 'unroundedPayment',
        lines: ['maxLoanAmount'],
        ...ofRoom(),
      })),
      termStep(term, ['maxLoanAmount']),
      monthlyRateStep(annualRatePercent, ['maxLoanAmount']),
      explained(loan, () => ({
        id: ids.loan,
        lines: ['maxLoanAmount'],
        operation: 'annuityLoan',
        operands: [
          counted('unroundedPayment', unroundedPayment, '+', 'EUR'),
          counted('monthlyRate', monthlyPercent(annualRatePercent), '+', 'percent'),
          counted('loanMonths', months, '+', 'months'),
        ],
        rounding: 'toNearestCent',
      })),
      explained(homePrice, () => ({
        id: ids.price,
        lines: ['maxHomePrice'],
        operands: [money(ids.loan, loan), money('downPayment', downPayment)],
      })),
    ],
  };
}
