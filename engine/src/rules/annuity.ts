/**
 * A loan repaid by equal payments at the end of each month (annuity). Amounts are in euros as plain numbers and are not
 * rounded here; `monthlyRate` is a plain ratio: 0.002 for 2.4 % a year.
 */

/** 1 - (1 + rate)^-months, precise for very small rates. */
function discount(monthlyRate: number, months: number): number {
  return -Math.expm1(-months * Math.log1p(monthlyRate));
}

/** The payment that repays a loan: loan x rate / (1 - (1 + rate)^-months), or equal parts without interest. */
export function annuityPayment(loan: number, monthlyRate: number, months: number): number {
  return monthlyRate === 0 ? loan / months : (loan * monthlyRate) / discount(monthlyRate, months);
}

/** The loan that a payment repays: the inverse of `annuityPayment`. */
export function annuityLoan(payment: number, monthlyRate: number, months: number): number {
  return monthlyRate === 0
    ? payment * months
    : (payment * discount(monthlyRate, months)) / monthlyRate;
}

/**
 * Months until a payment has repaid a loan, with a fraction: -ln(1 - loan x rate / payment) / ln(1 + rate). Infinite when
 * the payment does not cover the interest.
 */
export function annuityMonths(loan: number, monthlyRate: number, payment: number): number {
  if (loan === 0) return 0;
  if (monthlyRate === 0) return loan / payment;
  const interestShare = (loan * monthlyRate) / payment;
  return interestShare < 1
    ? -Math.log1p(-interestShare) / Math.log1p(monthlyRate)
    : Number.POSITIVE_INFINITY;
}

/** The balance of a loan after some payments: loan x growth - payment x (growth - 1) / rate, growth = (1 + rate)^months. */
export function annuityBalance(
  loan: number,
  monthlyRate: number,
  payment: number,
  months: number,
): number {
  if (monthlyRate === 0) return loan - payment * months;
  const growth = Math.expm1(months * Math.log1p(monthlyRate));
  return loan * (1 + growth) - (payment * growth) / monthlyRate;
}
