import { monthsInYear } from '../../dated/month.ts';
import { hundredPercent } from '../../money/rate.ts';
import { growthOver } from './annuity.ts';

/** A payment to the lender, in euros. */
interface PaymentAt {
  /** Months after the loan was paid out. */
  readonly month: number;
  readonly euros: number;
}

/** Where half of an interval is below the last digit of a rate. */
const halvings = 100;
/** A rate above this is none that anybody is offered: fees have eaten the loan. */
const maxMonthlyRate = 1;

/**
 * The effective annual rate in percent (TAEG): the payments, discounted by it from their months, are worth what the
 * borrower received. `null` where fees leave so little that the rate would be beyond any measure. Code de la consommation,
 * art. L. 226-1.
 *
 * @param payments in the order of their months
 */
export function effectiveAnnualRate(
  received: number,
  payments: readonly PaymentAt[],
): number | null {
  if (received <= 0 || worthOf(payments, maxMonthlyRate) > received) return null;
  let lowerRate = 0;
  let higherRate = maxMonthlyRate;
  for (let halving = 0; halving < halvings; halving += 1) {
    const middleRate = (lowerRate + higherRate) / 2;
    if (worthOf(payments, middleRate) > received) lowerRate = middleRate;
    else higherRate = middleRate;
  }
  return growthOver(monthsInYear, lowerRate) * hundredPercent;
}

/** What payments are worth on the day of the loan at a monthly rate, from the last to the first. */
function worthOf(payments: readonly PaymentAt[], monthlyRate: number): number {
  return payments.reduceRight((worth, { month, euros }, index) => {
    const monthsBefore = month - (payments[index - 1]?.month ?? 0);
    return (worth + euros) / (1 + growthOver(monthsBefore, monthlyRate));
  }, 0);
}
