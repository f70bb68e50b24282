import type { Sourced } from '../../../dated/source.ts';
import type { StepId } from '../../../explanation/step.ts';
import type { Cents } from '../../../money/cents.ts';
import { divide } from '../../../money/exact.ts';
import { asNumber } from '../../../money/rate.ts';
import { minus, times } from '../../../quantity/arithmetic.ts';
import { money, step } from '../../../quantity/names.ts';
import type { Measure, Money, ProgressiveTariff, Share } from '../../../quantity/quantity.ts';
import type { CentRounding } from '../../../quantity/rounding.ts';

/** The tariff and the surcharge for the employment fund in one tax class. */
export interface EmploymentFundLaw {
  readonly tariff: Sourced<ProgressiveTariff>;
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

/** The period of a tax: how many make a year, and how tax is rounded. */
export interface TaxPeriod {
  /** Pay periods in a year; `null` where the period is the year. */
  readonly payPeriods: Measure<'months' | 'days'> | null;
  readonly taxRounding: CentRounding;
}

/**
 * The tax of a period with the employment fund: x 1.07 up to the threshold; above it x 1.09 minus 2 % of the tax at the
 * threshold. That is 7 % of the tax at the threshold and 9 % of the rest.
 *
 * @param tariffTax the tax of the period by the tariff
 * @param annualIncome the taxable income of the year, which decides whether the higher rate applies
 */
export function withEmploymentFund(
  id: TaxId,
  tariffTax: Money,
  annualIncome: Money,
  { payPeriods, taxRounding }: TaxPeriod,
  law: EmploymentFundLaw,
): Money {
  if (annualIncome.amount <= law.fundThreshold) {
    return step(id, times(tariffTax, law.fundFactor), taxRounding);
  }
  const taxOfYear = law.tariff.value.taxOn(law.fundThreshold);
  const taxAtThreshold = taxRounding.round(
    divide(taxOfYear, payPeriods ? asNumber(payPeriods.amount) : 1),
  );
  const reduction = step(
    'employmentFundReduction',
    times(money('taxAtFundThreshold', taxAtThreshold), law.fundReductionRate),
  );
  return step(id, minus(times(tariffTax, law.fundHigherFactor), reduction), taxRounding);
}
