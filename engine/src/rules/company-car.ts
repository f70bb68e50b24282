import { flooredAtZero, minus, times } from '../quantity/arithmetic.ts';
import { step } from '../quantity/names.ts';
import type { Money, Share } from '../quantity/quantity.ts';
import { toNearestCent } from '../quantity/rounding.ts';

/** A company car that may be used privately. */
export interface CompanyCar {
  /** New, with options and VAT, after discount; of a used car too. */
  readonly price: Money;
  readonly rate: Share;
  /** What the employee pays to the employer a month; `null` for nothing. */
  readonly ownPayment: Money | null;
}

/**
 * The benefit in kind of a company car in a month: a rate on its price, minus the employee's payment. RGD of 23 December 2016.
 * No text was found that limits the payment to a share of the price.
 */
export function carBenefit({ price, rate, ownPayment }: CompanyCar): Money {
  const benefit = times(price, rate);
  return step(
    'carBenefit',
    ownPayment ? flooredAtZero(minus(benefit, ownPayment)) : benefit,
    toNearestCent,
  );
}
