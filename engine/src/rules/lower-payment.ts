import { explained, explainedFigure, type Explainable } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import type { ExplainedLine } from '../explanation/step.ts';
import { fromComputedEuros, less, type Cents } from '../money/cents.ts';
import { annuityPayment } from './annuity.ts';
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

/** What a prepayment brings when the term stays and the payment becomes lower. */
export interface LowerPayment {
  /** The new payment in euros, not rounded. */
  readonly unroundedPayment: number;
  readonly payment: Cents;
  readonly paymentReduction: Cents;
  /** That of the months before the prepayment included. */
  readonly interest: Cents;
  readonly savings: Cents;
  readonly steps: readonly Explainable[];
}

const ofPayment: readonly ExplainedLine[] = ['newMonthlyPayment', 'totalInterestNew'];

/** Option 2: the term stays, the payment becomes lower: the annuity of what is left over the months that are left. */
export function lowerPayment(prepaidLoan: Prepaid): LowerPayment {
  const { loan, left, monthsBefore, interestBefore } = prepaidLoan;
  const { annualRatePercent } = loan;
  const months = loan.months - monthsBefore;
  const monthsId = monthsBefore === 0 ? 'loanMonths' : 'monthsAfterPrepayment';
  const unroundedPayment = annuityPayment(left, monthlyRate(annualRatePercent), months);
  const payment = fromComputedEuros(unroundedPayment);
  const paymentReduction = less(loan.payment, payment);
  const interest = fromComputedEuros(interestBefore + (unroundedPayment * months - left));
  const savings = less(loan.interest, interest);

  const computed: readonly Explainable[] = [
    leftStep(prepaidLoan, ofPayment),
    ...(monthsBefore === 0
      ? []
      : [
          explainedFigure(months, () => ({
            id: 'monthsAfterPrepayment',
            lines: ofPayment,
            operands: [
              counted('loanMonths', loan.months, '+', 'months'),
              counted('monthsBeforePrepayment', monthsBefore, '-', 'months'),
            ],
            unit: 'months',
          })),
        ]),
    explainedFigure(unroundedPayment, () => ({
      id: 'unroundedPayment',
      lines: ofPayment,
      ...(annualRatePercent === 0
        ? { operands: [leftOperand(prepaidLoan), counted(monthsId, months, '÷', 'months')] }
        : {
            operation: 'annuityPayment',
            operands: [
              leftOperand(prepaidLoan),
              counted('monthlyRate', monthlyPercent(annualRatePercent), '+', 'percent'),
              counted(monthsId, months, '+', 'months'),
            ],
          }),
    })),
    explained(payment, () => ({
      id: 'newMonthlyPayment',
      lines: ['newMonthlyPayment'],
      operands: [counted('unroundedPayment', unroundedPayment, '+', 'EUR')],
      rounding: 'toNearestCent',
    })),
    explained(interest, () => ({
      id: 'totalInterestNew',
      lines: ['totalInterestNew'],
      operands: [
        counted('unroundedPayment', unroundedPayment, '+', 'EUR'),
        counted(monthsId, months, '×', 'months'),
        leftOperand(prepaidLoan, '-'),
        ...interestBeforeOperands(prepaidLoan),
      ],
      rounding: 'toNearestCent',
    })),
  ];
  return {
    unroundedPayment,
    payment,
    paymentReduction,
    interest,
    savings,
    steps: [
      ...loan.steps,
      ...prepaidLoan.stepsBefore,
      ...(left === 0
        ? [
            cleared(prepaidLoan, 'newMonthlyPayment', 'newMonthlyPayment'),
            clearedInterest(prepaidLoan),
          ]
        : computed),
      explained(paymentReduction, () => ({
        id: 'monthlyPaymentDifference',
        lines: ['monthlyPaymentDifference'],
        operands: [
          money('originalMonthlyPayment', loan.payment),
          money('newMonthlyPayment', payment, '-'),
        ],
      })),
      savingsStep(loan, interest, savings),
    ],
  };
}
