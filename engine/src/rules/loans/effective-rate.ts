import { monthsInYear } from '../../dated/month.ts';
import { binary as asBinary } from '../../money/binary.ts';
import type { Cents } from '../../money/cents.ts';
import { hundredPercent } from '../../money/rate.ts';
import { minus } from '../../quantity/arithmetic.ts';
import { annuity, inBinary } from '../../quantity/binary-quantity.ts';
import { money, step } from '../../quantity/names.ts';
import type { Money } from '../../quantity/quantity.ts';
import { toTwoDecimals } from '../../quantity/rounding.ts';
import { growthOver } from './annuity.ts';
import type { Loan } from './loan-cost.ts';

/**
 * The effective annual rate of a loan (TAEG), to two decimals: the bank's fees and the duties on the mortgage count, the
 * notary does not. It rests on the payments in cents. `null` where nothing of the loan is left. Code de la consommation,
 * art. L. 226-1.
 *
 * @param duties on the mortgage; none for a loan without one
 */
export function effectiveRateOfLoan(
  { amount, months }: Loan,
  payment: Money,
  fees: Cents,
  duties: readonly Money[],
) {
  const received = step('amountReceived', minus(amount, money('loanFees', fees), ...duties));
  const receivedInEuros = inBinary(received);
  const rate = effectiveAnnualRate(
    receivedInEuros.amount,
    Array.from({ length: months.amount }, (_, index) => ({
      month: index + 1,
      euros: inBinary(payment).amount,
    })),
  );
  if (rate === null) return null;
  const operands = [receivedInEuros, inBinary(payment), months];
  return step(
    'annualPercentageRate',
    annuity('annuityRate', operands, asBinary(rate), 'percent'),
    toTwoDecimals,
  );
}

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
