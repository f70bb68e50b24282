/** Numbers with thirty decimals, as whole bigints: nothing is lost on the way from month to month. */
const one = 10n ** 30n;

const multiplied = (a: bigint, b: bigint) => (a * b) / one;
const divided = (a: bigint, b: bigint) => (a * one) / b;

/** A number as it is written, such as 3.25, with thirty decimals. */
function fixed(value: number): bigint {
  const [whole = '0', decimals = ''] = String(value).split('.');
  return BigInt(whole) * one + BigInt(decimals.padEnd(30, '0'));
}

/** To the nearest cent, half up. */
function rounded(amount: bigint): number {
  const cent = one / 100n;
  const doubled = 2n * amount + cent;
  return Number(doubled / (2n * cent)) / 100;
}

/** What a loan comes to when it is paid off month by month. */
interface PaidOff {
  /** After a prepayment, the payment then. */
  readonly payment: number;
  readonly interest: number;
  readonly months: number;
  /** What is owed after each month, today first; right after a prepayment in its month. */
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
function paymentOf(amount: bigint, ratePercent: number, months: number): bigint {
  const growth = one + fixed(ratePercent) / 1200n;
  let owed = amount;
  let payments = 0n;
  for (let month = 0; month < months; month += 1) {
    owed = multiplied(owed, growth);
    payments = multiplied(payments, growth) + one;
  }
  return divided(owed, payments);
}

/** What is paid early after some months, and whether the payment stays or becomes lower then. */
interface PaidEarly {
  readonly afterMonths: number;
  readonly amount: number;
  readonly thePaymentStays: boolean;
}

/**
 * Pays a loan off month by month: interest on what is owed, the rest of the payment repays, until nothing is owed.
 */
export function paidOff(
  { amount, ratePercent, months }: LoanOnPaper,
  early: PaidEarly = { afterMonths: 0, amount: 0, thePaymentStays: true },
): PaidOff {
  let payment = paymentOf(fixed(amount), ratePercent, months);
  const rate = fixed(ratePercent) / 1200n;
  const nothing = one / 10n ** 9n;
  let owed = fixed(amount);
  let interest = 0n;
  const balances: number[] = [];
  for (let month = 0; owed > nothing; month += 1) {
    if (month === early.afterMonths) {
      owed -= fixed(early.amount);
      if (owed < nothing) break;
      if (!early.thePaymentStays) payment = paymentOf(owed, ratePercent, months - month);
    }
    balances.push(rounded(owed));
    const interestOfMonth = multiplied(owed, rate);
    interest += interestOfMonth;
    owed = owed + interestOfMonth > payment ? owed + interestOfMonth - payment : 0n;
  }
  return {
    payment: rounded(payment),
    interest: rounded(interest),
    months: balances.length,
    balances,
  };
}
