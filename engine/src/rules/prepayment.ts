import { explained, explainedFigure, type Explainable } from '../explanation/explained.ts';
import { counted, money } from '../explanation/operand.ts';
import type { ExplainedLine, StepId, Unit } from '../explanation/step.ts';
import { fromComputedEuros, highest, less, noCents, toEuros, type Cents } from '../money/cents.ts';
import { annuityBalance } from './annuity.ts';
import { monthlyPercent, monthlyRate } from './loan-term.ts';
import type { RemainingLoan } from './remaining-loan.ts';

/** A loan of which a part is paid back early, after some more months of the old plan. */
export interface Prepaid {
  readonly loan: RemainingLoan;
  readonly prepayment: Cents;
  /** Months of the old plan until the prepayment; 0 when it comes before the next payment. */
  readonly monthsBefore: number;
  /** What is owed when the prepayment comes, in euros; rounded to the cent only where the prepayment clears it. */
  readonly owed: number;
  /** Interest of the months before it in euros, not rounded. */
  readonly interestBefore: number;
  /** What is left of the loan in euros, not rounded; nothing when the prepayment clears it. */
  readonly left: number;
  readonly isCleared: boolean;
  /** How the months before the prepayment were counted, and what they cost; none when there are none. */
  readonly stepsBefore: readonly Explainable[];
}

/**
 * A prepayment after some months of the old plan, at the latest before the last payment. A prepayment of what is owed or
 * more clears the loan.
 *
 * @param monthsUntil whole months until the prepayment
 */
export function prepaid(loan: RemainingLoan, prepayment: Cents, monthsUntil: number): Prepaid {
  const { amount, annualRatePercent, unroundedPayment, months } = loan;
  const monthsBefore = Math.min(monthsUntil, months - 1);
  const loanEuros = toEuros(amount);
  const rate = monthlyRate(annualRatePercent);
  const balance = annuityBalance(loanEuros, rate, unroundedPayment, monthsBefore);
  const owedToTheCent = fromComputedEuros(balance);
  const isCleared = prepayment >= owedToTheCent;
  // Nobody pays a part of a cent: what clears the loan is what is owed to the cent.
  const owed = isCleared ? toEuros(owedToTheCent) : balance;
  const interestBefore = unroundedPayment * monthsBefore - (loanEuros - owed);
  const left =
    monthsBefore === 0
      ? toEuros(highest(noCents, less(amount, prepayment)))
      : Math.max(0, owed - toEuros(prepayment));
  const before = { loan, prepayment, monthsBefore, owed, interestBefore, isCleared, left };
  return { ...before, stepsBefore: monthsBefore === 0 ? [] : stepsUntil(before, monthsUntil) };
}

/** What is owed when the prepayment comes, as later steps use it. */
export function owedOperand({ loan, monthsBefore, owed }: Prepaid) {
  return monthsBefore === 0
    ? money('loanAmount', loan.amount)
    : counted('balanceAtPrepayment', owed, '+', 'EUR');
}

const ofAll: readonly ExplainedLine[] = [
  'remainingMonths',
  'newMonthlyPayment',
  'totalInterestNew',
  'maximumIndemnity',
];

function stepsUntil(
  { loan, monthsBefore, owed, interestBefore, isCleared }: Omit<Prepaid, 'stepsBefore'>,
  monthsUntil: number,
): readonly Explainable[] {
  return [
    explainedFigure(monthsBefore, () => ({
      id: 'monthsBeforePrepayment',
      lines: ofAll,
      operation: 'lowest',
      operands: [
        counted('monthsUntilPrepayment', monthsUntil, '+', 'months'),
        counted('monthsUntilLastPayment', loan.months - 1, '+', 'months'),
      ],
      unit: 'months',
    })),
    explainedFigure(owed, () => ({
      id: 'balanceAtPrepayment',
      lines: ofAll,
      operation: 'annuityBalance',
      operands: [
        money('loanAmount', loan.amount),
        counted('monthlyRate', monthlyPercent(loan.annualRatePercent), '+', 'percent'),
        counted('unroundedPayment', loan.unroundedPayment, '+', 'EUR'),
        counted('monthsBeforePrepayment', monthsBefore, '+', 'months'),
      ],
      rounding: isCleared ? 'toNearestCent' : 'exact',
    })),
    explainedFigure(interestBefore, () => ({
      id: 'interestBeforePrepayment',
      lines: ['totalInterestNew'],
      operands: [
        counted('unroundedPayment', loan.unroundedPayment, '+', 'EUR'),
        counted('monthsBeforePrepayment', monthsBefore, '×', 'months'),
        counted('balanceAtPrepayment', owed, '+', 'EUR'),
        money('loanAmount', loan.amount, '-'),
      ],
    })),
  ];
}

/** The step that takes the prepayment off what is owed. */
export function leftStep(prepaidLoan: Prepaid, lines: readonly ExplainedLine[]): Explainable {
  return explainedFigure(prepaidLoan.left, () => ({
    id: 'loanAfterPrepayment',
    lines,
    operands: [owedOperand(prepaidLoan), money('prepaymentAmount', prepaidLoan.prepayment, '-')],
  }));
}

/** What is left, as later steps use it. */
export function leftOperand({ left }: Prepaid, operator: '+' | '-' = '+') {
  return counted('loanAfterPrepayment', left, operator, 'EUR');
}

/** Nothing, because the prepayment covers the loan. */
export function cleared(
  prepaidLoan: Prepaid,
  id: StepId,
  line: ExplainedLine,
  unit: Unit = 'EUR',
): Explainable {
  return explainedFigure(0, () => ({
    id,
    lines: [line],
    operation: 'waived',
    operands: [owedOperand(prepaidLoan), money('prepaymentAmount', prepaidLoan.prepayment)],
    unit,
  }));
}

/** The interest that is paid after all: where the prepayment clears the loan, that of the months before it. */
export function clearedInterest(prepaidLoan: Prepaid): Explainable {
  const { monthsBefore, interestBefore } = prepaidLoan;
  if (monthsBefore === 0) return cleared(prepaidLoan, 'totalInterestNew', 'totalInterestNew');
  return explained(fromComputedEuros(interestBefore), () => ({
    id: 'totalInterestNew',
    lines: ['totalInterestNew'],
    operands: [counted('interestBeforePrepayment', interestBefore, '+', 'EUR')],
    rounding: 'toNearestCent',
  }));
}

/** The interest of the months before the prepayment, where there are any, as a step on the whole interest adds it. */
export function interestBeforeOperands({ monthsBefore, interestBefore }: Prepaid) {
  return monthsBefore === 0
    ? []
    : [counted('interestBeforePrepayment', interestBefore, '+', 'EUR')];
}

/** The step that compares the interest without and with the prepayment. */
export function savingsStep(loan: RemainingLoan, interest: Cents, savings: Cents): Explainable {
  return explained(savings, () => ({
    id: 'savings',
    lines: ['savings'],
    operands: [money('totalInterestOld', loan.interest), money('totalInterestNew', interest, '-')],
  }));
}
