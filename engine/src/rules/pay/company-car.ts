import { flooredAtZero, min, minus, over, times } from '../../quantity/arithmetic.ts';
import { step } from '../../quantity/names.ts';
import type { Measure, Money, Share } from '../../quantity/quantity.ts';
import { toNearestCent } from '../../quantity/rounding.ts';

/** What an employee pays for a company car; without a share, the whole payment of a month counts. */
export interface CarPayment {
  readonly amount: Money;
  /** Set for a payment that is a share of the monthly leasing or of the price. It counts up to a part of them. */
  readonly shareOf?: {
    readonly whole: Money;
    readonly upTo: Share;
    /** Months of the amortization, over which a share of the price is spread; `null` for a payment of a month. */
    readonly spreadOver: Measure<'months'> | null;
  };
}

/** A company car that may be used privately. */
export interface CompanyCar {
  /** The price of the new car with options and VAT, after discount. For a used car, too, it is the price when new. */
  readonly price: Money;
  readonly rate: Share;
  /** `null` for nothing that counts. */
  readonly payment: CarPayment | null;
}

/**
 * The benefit in kind of a company car in a month: a rate on its price, minus what counts of the employee's payment. RGD of 23
 * December 2016, art. 3 and 4.
 */
export function carBenefit({ price, rate, payment }: CompanyCar): Money {
  const benefit = times(price, rate);
  return step(
    'carBenefit',
    payment ? flooredAtZero(minus(benefit, deductedPayment(payment))) : benefit,
    toNearestCent,
  );
}

/**
 * A share of the price or the leasing counts up to a part of them. That the price is the one of the benefit is our
 * interpretation.
 */
function deductedPayment({ amount, shareOf }: CarPayment): Money {
  if (!shareOf) return amount;
  const { whole, upTo, spreadOver } = shareOf;
  const counted = min(amount, step('carPaymentLimit', times(whole, upTo), toNearestCent));
  if (spreadOver === null) return step('deductedCarPayment', counted);
  return step(
    'deductedCarPayment',
    over(step('countedCarPayment', counted), spreadOver),
    toNearestCent,
  );
}
