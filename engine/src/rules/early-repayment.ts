import { monthsInYear } from '../dated/month.ts';
import { explained, type AmountWithSteps, type Sourced } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import { fromComputedEuros, toEuros } from '../money/cents.ts';
import { owedOperand, type Prepaid } from './prepayment.ts';

const percent = 100;

/**
 * What a bank may ask at most for an early repayment within a period of fixed interest, where the legal conditions for the
 * cap are met: some months of interest on the amount repaid, amount x yearly rate x months / 12.
 */
export function maximumIndemnity(
  prepaidLoan: Prepaid,
  indemnityMonths: Sourced<number>,
): AmountWithSteps {
  const { loan, prepayment, owed, isCleared, monthsBefore, stepsBefore } = prepaidLoan;
  const { annualRatePercent } = loan;
  const repaid = isCleared ? fromComputedEuros(owed) : prepayment;
  const interestOfYear = (toEuros(repaid) * annualRatePercent) / percent;
  const indemnity = explained(
    fromComputedEuros((interestOfYear * indemnityMonths.value) / monthsInYear),
    () => ({
      id: 'maximumIndemnity',
      lines: ['maximumIndemnity'],
      operands: [
        money('amountRepaid', repaid),
        counted('interestRate', annualRatePercent, '×', 'percent'),
        counted('indemnityMonths', indemnityMonths.value, '×', 'months'),
        counted('monthsInYear', monthsInYear, '÷', 'months'),
      ],
      rounding: 'toNearestCent',
      sources: indemnityMonths.sources,
    }),
  );
  const basis = explained(repaid, () => ({
    id: 'amountRepaid',
    lines: ['maximumIndemnity'],
    operation: 'lowest',
    operands: [owedOperand(prepaidLoan), money('prepaymentAmount', prepayment)],
  }));
  return {
    amount: indemnity.amount,
    steps: [...(monthsBefore === 0 ? [] : [...loan.steps, ...stepsBefore]), basis, indemnity],
  };
}
