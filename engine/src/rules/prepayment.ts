import { explained, explainedFigure, type Explainable } from '../explanation/explained.ts';
import { money } from '../explanation/operand.ts';
import type { ExplainedLine, StepId, Unit } from '../explanation/step.ts';
import { highest, less, noCents, type Cents } from '../money/cents.ts';
import type { RemainingLoan } from './remaining-loan.ts';

/** A loan of which a part is paid back early, before the next payment is due. */
export interface Prepaid {
  readonly loan: RemainingLoan;
  readonly prepayment: Cents;
  /** What is left of the loan. */
  readonly left: Cents;
}

/** A prepayment of the loan or more clears it. */
export function prepaid(loan: RemainingLoan, prepayment: Cents): Prepaid {
  const left = highest(noCents, less(loan.amount, prepayment));
  return { loan, prepayment, left };
}

/** The step that takes the prepayment off the loan. */
export function leftStep(
  { loan, prepayment, left }: Prepaid,
  lines: readonly ExplainedLine[],
): Explainable {
  return explained(left, () => ({
    id: 'loanAfterPrepayment',
    lines,
    operands: [money('loanAmount', loan.amount), money('prepaymentAmount', prepayment, '-')],
  }));
}

/** Nothing, because the prepayment covers the loan. */
export function cleared(
  { loan, prepayment }: Prepaid,
  id: StepId & ExplainedLine,
  unit: Unit = 'EUR',
): Explainable {
  return explainedFigure(0, () => ({
    id,
    lines: [id],
    operation: 'waived',
    operands: [money('loanAmount', loan.amount), money('prepaymentAmount', prepayment)],
    unit,
  }));
}

/** The step that compares the interest without and with the prepayment. */
export function savingsStep(loan: RemainingLoan, interest: Cents, savings: Cents): Explainable {
  return explained(savings, () => ({
    id: 'savings',
    lines: ['savings'],
    operands: [money('totalInterestOld', loan.interest), money('totalInterestNew', interest, '-')],
  }));
}
