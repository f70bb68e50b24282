import { explained, type Explainable } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import { fromComputedEuros, less, toEuros, type Cents } from '../money/cents.ts';
import { annuityPayment } from './annuity.ts';
import { monthlyRate } from './loan-cost.ts';
import { cleared, leftStep, savingsStep, type Prepaid } from './prepayment.ts';
import { monthlyPercent } from './remaining-loan.ts';

/** What a prepayment brings when the term stays and the payment becomes lower. */
export interface LowerPayment {
  /** The new payment in euros, not rounded. */
  readonly unroundedPayment: number;
  readonly payment: Cents;
  readonly paymentReduction: Cents;
  readonly interest: Cents;
  readonly savings: Cents;
  readonly steps: readonly Explainable[];
}

/** Option 2: the term stays, the payment becomes lower: the annuity of what is left over the same months. */
export function lowerPayment(prepaidLoan: Prepaid): LowerPayment {
  const { loan, left } = prepaidLoan;
  const { months, annualRatePercent } = loan;
  const unroundedPayment = annuityPayment(toEuros(left), monthlyRate(annualRatePercent), months);
  const payment = fromComputedEuros(unroundedPayment);
  const paymentReduction = less(loan.payment, payment);
  const interest = less(fromComputedEuros(unroundedPayment * months), left);
  const savings = less(loan.interest, interest);

  const computed: readonly Explainable[] = [
    leftStep(prepaidLoan, ['newMonthlyPayment', 'totalInterestNew']),
    explained(payment, () => ({
      id: 'newMonthlyPayment',
      lines: ['newMonthlyPayment', 'totalInterestNew'],
      operation: 'annuityPayment',
      operands: [
        money('loanAfterPrepayment', left),
        counted('monthlyRate', monthlyPercent(annualRatePercent), '+', 'percent'),
        counted('loanMonths', months, '+', 'months'),
      ],
      rounding: 'toNearestCent',
    })),
    explained(interest, () => ({
      id: 'totalInterestNew',
      lines: ['totalInterestNew'],
      operands: [
        counted('unroundedPayment', unroundedPayment, '+', 'EUR'),
        counted('loanMonths', months, '×', 'months'),
        money('loanAfterPrepayment', left, '-'),
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
      ...(left === 0
        ? [cleared(prepaidLoan, 'newMonthlyPayment'), cleared(prepaidLoan, 'totalInterestNew')]
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
