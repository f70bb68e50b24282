import { flooredAtZero, minus, plus, times } from '../../quantity/arithmetic.ts';
import type { BinaryQuantity } from '../../quantity/binary-quantity.ts';
import { binary, step } from '../../quantity/names.ts';
import { decidedBy } from '../../quantity/notes.ts';
import { binaryUpToWhole } from '../../quantity/rounding.ts';
import { balanceOf, monthsToRepay } from './annuity-formula.ts';
import { cleared, clearedInterest, interestWith, savingsOf, type Prepaid } from './prepayment.ts';

type Months = BinaryQuantity<'months'>;

/**
 * Option 1: the payment stays, the term becomes shorter. Months: -ln(1 - loan x rate / payment) / ln(1 + rate), rounded up.
 * The last payment is the remaining balance with the interest of its month. Months and interest before the prepayment are
 * included.
 *
 * @param monthTolerance a smaller fraction of a month is an error of binary arithmetic and is not rounded up
 */
export function shorterTerm(prepaidLoan: Prepaid, monthTolerance: number) {
  const { loan, balanceAfter, before } = prepaidLoan;
  const isCleared = balanceAfter.amount === 0;
  const id = before === null ? 'remainingMonths' : 'monthsAfterPrepayment';
  const monthsAfter = isCleared
    ? step(id, cleared(prepaidLoan, loan.months))
    : step(
        id,
        monthsToRepay(balanceAfter, loan.monthlyRate, loan.unroundedPayment),
        binaryUpToWhole(monthTolerance),
      );
  const remainingMonths =
    before === null ? monthsAfter : step('remainingMonths', plus(before.months, monthsAfter));
  const totalInterestNew = isCleared
    ? clearedInterest(prepaidLoan)
    : interestWith(interestAfter(prepaidLoan, monthsAfter), prepaidLoan);
  return {
    /** Months until the loan is repaid, including those before the prepayment. */
    remainingMonths,
    monthsDifference: step('monthsDifference', minus(loan.months, remainingMonths)),
    totalInterestNew,
    savings: savingsOf(loan, totalInterestNew),
  };
}

/** Effect of a prepayment if the payment stays and the term becomes shorter. */
export type ShorterTerm = ReturnType<typeof shorterTerm>;

/** All payments after the prepayment minus the balance after it. The last payment is smaller. */
function interestAfter({ loan, balanceAfter }: Prepaid, monthsAfter: Months) {
  const { monthlyRate, unroundedPayment } = loan;
  const fullPayments = binary('fullPayments', Math.max(0, monthsAfter.amount - 1), 'months');
  const balance = step(
    'balanceBeforeLastPayment',
    decidedBy(
      flooredAtZero(balanceOf(balanceAfter, monthlyRate, unroundedPayment, fullPayments)),
      monthsAfter,
    ),
  );
  const lastPayment = step('lastPayment', plus(balance, times(balance, monthlyRate)));
  return minus(plus(times(unroundedPayment, fullPayments), lastPayment), balanceAfter);
}
