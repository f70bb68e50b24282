import type { Cents } from '../../../money/cents.ts';
import type { Rate } from '../../../money/rate.ts';
import { inUnit, minus, over, plus, times, waived } from '../../../quantity/arithmetic.ts';
import { isBelow } from '../../../quantity/comparison.ts';
import { called, step } from '../../../quantity/names.ts';
import type { Money, Share } from '../../../quantity/quantity.ts';
import { downToTenCents, type CentRounding, type Rounding } from '../../../quantity/rounding.ts';
import type { IncomeTaxLaw, TaxScale } from './income-tax.ts';
import { withholding } from './withholding.ts';

/** The withholding table for bonuses, 13th months and gratifications. */
export interface BonusLaw {
  readonly ordinaryPayRounding: CentRounding;
  readonly bonusRounding: CentRounding;
  readonly rateRounding: Rounding<Rate, Rate>;
  /** The table does not apply to a higher ordinary pay of the year. */
  readonly ordinaryPayUpTo: Cents;
  /** The table applies to bonuses below this. */
  readonly bonusBelow: Cents;
  /** A smaller bonus is read at this amount. */
  readonly smallestBonus: Money;
  /** A lower rate is zero. */
  readonly smallestRate: Share;
  /** A lower annual tax is zero. */
  readonly smallestYearlyTax: Money;
}

/**
 * The tax withheld from a bonus: within the table a rate on the bonus, beyond it the difference of the annual taxes with and
 * without the bonus. RGD of 9 January 1974, section 6; the table does not apply above its limits (RGD of 20 December 2024,
 * Mémorial A 590, art. 2), which are compared before the amounts are rounded to its rows and columns.
 *
 * @param ordinaryPay the taxable pay of the year without the bonus
 * @param bonus the taxable bonus, already rounded down
 * @param lumpSums the annual lump sums that the scale includes
 */
export function bonusTax(
  ordinaryPay: Money,
  bonus: Money,
  lumpSums: readonly Money[],
  law: BonusLaw,
  taxLaw: IncomeTaxLaw,
): Money {
  const scale = { ...taxLaw.year, smallestWithholding: law.smallestYearlyTax };
  const taxes = (pay: Money, extra: Money) => taxesOf(pay, extra, lumpSums, scale, taxLaw);
  if (ordinaryPay.amount > law.ordinaryPayUpTo || bonus.amount >= law.bonusBelow) {
    const { taxWithBonus, taxWithoutBonus } = taxes(ordinaryPay, bonus);
    return step('taxBeforeCredits', minus(taxWithBonus, taxWithoutBonus));
  }
  const row = step('tableOrdinaryPay', ordinaryPay, law.ordinaryPayRounding);
  const column = columnOf(bonus, law);
  const { taxWithBonus, taxWithoutBonus } = taxes(row, column);
  const difference = step('taxOnTableBonus', minus(taxWithBonus, taxWithoutBonus));
  return step('taxBeforeCredits', times(bonus, rateOf(difference, column, law)), downToTenCents);
}

function columnOf(bonus: Money, { bonusRounding, smallestBonus }: BonusLaw): Money {
  const column = step('tableBonus', bonus, bonusRounding);
  return column.amount === 0 ? smallestBonus : column;
}

function rateOf(difference: Money, column: Money, law: BonusLaw): Share {
  const rate = step('bonusTaxRate', inUnit('percent', over(difference, column)), law.rateRounding);
  const { smallestRate } = law;
  const isNil = rate.amount.numerator > 0 && isBelow(rate, smallestRate);
  return isNil
    ? step('bonusTaxRate', waived(called('calculatedBonusTaxRate', rate), smallestRate))
    : rate;
}

function taxesOf(
  pay: Money,
  bonus: Money,
  lumpSums: readonly Money[],
  scale: TaxScale,
  taxLaw: IncomeTaxLaw,
): { readonly taxWithoutBonus: Money; readonly taxWithBonus: Money } {
  const both = step('payWithBonus', plus(pay, bonus));
  const taken = { deductions: [], lumpSums };
  return {
    taxWithoutBonus: withholding(pay, taken, taxLaw, scale, 'taxOnOrdinaryPay'),
    taxWithBonus: withholding(both, taken, taxLaw, scale, 'taxWithBonus'),
  };
}
