import type { LoanOverpaymentInput } from './input.ts';
import type { LoanOverpaymentResult } from './result.ts';

type Figures = Pick<
  LoanOverpaymentResult,
  'overpaymentWithTR' | 'overpaymentWithMR' | 'regularPrepayment' | 'goalPayment'
>;

/** What the figures of an answer come to. */
export function verdictsOf(
  { prepaymentAmount }: LoanOverpaymentInput,
  { overpaymentWithTR: shorter, overpaymentWithMR: lower, regularPrepayment, goalPayment }: Figures,
): Pick<LoanOverpaymentResult, 'answerIs' | 'onceIs' | 'goalIs'> {
  const once = () => {
    if (prepaymentAmount === 0) return 'nothing';
    if (shorter.remainingMonths === 0) return 'cleared';
    return shorter.savings === lower.savings ? 'same' : 'differs';
  };
  const goal = () => {
    if (goalPayment === null) return 'none';
    return goalPayment === 0 ? 'enough' : 'payment';
  };
  const isGoalAlone = goalPayment !== undefined && prepaymentAmount === 0;
  // A goal that needs no regular repayments has some of nothing.
  const isRegular = (regularPrepayment?.paidEarly ?? 0) > 0;
  return {
    answerIs: isRegular ? 'regular' : isGoalAlone ? 'goal' : 'once',
    onceIs: once(),
    ...(goalPayment !== undefined && { goalIs: goal() }),
  };
}
