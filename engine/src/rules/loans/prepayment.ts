import type { Unit } from '../../explanation/step.ts';
import type { Binary } from '../../money/binary.ts';
import { fromComputedEuros, type Cents } from '../../money/cents.ts';
import { flooredAtZero, min, minus, plus, times, waived } from '../../quantity/arithmetic.ts';
import { inBinary, type BinaryQuantity } from '../../quantity/binary-quantity.ts';
import { zeroOf } from '../../quantity/comparison.ts';
import { binary, money, step } from '../../quantity/names.ts';
import type { Formula, Money, Term } from '../../quantity/quantity.ts';
import { binaryToNearestCent } from '../../quantity/rounding.ts';
import type { Amount } from '../../quantity/units.ts';
import { balanceOf } from './annuity-formula.ts';
import type { RemainingLoan } from './remaining-loan.ts';

type Euros = BinaryQuantity<'EUR'>;

/** The months of the old plan before a prepayment, and the interest in them, not rounded. */
interface MonthsBefore {
  readonly months: BinaryQuantity<'months'>;
  readonly interest: Euros;
}

/** A loan with a prepayment, which may come after some more months of the old plan. */
export interface Prepaid {
  readonly loan: RemainingLoan;
  readonly prepayment: Money;
  /** `null` when the prepayment comes before the next payment. */
  readonly before: MonthsBefore | null;
  /** The balance at the time of the prepayment. Rounded to the cent only if the prepayment clears the loan. */
  readonly owed: Euros;
  /** The balance after the prepayment, not rounded; zero if the prepayment clears the loan. */
  readonly balanceAfter: Euros;
}

/**
 * A loan with a prepayment after some months of the old plan, at the latest before the last payment. A prepayment of at
 * least the balance clears the loan.
 *
 * @param monthsUntil whole months until the prepayment
 */
export function prepaid(loan: RemainingLoan, amount: Cents, monthsUntil: number): Prepaid {
  const prepayment = money('prepaymentAmount', amount);
  const monthsUntilLast = loan.months.amount - 1;
  if (Math.min(monthsUntil, monthsUntilLast) === 0) {
    const balanceAfter = step('loanAfterPrepayment', flooredAtZero(minus(loan.amount, prepayment)));
    return {
      loan,
      prepayment,
      before: null,
      owed: inBinary(loan.amount),
      balanceAfter: inBinary(balanceAfter),
    };
  }
  const months = step(
    'monthsBeforePrepayment',
    min(
      binary('monthsUntilPrepayment', monthsUntil, 'months'),
      binary('monthsUntilLastPayment', monthsUntilLast, 'months'),
    ),
  );
  const amountInEuros = inBinary(loan.amount);
  const balance = balanceOf(amountInEuros, loan.monthlyRate, loan.unroundedPayment, months);
  const isCleared = amount >= fromComputedEuros(balance.amount);
  // A payment is in whole cents, so the loan is cleared with the balance to the cent.
  const owed = isCleared
    ? inBinary(step('balanceAtPrepayment', balance, binaryToNearestCent))
    : step('balanceAtPrepayment', balance);
  const paid = times(loan.unroundedPayment, months);
  const interest = step('interestBeforePrepayment', minus(plus(paid, owed), amountInEuros));
  const balanceAfter = step(
    'loanAfterPrepayment',
    flooredAtZero(minus(owed, inBinary(prepayment))),
  );
  return { loan, prepayment, before: { months, interest }, owed, balanceAfter };
}

/** Zero, because the prepayment clears the loan. It has the kind and unit of the formula it replaces. */
export function cleared<A extends Amount, U extends Unit>(
  { owed, prepayment }: Prepaid,
  wouldBe: Formula<A, U>,
): Formula<A, U> {
  return waived(owed, inBinary(prepayment), zeroOf(wouldBe));
}

/** The interest if the prepayment clears the loan: only the months before it have interest. */
export function clearedInterest(prepaidLoan: Prepaid): Money {
  const { before, loan } = prepaidLoan;
  return before === null
    ? step('totalInterestNew', cleared(prepaidLoan, loan.totalInterestOld))
    : step('totalInterestNew', before.interest, binaryToNearestCent);
}

/** Interest of the months before and after a prepayment, added up and rounded once. */
export function interestWith(after: Term<Binary, 'EUR'>, { before }: Prepaid): Money {
  const interest = before === null ? after : plus(after, before.interest);
  return step('totalInterestNew', interest, binaryToNearestCent);
}

/** The interest without the prepayment minus the interest with it. */
export function savingsOf(loan: RemainingLoan, interest: Money): Money {
  return step('savings', minus(loan.totalInterestOld, interest));
}
