import { explained, explainedFigure, type Explainable } from '../explanation/explained.ts';
import { counted } from '../explanation/operand.ts';
import { fromComputedEuros, less, type Cents } from '../money/cents.ts';
import { annuityBalance, annuityMonths } from './annuity.ts';
import { monthlyPercent, monthlyRate } from './loan-term.ts';
import {
  cleared,
  clearedInterest,
  interestBeforeOperands,
  leftOperand,
  leftStep,
  savingsStep,
  type Prepaid,
} from './prepayment.ts';

/** What a prepayment brings when the payment stays and the term becomes shorter. */
export interface ShorterTerm {
  /** Months until the loan is repaid, those before the prepayment included. */
  readonly months: number;
  readonly monthsSaved: number;
  readonly interest: Cents;
  readonly savings: Cents;
  readonly steps: readonly Explainable[];
}

/**
 * Option 1: the payment stays, the term becomes shorter. Months: -ln(1 - loan x rate / payment) / ln(1 + rate), every part
 * of a month a whole one; the last payment is what is left then with the interest of its month. Months before the prepayment
 * and their interest are counted with those after it.
 *
 * @param monthTolerance the part of a month that binary numbers may have left behind and that is no month
 */
export function shorterTerm(prepaidLoan: Prepaid, monthTolerance: number): ShorterTerm {
  const { loan, left, monthsBefore, interestBefore } = prepaidLoan;
  const rate = monthlyRate(loan.annualRatePercent);
  const payment = loan.unroundedPayment;
  const monthsAfter = Math.max(0, Math.ceil(annuityMonths(left, rate, payment) - monthTolerance));
  const months = monthsBefore + monthsAfter;
  const fullPayments = Math.max(0, monthsAfter - 1);
  const balance = Math.max(0, annuityBalance(left, rate, payment, fullPayments));
  const lastPayment = balance * (1 + rate);
  const interestAfter = left === 0 ? 0 : payment * fullPayments + lastPayment - left;
  const interest = fromComputedEuros(interestBefore + interestAfter);
  const savings = less(loan.interest, interest);
  const percent = monthlyPercent(loan.annualRatePercent);
  const monthsSaved = loan.months - months;
  const monthsAfterId = monthsBefore === 0 ? 'remainingMonths' : 'monthsAfterPrepayment';

  const computed: readonly Explainable[] = [
    leftStep(prepaidLoan, ['remainingMonths', 'totalInterestNew']),
    explainedFigure(monthsAfter, () => ({
      id: monthsAfterId,
      lines: ['remainingMonths', 'totalInterestNew'],
      operation: 'annuityMonths',
      operands: [
        leftOperand(prepaidLoan),
        counted('monthlyRate', percent, '+', 'percent'),
        counted('unroundedPayment', payment, '+', 'EUR'),
      ],
      rounding: 'upToWhole',
      unit: 'months',
    })),
    explainedFigure(balance, () => ({
      id: 'balanceBeforeLastPayment',
      lines: ['totalInterestNew'],
      operation: 'annuityBalance',
      operands: [
        leftOperand(prepaidLoan),
        counted('monthlyRate', percent, '+', 'percent'),
        counted('unroundedPayment', payment, '+', 'EUR'),
        counted('fullPayments', fullPayments, '+', 'months'),
      ],
    })),
    explainedFigure(lastPayment, () => ({
      id: 'lastPayment',
      lines: ['totalInterestNew'],
      operands: [
        counted('balanceBeforeLastPayment', balance, '+', 'EUR'),
        counted('balanceBeforeLastPayment', balance, '+', 'EUR'),
        counted('monthlyRate', percent, '×', 'percent'),
      ],
    })),
    explained(interest, () => ({
      id: 'totalInterestNew',
      lines: ['totalInterestNew'],
      operands: [
        counted('unroundedPayment', payment, '+', 'EUR'),
        counted('fullPayments', fullPayments, '×', 'months'),
        counted('lastPayment', lastPayment, '+', 'EUR'),
        leftOperand(prepaidLoan, '-'),
        ...interestBeforeOperands(prepaidLoan),
      ],
      rounding: 'toNearestCent',
    })),
  ];
  return {
    months,
    monthsSaved,
    interest,
    savings,
    steps: [
      ...loan.steps,
      ...prepaidLoan.stepsBefore,
      ...(left === 0
        ? [
            cleared(prepaidLoan, monthsAfterId, 'remainingMonths', 'months'),
            clearedInterest(prepaidLoan),
          ]
        : computed),
      ...(monthsBefore === 0
        ? []
        : [
            explainedFigure(months, () => ({
              id: 'remainingMonths',
              lines: ['remainingMonths'],
              operands: [
                counted('monthsBeforePrepayment', monthsBefore, '+', 'months'),
                counted('monthsAfterPrepayment', monthsAfter, '+', 'months'),
              ],
              unit: 'months',
            })),
          ]),
      explainedFigure(monthsSaved, () => ({
        id: 'monthsDifference',
        lines: ['monthsDifference'],
        operands: [
          counted('loanMonths', loan.months, '+', 'months'),
          counted('remainingMonths', months, '-', 'months'),
        ],
        unit: 'months',
      })),
      savingsStep(loan, interest, savings),
    ],
  };
}
