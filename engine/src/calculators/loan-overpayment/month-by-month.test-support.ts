/** Numbers with thirty decimals, as whole bigints: nothing is lost on the way from month to month. */
const one = 10n ** 30n;

const multiplied = (a: bigint, b: bigint) => (a * b) / one;
const divided = (a: bigint, b: bigint) => (a * one) / b;

/** A number as it is written, such as 3.25, with thirty decimals. */
function fixed(value: number): bigint {
  const [whole = '0', decimals = ''] = value.toFixed(10).split('.');
  return BigInt(whole) * one + BigInt(decimals) * 10n ** 20n;
}

/** To the nearest cent, half up. */
function rounded(amount: bigint): number {
  const cent = one / 100n;
  const doubled = 2n * amount + cent;
  return Number(doubled / (2n * cent)) / 100;
}

/** What a loan comes to when it is paid off month by month. */
export interface PaidOff {
  readonly payment: number;
  readonly interest: number;
  readonly months: number;
  /** What is owed after each month, today first. */
  readonly balances: readonly number[];
}

interface LoanOnPaper {
  readonly amount: number;
  readonly ratePercent: number;
  readonly months: number;
}

/**
 * The payment that leaves nothing after the last month: what is owed grows with each month and every payment with it, so
 * loan x growth = payment x (sum of the growths).
 */
function paymentOf({ amount, ratePercent, months }: LoanOnPaper): bigint {
  const growth = one + fixed(ratePercent) / 1200n;
  let owed = fixed(amount);
  let payments = 0n;
  for (let month = 0; month < months; month += 1) {
    owed = multiplied(owed, growth);
    payments = multiplied(payments, growth) + one;
  }
  return divided(owed, payments);
}

/**
 * Pays a loan off month by month: interest on what is owed, the rest of the payment repays, until nothing is owed.
 *
 * @param like the loan whose payment is kept; the loan itself when there is no other
 */
export function paidOff(loan: LoanOnPaper, like: LoanOnPaper = loan): PaidOff {
  const payment = paymentOf(like);
  const rate = fixed(loan.ratePercent) / 1200n;
  const nothing = one / 10n ** 9n;
  let owed = fixed(loan.amount);
  let interest = 0n;
  const balances = [rounded(owed)];
  while (owed > nothing) {
    const ofMonth = multiplied(owed, rate);
    interest += ofMonth;
    owed = owed + ofMonth > payment ? owed + ofMonth - payment : 0n;
    balances.push(rounded(owed > nothing ? owed : 0n));
  }
  return {
    payment: rounded(payment),
    interest: rounded(interest),
    months: balances.length - 1,
    balances,
  };
}
