import type { StepId } from '../explanation/step.ts';
import type { Cents } from '../money/cents.ts';
import { minus, times } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import type { Money, Share } from '../quantity/quantity.ts';
import type { CentRounding } from '../quantity/rounding.ts';

const { step, money } = salaryNames;

/** The surcharge for the employment fund as one tax class bears it. */
export interface EmploymentFundLaw {
  /** What the tax is multiplied by: one and the rate. */
  readonly fundFactor: Share;
  /** The same with the higher rate, which bears the part of the tax that falls on income above the threshold. */
  readonly fundHigherFactor: Share;
  /** What the higher rate is above the other. */
  readonly fundReductionRate: Share;
  /** Yearly taxable income above which the higher rate applies. */
  readonly fundThreshold: Cents;
}

/** The names of a tax with the fund: a person's own, or that of a couple who share it. */
export type TaxId = Extract<StepId, 'taxBeforeCredits' | 'jointTaxBeforeCredits'>;

/**
 * The tax with the employment fund: x 1.07 up to the threshold; above it x 1.09 less 2 % of the tax at the threshold, which
 * is 7 % of that tax and 9 % of the rest.
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
