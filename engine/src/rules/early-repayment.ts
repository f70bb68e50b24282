import { monthsInYear } from '../dated/month.ts';
import {
  explained,
  type AmountWithSteps,
  type Explainable,
  type Sourced,
} from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import { fromComputedEuros, less, lowest, toEuros, type Cents } from '../money/cents.ts';
import { owedOperand, type Prepaid } from './prepayment.ts';

const percent = 100;

/** The law of the cap on the indemnity for an early repayment. */
export interface IndemnityCap {
  /** Months of interest that the bank may ask for at most. */
  readonly months: Sourced<number>;
  /** All early repayments together for which the cap holds. */
  readonly cappedAmount: Sourced<Cents>;
}

/** The highest indemnity for the part of an early repayment that the cap covers, and the part that it does not. */
export interface Indemnity extends AmountWithSteps {
  readonly withoutCap: Cents;
}

/**
 * What a bank may ask at most for an early repayment within a period of fixed interest, where the legal conditions for the
 * cap are met: some months of interest on the part of the repayment that the cap covers, part x yearly rate x months / 12.
 * For what is repaid beyond it the law sets no maximum.
 */
export function maximumIndemnity(prepaidLoan: Prepaid, cap: IndemnityCap): Indemnity {
  const { loan, prepayment, owed, isCleared, monthsBefore, stepsBefore } = prepaidLoan;
  const { annualRatePercent } = loan;
  const lines = ['maximumIndemnity'] as const;
  const repaid = explained(isCleared ? fromComputedEuros(owed) : prepayment, () => ({
    id: 'amountRepaid',
    lines,
    operation: 'lowest',
    operands: [owedOperand(prepaidLoan), money('prepaymentAmount', prepayment)],
  }));
  const underCap = explained(lowest(repaid.amount, cap.cappedAmount.value), () => ({
    id: 'amountUnderCap',
    lines,
    operation: 'lowest',
    operands: [money('amountRepaid', repaid.amount), money('cappedAmount', cap.cappedAmount.value)],
    sources: cap.cappedAmount.sources,
  }));
  const withoutCap = explained(less(repaid.amount, underCap.amount), () => ({
    id: 'amountWithoutCap',
    lines,
    operands: [money('amountRepaid', repaid.amount), money('amountUnderCap', underCap.amount, '-')],
  }));
  const interestOfYear = (toEuros(underCap.amount) * annualRatePercent) / percent;
  const indemnity = explained(
    fromComputedEuros((interestOfYear * cap.months.value) / monthsInYear),
    () => ({
      id: 'maximumIndemnity',
      lines,
      operands: [
        money('amountUnderCap', underCap.amount),
        counted('interestRate', annualRatePercent, '×', 'percent'),
        counted('indemnityMonths', cap.months.value, '×', 'months'),
        counted('monthsInYear', monthsInYear, '÷', 'months'),
      ],
      rounding: 'toNearestCent',
      sources: cap.months.sources,
    }),
  );
  const steps: readonly Explainable[] = [
    ...(monthsBefore === 0 ? [] : [...loan.steps, ...stepsBefore]),
    repaid,
    underCap,
    ...(withoutCap.amount === 0 ? [] : [withoutCap]),
    indemnity,
  ];
  return { amount: indemnity.amount, withoutCap: withoutCap.amount, steps };
}
