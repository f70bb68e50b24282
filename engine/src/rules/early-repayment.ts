import { explained, type Explainable, type Sourced } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import { fromComputedEuros, lowest, toEuros, type Cents } from '../money/cents.ts';

const monthsInYear = 12;
const percent = 100;

/** The highest indemnity, with the steps that lead to it. */
export interface MaximumIndemnity {
  readonly amount: Cents;
  readonly steps: readonly Explainable[];
}

/**
 * What a bank may ask at most for an early repayment within a period of fixed interest, where the legal conditions for the
 * cap are met: some months of interest on the amount repaid, amount x yearly rate x months / 12.
 */
export function maximumIndemnity(
  loan: Cents,
  prepayment: Cents,
  annualRatePercent: number,
  months: Sourced<number>,
): MaximumIndemnity {
  const repaid = lowest(loan, prepayment);
  const interestOfYear = (toEuros(repaid) * annualRatePercent) / percent;
  const indemnity = explained(
    fromComputedEuros((interestOfYear * months.value) / monthsInYear),
    () => ({
      id: 'maximumIndemnity',
      lines: ['maximumIndemnity'],
      operands: [
        money('amountRepaid', repaid),
        counted('interestRate', annualRatePercent, '×', 'percent'),
        counted('indemnityMonths', months.value, '×', 'months'),
        counted('monthsInYear', monthsInYear, '÷', 'months'),
      ],
      rounding: 'toNearestCent',
      sources: months.sources,
    }),
  );
  const basis = explained(repaid, () => ({
    id: 'amountRepaid',
    lines: ['maximumIndemnity'],
    operation: 'lowest',
    operands: [money('loanAmount', loan), money('prepaymentAmount', prepayment)],
  }));
  return { amount: indemnity.amount, steps: [basis, indemnity] };
}
