import { day, wholeMonthsBetween, type Day } from '../../dated/day.ts';
import { monthOf } from '../../dated/month.ts';
import { roundedRate } from '../../input/fields.ts';
import { refuse } from '../../input/refused-input.ts';
import { nearestValue } from '../../law-in-force/sourced.ts';
import * as law from '../../law/every-law.ts';
import { fromEuros, toEuros } from '../../money/cents.ts';
import { explain } from '../../quantity/explain.ts';
import { withSteps } from '../../result/with-steps.ts';
import { lowerPayment } from '../../rules/loans/lower-payment.ts';
import { prepaymentBalances } from '../../rules/loans/prepayment-balances.ts';
import { maximumIndemnity } from '../../rules/loans/prepayment-indemnity.ts';
import { prepaid } from '../../rules/loans/prepayment.ts';
import { remainingLoan, type RemainingLoan } from '../../rules/loans/remaining-loan.ts';
import { shorterTerm } from '../../rules/loans/shorter-term.ts';
import {
  savingsAfterCharge,
  comparedWithSavings,
  goalPayment,
  regularPrepayment,
} from './asked-figures.ts';
import { loanOverpaymentDefaults, type LoanOverpaymentInput } from './input.ts';
import type { LoanOverpaymentResult } from './result.ts';
import { verdictsOf } from './verdicts.ts';

/** A fraction of a month below this is an error of binary arithmetic. */
const monthTolerance = 1e-9;

/**
 * Effect of a prepayment: with a shorter term, and with a lower payment.
 *
 * @throws RefusedInput when the loan has no months left
 */
export function calculate(input: LoanOverpaymentInput, today: Day): LoanOverpaymentResult {
  const prepayment = prepaymentOf(input, today);
  const goal = goalPayment(input, prepayment.prepaidLoan, today);
  const asked = askedFiguresOf(input, prepayment, goal.goalPayment);
  const figures = {
    ...prepaymentInEuros(prepayment),
    ...(asked.regular && { regularPrepayment: asked.regular.figures }),
    ...goal,
  };
  const result: LoanOverpaymentResult = {
    ...figures,
    ...verdictsOf(input, figures),
    ...(asked.afterCharge && { afterCharge: asked.afterCharge.figures }),
    ...(asked.breakEven && { breakEven: asked.breakEven.figures }),
  };
  return withSteps(input, result, () => explanationOf(prepayment, asked));
}

/** The loan of an input. @throws RefusedInput for a term of no months */
function loanOf(input: LoanOverpaymentInput): RemainingLoan {
  const term = {
    years: input.remainingTermYears ?? loanOverpaymentDefaults.remainingTermYears,
    months: input.remainingTermMonths ?? loanOverpaymentDefaults.remainingTermMonths,
  };
  if (term.years === 0 && term.months === 0) {
    refuse({ field: 'remainingTermMonths', code: 'belowMinimum', limit: 1 });
  }
  const rate = roundedRate(input.interestRate);
  return remainingLoan(fromEuros(input.loanAmount), rate, term);
}

/** The loan before and after the prepayment, and the most that the bank may charge for it. */
function prepaymentOf(input: LoanOverpaymentInput, today: Day) {
  const loan = loanOf(input);
  const prepaidLoan = prepaid(
    loan,
    fromEuros(input.prepaymentAmount),
    monthsUntilPrepayment(input, today),
  );
  return {
    loan,
    prepaidLoan,
    shorter: shorterTerm(prepaidLoan, monthTolerance),
    lower: lowerPayment(prepaidLoan),
    indemnity: maximumIndemnity(prepaidLoan, {
      months: nearestValue(law.earlyRepaymentIndemnityMonths, monthOf(today)),
      conditions: nearestValue(law.earlyRepaymentCapConditions, monthOf(today)),
      contractSigned: input.contractSigned ?? null,
      earlierRepayments: fromEuros(input.earlierRepayments ?? 0),
    }),
  };
}
type Prepayment = ReturnType<typeof prepaymentOf>;

/** The figures that only some inputs ask for. @param goal the regular early repayment that a goal takes */
function askedFiguresOf(
  input: LoanOverpaymentInput,
  { prepaidLoan, shorter, indemnity }: Prepayment,
  goal: number | null | undefined,
) {
  const regular = regularPrepayment(input, prepaidLoan, goal);
  return {
    regular,
    afterCharge: savingsAfterCharge(input, indemnity, {
      once: shorter.savings,
      regular: regular?.lines.savings,
    }),
    breakEven: comparedWithSavings(input, prepaidLoan, indemnity),
  };
}

/** What every result shows. */
function prepaymentInEuros({ loan, prepaidLoan, shorter, lower, indemnity }: Prepayment) {
  return {
    overpaymentWithTR: {
      savings: toEuros(shorter.savings.amount),
      monthsDifference: shorter.monthsDifference.amount,
      totalInterestNew: toEuros(shorter.totalInterestNew.amount),
      totalInterestOld: toEuros(loan.totalInterestOld.amount),
      remainingMonths: shorter.remainingMonths.amount,
      originalMonths: loan.months.amount,
    },
    overpaymentWithMR: {
      savings: toEuros(lower.savings.amount),
      monthlyPaymentDifference: toEuros(lower.monthlyPaymentDifference.amount),
      totalInterestNew: toEuros(lower.totalInterestNew.amount),
      totalInterestOld: toEuros(loan.totalInterestOld.amount),
      newMonthlyPayment: toEuros(lower.newMonthlyPayment.amount),
      originalMonthlyPayment: toEuros(loan.originalMonthlyPayment.amount),
    },
    maximumIndemnity: indemnity.maximum === null ? null : toEuros(indemnity.maximum.amount),
    repaidWithoutCap: toEuros(indemnity.repaidWithoutCap.amount),
    balances: prepaymentBalances(prepaidLoan, shorter, lower).map((row) => ({
      month: row.month,
      original: toEuros(row.original),
      shorterTerm: toEuros(row.shorterTerm),
      lowerPayment: toEuros(row.lowerPayment),
    })),
  };
}

function explanationOf(
  { loan, shorter, lower, indemnity }: Prepayment,
  { regular, afterCharge, breakEven }: ReturnType<typeof askedFiguresOf>,
): NonNullable<LoanOverpaymentResult['explanation']> {
  const { unroundedPayment: _, ...linesOfLowerPayment } = lower;
  const ofLoan = linesOfLoan(loan);
  return {
    overpaymentWithTR: explain({ ...ofLoan, ...shorter }, openedLines),
    overpaymentWithMR: explain({ ...ofLoan, ...linesOfLowerPayment }, openedLines),
    maximumIndemnity: explain({
      maximumIndemnity: [
        ...(indemnity.repaidWithoutCap.amount === 0 ? [] : [indemnity.repaidWithoutCap]),
        ...(indemnity.maximum === null ? [] : [indemnity.maximum]),
      ],
    }),
    ...(regular && { regularPrepayment: explain({ ...ofLoan, ...regular.lines }, openedLines) }),
    ...(afterCharge && { afterCharge: explain(afterCharge.lines) }),
    ...(breakEven && { breakEven: explain(breakEven.lines) }),
  };
}

function linesOfLoan({ months, originalMonthlyPayment, totalInterestOld }: RemainingLoan) {
  return { originalMonths: months, originalMonthlyPayment, totalInterestOld };
}

/** Lines on payments also show the steps of their months. */
const openedLines = {
  originalMonthlyPayment: ['originalMonths'],
  totalInterestOld: ['originalMonths'],
  totalInterestNew: ['remainingMonths'],
} as const;

/** Whole months of the old plan before the prepayment; zero without a later day. */
function monthsUntilPrepayment(
  { calculatedOn, prepaymentDate }: LoanOverpaymentInput,
  today: Day,
): number {
  return typeof prepaymentDate === 'string'
    ? wholeMonthsBetween(day(calculatedOn ?? today), day(prepaymentDate))
    : 0;
}
