import { counted, money } from '../explanation/operand.ts';
import { stepOf } from '../explanation/step-of.ts';
import type { Step } from '../explanation/step.ts';
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
  readonly steps: readonly Step[];
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

  const computed: readonly Step[] = [
    leftStep(prepaidLoan, ['newMonthlyPayment', 'totalInterestNew']),
    stepOf('newMonthlyPayment', ['newMonthlyPayment', 'totalInterestNew'], {
      operation: 'annuityPayment',
      operands: [
        money('loanAfterPrepayment', left),
        counted('monthlyRate', monthlyPercent(annualRatePercent), '+', 'percent'),
        counted('loanMonths', months, '+', 'months'),
      ],
      rounding: 'toNearestCent',
      amount: toEuros(payment),
    }),
    stepOf('totalInterestNew', ['totalInterestNew'], {
      operands: [
        counted('unroundedPayment', unroundedPayment, '+', 'EUR'),
        counted('loanMonths', months, '×', 'months'),
        money('loanAfterPrepayment', left, '-'),
      ],
      rounding: 'toNearestCent',
      amount: toEuros(interest),
    }),
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
      stepOf('monthlyPaymentDifference', ['monthlyPaymentDifference'], {
        operands: [
          money('originalMonthlyPayment', loan.payment),
          money('newMonthlyPayment', payment, '-'),
        ],
        amount: toEuros(paymentReduction),
      }),
      savingsStep(loan, interest, savings),
    ],
  };
}
