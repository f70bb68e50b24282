import { monthsInYear } from '../../dated/month.ts';
import { cents, fromComputedEuros, toEuros, zeroCents, type Cents } from '../../money/cents.ts';
import { hundredPercent } from '../../money/rate.ts';
import { smallestWhere } from '../../money/smallest-where.ts';
import { minus } from '../../quantity/arithmetic.ts';
import { binary, money, step } from '../../quantity/names.ts';
import type { Prepaid } from './prepayment.ts';

/** Money that is paid on top of the monthly payment, again and again. */
export interface RegularPrepayment {
  readonly amount: Cents;
  /** Months from one to the next. */
  readonly everyMonths: number;
  /** Number of the payment with which it begins; 1 for the next one. */
  readonly fromMonth: number;
}

/** A loan that is repaid by its payment, one early repayment and regular ones. */
interface Plan {
  /** Payments until nothing is left. */
  readonly months: number;
  /** Not rounded. */
  readonly interest: number;
  /** Regular early repayments, without what the last one would pay too much. Not rounded. */
  readonly paidEarly: number;
  /** The balances at the end of each year and of the plan, not rounded. */
  readonly balances: readonly { readonly month: number; readonly euros: number }[];
}

/** Less than half a cent is nothing that anybody can pay. */
const halfCent = 1 / 2 / 100;

/** The plan, month by month: interest on the balance, then the payment and what is paid on top. The payment stays. */
export function planOf({ loan, prepayment, before }: Prepaid, regular: RegularPrepayment): Plan {
  const rate = loan.monthlyRate.amount / hundredPercent;
  const payment = loan.unroundedPayment.amount;
  const monthOfPrepayment = (before?.months.amount ?? 0) + 1;
  const extra = toEuros(regular.amount);
  let balance = toEuros(loan.amount.amount);
  let interest = 0;
  let paidEarly = 0;
  let month = 0;
  const balances: Plan['balances'][number][] = [];
  for (;;) {
    if (month + 1 === monthOfPrepayment) {
      balance =
        fromComputedEuros(balance) <= prepayment.amount ? 0 : balance - toEuros(prepayment.amount);
    }
    if (month === 0) balances.push({ month, euros: balance });
    if (balance === 0) break;
    month += 1;
    const due = balance * (1 + rate);
    interest += due - balance;
    const usual = Math.min(due, payment);
    const early = isDue(month, regular) ? Math.min(due - usual, extra) : 0;
    paidEarly += early;
    balance = due - usual - early;
    if (balance < halfCent || month === loan.months.amount) balance = 0;
    if (month % monthsInYear === 0 || balance === 0) balances.push({ month, euros: balance });
  }
  return { months: month, interest, paidEarly, balances };
}

function isDue(month: number, { everyMonths, fromMonth }: RegularPrepayment): boolean {
  return month >= fromMonth && (month - fromMonth) % everyMonths === 0;
}

/** What a plan saves, to the cent. */
export function planSavings({ loan }: Prepaid, plan: Plan) {
  const interest = money('interestByMonths', fromComputedEuros(plan.interest));
  const months = binary('monthsByMonths', plan.months, 'months');
  return {
    totalInterestNew: interest,
    savings: step('savings', minus(loan.totalInterestOld, interest)),
    monthsDifference: step('monthsDifference', minus(loan.months, months)),
  };
}

/** What a regular early repayment is to reach; `null` for what is not asked. */
interface Goal {
  /** Payments within which nothing may be left. */
  readonly months: number | null;
  /** Interest to save. */
  readonly savings: Cents | null;
}

/**
 * The smallest regular early repayment in whole cents that reaches a goal: zero if it is reached without one, `null` if
 * none reaches it. Paying more never takes longer and never saves less.
 */
export function smallestPrepayment(
  prepaid: Prepaid,
  schedule: Omit<RegularPrepayment, 'amount'>,
  goal: Goal,
): Cents | null {
  const reaches = (amount: number) => {
    const plan = planOf(prepaid, { ...schedule, amount: cents(amount) });
    return (
      (goal.months === null || plan.months <= goal.months) &&
      (goal.savings === null || planSavings(prepaid, plan).savings.amount >= goal.savings)
    );
  };
  if (reaches(0)) return zeroCents;
  const most = prepaid.loan.amount.amount;
  return reaches(most) ? cents(smallestWhere(0, most, reaches)) : null;
}
