import { explained, explainedFigure, type Explainable } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import { fromComputedEuros, less, noCents, toEuros, type Cents } from '../money/cents.ts';
import { annuityBalance, annuityMonths } from './annuity.ts';
import { monthlyRate } from './loan-cost.ts';
import { cleared, leftStep, savingsStep, type Prepaid } from './prepayment.ts';
import { monthlyPercent } from './remaining-loan.ts';

/** What a prepayment brings when the payment stays and the term becomes shorter. */
export interface ShorterTerm {
  readonly months: number;
  readonly monthsSaved: number;
  readonly interest: Cents;
  readonly savings: Cents;
  readonly steps: readonly Explainable[];
}

/**
 * Option 1: the payment stays, the term becomes shorter. Months: -ln(1 - loan x rate / payment) / ln(1 + rate), every part
 * of a month a whole one; the last payment is what is left then with the interest of its month.
 *
 * @param monthTolerance the part of a month that binary numbers may have left behind and that is no month
 */
export function shorterTerm(prepaidLoan: Prepaid, monthTolerance: number): ShorterTerm {
  const { loan, left } = prepaidLoan;
  const rate = monthlyRate(loan.annualRatePercent);
  const payment = loan.unroundedPayment;
  const euros = toEuros(left);
  const months = Math.max(0, Math.ceil(annuityMonths(euros, rate, payment) - monthTolerance));
  const fullPayments = Math.max(0, months - 1);
  const balance = Math.max(0, annuityBalance(euros, rate, payment, fullPayments));
  const lastPayment = balance * (1 + rate);
  const interest =
    left === 0 ? noCents : fromComputedEuros(payment * fullPayments + lastPayment - euros);
  const savings = less(loan.interest, interest);
  const percent = monthlyPercent(loan.annualRatePercent);
  const monthsSaved = loan.months - months;

  const computed: readonly Explainable[] = [
    leftStep(prepaidLoan, ['remainingMonths', 'totalInterestNew']),
    explainedFigure(months, () => ({
      id: 'remainingMonths',
      lines: ['remainingMonths', 'totalInterestNew'],
      operation: 'annuityMonths',
      operands: [
        money('loanAfterPrepayment', left),
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
        money('loanAfterPrepayment', left),
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
        money('loanAfterPrepayment', left, '-'),
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
      ...(left === 0
        ? [
            cleared(prepaidLoan, 'remainingMonths', 'months'),
            cleared(prepaidLoan, 'totalInterestNew'),
          ]
        : computed),
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
