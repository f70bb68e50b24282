/**
 * A loan repaid by equal payments at the end of each month (annuity). Amounts are in euros as plain numbers and are not
 * rounded here; `monthlyRate` is a plain ratio: 0.002 for 2.4 % a year.
 */

/*
 * Only sums, products and quotients: they give the same last digit everywhere. Powers and logarithms of the language may
 * differ between browsers and servers.
 */

/** (1 + rate)^months - 1, precise for very small rates: two stretches of growth a and b make a + b + a x b. */
export function growthOver(months: number, monthlyRate: number): number {
  let growth = 0;
  let growthOfStretch = monthlyRate;
  for (let left = months; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) growth += growthOfStretch + growth * growthOfStretch;
    growthOfStretch = 2 * growthOfStretch + growthOfStretch * growthOfStretch;
  }
  return growth;
}

/** 1 - (1 + rate)^-months. */
function discount(monthlyRate: number, months: number): number {
  const growth = growthOver(months, monthlyRate);
  return growth / (1 + growth);
}

/** ln(1 + x) for x from -1 to 1, precise near 0: twice the series z + z^3 / 3 + z^5 / 5 + ... of z = x / (2 + x). */
function logarithmOfOnePlus(x: number): number {
  if (x < -1 / 2) return logarithmOfOnePlus(1 + 2 * x) - Math.LN2;
  const z = x / (2 + x);
  let sum = 0;
  let power = z;
  for (let odd = 1; sum + power / odd !== sum; odd += 2) {
    sum += power / odd;
    power *= z * z;
  }
  return 2 * sum;
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
    ? -logarithmOfOnePlus(-interestShare) / logarithmOfOnePlus(monthlyRate)
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
  const growth = growthOver(months, monthlyRate);
  return loan * (1 + growth) - (payment * growth) / monthlyRate;
}
