import { explained, type Explained, type Sourced } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import type { Step } from '../explanation/step.ts';
import { stepOf } from '../explanation/step-of.ts';
import { fromComputedEuros, lowest, toEuros, type Cents } from '../money/cents.ts';

const monthsInYear = 12;
const percent = 100;

/** The highest indemnity, with the steps that lead to it. */
export interface MaximumIndemnity extends Explained {
  readonly steps: readonly Step[];
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
  const { amount, step } = explained(
    fromComputedEuros((interestOfYear * months.value) / monthsInYear),
    {
      id: 'maximumIndemnity',
      lines: ['maximumIndemnity'],
      operation: 'arithmetic',
      operands: [
        money('amountRepaid', repaid),
        counted('interestRate', annualRatePercent, '×', 'percent'),
        counted('indemnityMonths', months.value, '×', 'months'),
        counted('monthsInYear', monthsInYear, '÷', 'months'),
      ],
      rounding: 'toNearestCent',
      sources: months.sources,
    },
  );
  const repaidStep = stepOf('amountRepaid', ['maximumIndemnity'], {
    operation: 'lowest',
    operands: [money('loanAmount', loan), money('prepaymentAmount', prepayment)],
    amount: toEuros(repaid),
  });
  return { amount, step, steps: [repaidStep, step] };
}
