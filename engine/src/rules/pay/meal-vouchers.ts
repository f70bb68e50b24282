import { flooredAtZero, minus, plus, times } from '../../quantity/arithmetic.ts';
import { step } from '../../quantity/names.ts';
import type { Measure, Money } from '../../quantity/quantity.ts';
import { wholeCents } from '../../quantity/rounding.ts';

/** Meal vouchers of a month. */
export interface MealVouchers {
  readonly count: Measure<'number'>;
  readonly faceValue: Money;
  /** What the employee pays for one voucher. */
  readonly ownShare: Money;
}

/** What a voucher may be worth without tax, and what the employee pays for it at least. */
export interface MealVoucherLaw {
  readonly freeFaceValue: Money;
  readonly leastOwnShare: Money;
}

/**
 * Meal vouchers of a month in money: the own share, which the net subtracts, the advantage, which the employee does not pay,
 * and the taxable part; `null` for nothing. Taxed is what exceeds the free face value, and what the employee does not pay of
 * the least own share. None of it is in a contribution base (RGD of 16 December 2008, art. 2).
 */
export function mealVoucherPay(
  { count, faceValue, ownShare }: MealVouchers,
  { freeFaceValue, leastOwnShare }: MealVoucherLaw,
) {
  const excess = step('voucherExcess', flooredAtZero(minus(faceValue, freeFaceValue)));
  const unpaid = step('unpaidVoucherShare', flooredAtZero(minus(leastOwnShare, ownShare)));
  const advantage = step(
    'mealVoucherAdvantage',
    times(minus(faceValue, ownShare), count),
    wholeCents,
  );
  const isTaxed = excess.amount > 0 || unpaid.amount > 0;
  return {
    ownShare: step('mealVoucherShare', times(ownShare, count), wholeCents),
    advantage: advantage.amount === 0 ? null : advantage,
    taxable: isTaxed
      ? step('taxableMealVouchers', times(plus(excess, unpaid), count), wholeCents)
      : null,
  };
}
