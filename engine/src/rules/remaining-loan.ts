import { explained, type Explainable } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import { fromComputedEuros, less, type Cents } from '../money/cents.ts';
import { exactPayment, exactPaymentStep, type Loan } from './loan-cost.ts';
import { monthlyRateStep, monthsOfTerm, termStep, type LoanTerm } from './loan-term.ts';

/** What somebody still owes, and what it costs if nothing is paid early. */
export interface RemainingLoan extends Loan {
  /** The monthly payment in euros, not rounded. */
  readonly unroundedPayment: number;
  readonly payment: Cents;
  /** All payments still to come less the loan. */
  readonly interest: Cents;
  readonly steps: readonly Explainable[];
}

/**
 * A loan as it stands: the equal payments that repay it by the end of the term, and the interest in them. The interest
 * rests on the payment before rounding: payment x months - loan, rounded once.
 *
 * @param term at least one month
 */
export function remainingLoan(
  amount: Cents,
  annualRatePercent: number,
  term: LoanTerm,
): RemainingLoan {
  const months = monthsOfTerm(term);
  const loan: Loan = { amount, annualRatePercent, months };
  const unroundedPayment = exactPayment(loan);
  const payment = fromComputedEuros(unroundedPayment);
  const interest = less(fromComputedEuros(unroundedPayment * months), amount);
  const ofPayment = ['originalMonthlyPayment', 'totalInterestOld', 'remainingMonths'] as const;
  return {
    ...loan,
    unroundedPayment,
    payment,
    interest,
    steps: [
      termStep(term, ['originalMonths', 'originalMonthlyPayment', 'totalInterestOld']),
      monthlyRateStep(annualRatePercent, [...ofPayment, 'newMonthlyPayment']),
      exactPaymentStep(loan, ofPayment),
      explained(payment, () => ({
        id: 'originalMonthlyPayment',
        lines: ['originalMonthlyPayment'],
        operands: [counted('unroundedPayment', unroundedPayment, '+', 'EUR')],
        rounding: 'toNearestCent',
      })),
      explained(interest, () => ({
        id: 'totalInterestOld',
        lines: ['totalInterestOld'],
        operands: [
          counted('unroundedPayment', unroundedPayment, '+', 'EUR'),
          counted('loanMonths', months, '×', 'months'),
          money('loanAmount', amount, '-'),
        ],
        rounding: 'toNearestCent',
      })),
    ],
  };
}
