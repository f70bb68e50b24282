import { explained, explainedFigure, type Explainable } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import type { ExplainedLine } from '../explanation/step.ts';
import { fromComputedEuros, less, type Cents } from '../money/cents.ts';
import { exactPayment, type Loan } from './loan-cost.ts';

const monthsInYear = 12;

/** What is left of the term of a loan. */
export interface RemainingTerm {
  readonly years: number;
  readonly months: number;
}

/** What somebody still owes, and what it costs if nothing is paid early. */
export interface RemainingLoan extends Loan {
  /** The monthly payment in euros, not rounded. */
  readonly unroundedPayment: number;
  readonly payment: Cents;
  /** All payments still to come less the loan. */
  readonly interest: Cents;
  readonly steps: readonly Explainable[];
}

/** Years and months of a term as months. */
export function monthsOfTerm({ years, months }: RemainingTerm): number {
  return years * monthsInYear + months;
}

/** The step that counts a term in months. */
export function termStep(term: RemainingTerm, lines: readonly ExplainedLine[]): Explainable {
  return explainedFigure(monthsOfTerm(term), () => ({
    id: 'loanMonths',
    lines,
    operands: [
      counted('termYears', term.years, '+', 'years'),
      counted('monthsInYear', monthsInYear, '×', 'months'),
      counted('termMonths', term.months, '+', 'months'),
    ],
    unit: 'months',
  }));
}

/** The step that takes a twelfth of the yearly rate. */
export function monthlyRateStep(
  annualRatePercent: number,
  lines: readonly ExplainedLine[],
): Explainable {
  return explainedFigure(monthlyPercent(annualRatePercent), () => ({
    id: 'monthlyRate',
    lines,
    operands: [
      counted('interestRate', annualRatePercent, '+', 'percent'),
      counted('monthsInYear', monthsInYear, '÷', 'months'),
    ],
    unit: 'percent',
  }));
}

/** A twelfth of a yearly rate, in percent. */
export function monthlyPercent(annualRatePercent: number): number {
  return annualRatePercent / monthsInYear;
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
  term: RemainingTerm,
): RemainingLoan {
  const months = monthsOfTerm(term);
  const loan: Loan = { amount, annualRatePercent, months };
  const unroundedPayment = exactPayment(loan);
  const payment = fromComputedEuros(unroundedPayment);
  const interest = less(fromComputedEuros(unroundedPayment * months), amount);
  return {
    ...loan,
    unroundedPayment,
    payment,
    interest,
    steps: [
      termStep(term, ['originalMonths', 'originalMonthlyPayment', 'totalInterestOld']),
      monthlyRateStep(annualRatePercent, [
        'originalMonthlyPayment',
        'totalInterestOld',
        'remainingMonths',
        'newMonthlyPayment',
      ]),
      explained(payment, () => ({
        id: 'originalMonthlyPayment',
        lines: ['originalMonthlyPayment', 'totalInterestOld', 'remainingMonths'],
        operation: 'annuityPayment',
        operands: [
          money('loanAmount', amount),
          counted('monthlyRate', monthlyPercent(annualRatePercent), '+', 'percent'),
          counted('loanMonths', months, '+', 'months'),
        ],
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
