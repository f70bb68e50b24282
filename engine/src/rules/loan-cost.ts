import { explained, explainedFigure, type Explainable } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import type { ExplainedLine } from '../explanation/step.ts';
import { fromComputedEuros, less, toEuros, type Cents } from '../money/cents.ts';
import { annuityPayment } from './annuity.ts';
import { monthlyPercent, monthlyRate, monthlyRateStep } from './loan-term.ts';

/** A loan as a bank offers it: repaid by equal payments at the end of each month. */
export interface Loan {
  readonly amount: Cents;
  /** The nominal rate of a year: 3.2 for 3.2 %. A month bears a twelfth of it. */
  readonly annualRatePercent: number;
  /** The term: a whole number, at least 1. */
  readonly months: number;
}

/** What a loan costs. `totalCost` is exactly the loan and `interestCost` together. */
export interface LoanCost {
  readonly monthlyPayment: Cents;
  readonly totalCost: Cents;
  readonly interestCost: Cents;
  readonly steps: readonly Explainable[];
}

/** The payment of a month in euros, not rounded. */
export function exactPayment({ amount, annualRatePercent, months }: Loan): number {
  return annuityPayment(toEuros(amount), monthlyRate(annualRatePercent), months);
}

/** The step that gives the payment before rounding; without interest the loan is parted equally. */
export function exactPaymentStep(loan: Loan, lines: readonly ExplainedLine[]): Explainable {
  const { amount, annualRatePercent, months } = loan;
  return explainedFigure(exactPayment(loan), () => ({
    id: 'unroundedPayment',
    lines,
    ...(annualRatePercent === 0
      ? { operands: [money('loanAmount', amount), counted('loanMonths', months, '÷', 'months')] }
      : {
          operation: 'annuityPayment',
          operands: [
            money('loanAmount', amount),
            counted('monthlyRate', monthlyPercent(annualRatePercent), '+', 'percent'),
            counted('loanMonths', months, '+', 'months'),
          ],
        }),
  }));
}

/**
 * Payment, total and interest of a loan. The payment is rounded for display only: the total is the unrounded payment times
 * the months, rounded once, and the interest is the total less the loan.
 */
export function loanCost(loan: Loan): LoanCost {
  const { amount, annualRatePercent, months } = loan;
  const payment = exactPayment(loan);
  const monthlyPayment = fromComputedEuros(payment);
  const totalCost = fromComputedEuros(payment * months);
  const interestCost = less(totalCost, amount);

  const exact = () => counted('unroundedPayment', payment, '+', 'EUR');
  const steps: readonly Explainable[] = [
    ...(annualRatePercent === 0 ? [] : [monthlyRateStep(annualRatePercent, ofPayment)]),
    exactPaymentStep(loan, ofPayment),
    explained(monthlyPayment, () => ({
      id: 'monthlyPayment',
      lines: ['monthlyPayment'],
      operands: [exact()],
      rounding: 'toNearestCent',
    })),
    explained(totalCost, () => ({
      id: 'totalCost',
      lines: ['totalCost', 'interestCost'],
      operands: [exact(), counted('loanMonths', months, '×', 'months')],
      rounding: 'toNearestCent',
    })),
    explained(amount, () => ({
      id: 'baseCost',
      lines: ['baseCost'],
      operation: 'given',
      operands: [money('loanAmount', amount)],
    })),
    explained(interestCost, () => ({
      id: 'interestCost',
      lines: ['interestCost'],
      operands: [money('totalCost', totalCost), money('loanAmount', amount, '-')],
    })),
  ];
  return { monthlyPayment, totalCost, interestCost, steps };
}

const ofPayment = ['monthlyPayment', 'totalCost', 'interestCost'] as const;
