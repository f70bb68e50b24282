import type { Binary } from '../../money/binary.ts';
import { hundredPercent } from '../../money/rate.ts';
import { over } from '../../quantity/arithmetic.ts';
import { annuity, type BinaryQuantity } from '../../quantity/binary-quantity.ts';
import type { Formula } from '../../quantity/quantity.ts';
import { annuityBalance, annuityLoan, annuityMonths, annuityPayment } from './annuity.ts';

/** The formulas of the annuity on quantities: money in euros, the rate of a month, months. */

type Euros = BinaryQuantity<'EUR'>;
type MonthlyRate = BinaryQuantity<'percent'>;
type Months = BinaryQuantity<'months'>;

/** The payment that repays a loan. Without interest it is loan / months. */
export function paymentOf(loan: Euros, rate: MonthlyRate, months: Months): Formula<Binary, 'EUR'> {
  if (rate.amount === 0) return over(loan, months);
  const payment = annuityPayment(loan.amount, rate.amount / hundredPercent, months.amount);
  return annuity('annuityPayment', [loan, rate, months], payment, 'EUR');
}

/** The loan that a payment repays. */
export function loanOf(payment: Euros, rate: MonthlyRate, months: Months): Formula<Binary, 'EUR'> {
  const loan = annuityLoan(payment.amount, rate.amount / hundredPercent, months.amount);
  return annuity('annuityLoan', [payment, rate, months], loan, 'EUR');
}

/** Months until a payment has repaid a loan, with a fraction. */
export function monthsToRepay(
  loan: Euros,
  rate: MonthlyRate,
  payment: Euros,
): Formula<Binary, 'months'> {
  const months = annuityMonths(loan.amount, rate.amount / hundredPercent, payment.amount);
  return annuity('annuityMonths', [loan, rate, payment], months, 'months');
}

/** The balance of a loan after a number of payments. */
export function balanceOf(
  loan: Euros,
  rate: MonthlyRate,
  payment: Euros,
  months: Months,
): Formula<Binary, 'EUR'> {
  const { amount } = months;
  const balance = annuityBalance(loan.amount, rate.amount / hundredPercent, payment.amount, amount);
  return annuity('annuityBalance', [loan, rate, payment, months], balance, 'EUR');
}
