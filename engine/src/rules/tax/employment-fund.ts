import type { StepId } from '../../explanation/step.ts';
import type { Cents } from '../../money/cents.ts';
import { minus, times } from '../../quantity/arithmetic.ts';
import { money, step } from '../../quantity/names.ts';
import type { Money, Share } from '../../quantity/quantity.ts';
import type { CentRounding } from '../../quantity/rounding.ts';

/** The surcharge for the employment fund in one tax class. */
export interface EmploymentFundLaw {
  /** 1 plus the rate. */
  readonly fundFactor: Share;
  /** 1 plus the higher rate, which applies to the tax on income above the threshold. */
  readonly fundHigherFactor: Share;
  /** The higher rate minus the rate. */
  readonly fundReductionRate: Share;
  /** Annual taxable income above which the higher rate applies. */
  readonly fundThreshold: Cents;
}

/** The step of the tax with the surcharge: of one person, of a couple, of a year without and with a bonus, or of a day. */
export type TaxId = Extract<
  StepId,
  | 'taxBeforeCredits'
  | 'jointTaxBeforeCredits'
  | 'taxOnOrdinaryPay'
  | 'taxWithBonus'
  | 'taxOfDay'
  | 'taxByTable'
>;

/**
 * The tax with the employment fund: x 1.07 up to the threshold; above it x 1.09 minus 2 % of the tax at the threshold. That
 * is 7 % of the tax at the threshold and 9 % of the rest.
 *
 * @param taxAtThreshold the tariff tax on the threshold, or `null` when the income is not above it
 */
export function withEmploymentFund(
  id: TaxId,
  tariffTax: Money,
  taxAtThreshold: Cents | null,
  rounding: CentRounding,
  law: EmploymentFundLaw,
): Money {
  if (taxAtThreshold === null) return step(id, times(tariffTax, law.fundFactor), rounding);
  const reduction = step(
    'employmentFundReduction',
    times(money('taxAtFundThreshold', taxAtThreshold), law.fundReductionRate),
  );
  return step(id, minus(times(tariffTax, law.fundHigherFactor), reduction), rounding);
}
