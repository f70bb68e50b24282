import { monthsInYear } from '../../dated/month.ts';
import { fromComputedEuros, maxCents, zeroCents, toEuros, type Cents } from '../../money/cents.ts';
import { hundredPercent } from '../../money/rate.ts';
import { annuityBalance } from './annuity.ts';
import type { LowerPayment } from './lower-payment.ts';
import type { Prepaid } from './prepayment.ts';
import type { ShorterTerm } from './shorter-term.ts';

/**
 * The balances of the three plans today, at the prepayment, at the end of each year, and at the end of the shorter and of the
 * whole term. Months are counted from today. In the month of the prepayment, the balances are those after it.
 */
export function prepaymentBalances(
  { loan, balanceAfter, before }: Prepaid,
  shorter: ShorterTerm,
  lower: LowerPayment,
) {
  const rate = loan.monthlyRate.amount / hundredPercent;
  const monthsBefore = before === null ? 0 : before.months.amount;
  const wholeTerm = loan.months.amount;
  const yearEnds = Array.from(
    { length: Math.ceil(wholeTerm / monthsInYear) },
    (_, year) => year * monthsInYear,
  );
  const months = [
    ...new Set([...yearEnds, monthsBefore, shorter.remainingMonths.amount, wholeTerm]),
  ];
  const balance = (euros: number, payment: number, paid: number, term: number): Cents =>
    paid >= term
      ? zeroCents
      : maxCents(zeroCents, fromComputedEuros(annuityBalance(euros, rate, payment, paid)));
  const original = (month: number) =>
    balance(toEuros(loan.amount.amount), loan.unroundedPayment.amount, month, wholeTerm);
  const after = (payment: number, term: number) => (month: number) =>
    month < monthsBefore
      ? original(month)
      : balance(balanceAfter.amount, payment, month - monthsBefore, term - monthsBefore);
  const shorterTerm = after(loan.unroundedPayment.amount, shorter.remainingMonths.amount);
  const lowerPayment = after(lower.unroundedPayment.amount, wholeTerm);
  return months
    .toSorted((a, b) => a - b)
    .map((month) => ({
      month,
      original: original(month),
      shorterTerm: shorterTerm(month),
      lowerPayment: lowerPayment(month),
    }));
}
