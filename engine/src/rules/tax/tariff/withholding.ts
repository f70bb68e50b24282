import { flooredAtZero, minus, over, times, waived } from '../../../quantity/arithmetic.ts';
import { called, step } from '../../../quantity/names.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { wholeCents } from '../../../quantity/rounding.ts';
import { tariffOn } from '../../../quantity/tariff.ts';
import { withEmploymentFund, type TaxId } from './employment-fund.ts';
import { taxableIncome, type IncomeTaxLaw, type TaxScale } from './income-tax.ts';

/** What is taken off pay before the tariff. */
export interface BeforeWithholding {
  readonly deductions: readonly Money[];
  /** The lump sums of a year that the scale includes (FO and DS). */
  readonly lumpSums: readonly Money[];
}

/**
 * The withholding on a period's pay (retenue d'impôt sur salaires). Pay minus deductions, times the periods of a year, minus
 * the lump sums is the annual income. Its tariff tax, divided by the periods, plus the surcharge is the withholding. The
 * scale says how each amount is rounded: for a month, income down to 5 euros, tax down to ten cents and zero below one euro;
 * for a year, income down to 50 euros and tax down to the euro.
 *
 * @param scale the month's or the year's of the law
 */
export function withholding(
  pay: Money,
  { deductions, lumpSums }: BeforeWithholding,
  law: IncomeTaxLaw,
  scale: TaxScale,
  id: TaxId = 'taxBeforeCredits',
): Money {
  const taxable = taxableIncome([pay], deductions, scale.incomeRounding);
  return withheldOn(taxable, lumpSums, law, scale, id);
}

/** The withholding on the taxable pay of a period, already rounded down. */
export function withheldOn(
  taxable: Money,
  lumpSums: readonly Money[],
  law: IncomeTaxLaw,
  scale: TaxScale,
  id: TaxId,
): Money {
  const { payPeriods, withheldTaxRounding, smallestWithholding } = scale;
  const { value: tariff, sources } = law.tariff;
  const annualised = step(
    'annualisedTaxableIncome',
    flooredAtZero(minus(payPeriods ? times(taxable, payPeriods) : taxable, ...lumpSums)),
    wholeCents,
  );
  const taxOfYear = step('annualTariffTax', tariffOn(annualised, tariff, sources));
  const taxOfPeriod = step(
    'tariffTax',
    payPeriods ? over(taxOfYear, payPeriods) : taxOfYear,
    withheldTaxRounding,
  );
  const tax = withEmploymentFund(id, taxOfPeriod, annualised, scale, law);
  if (tax.amount === 0 || tax.amount >= smallestWithholding.amount) return tax;
  return step(id, waived(called('taxBelowMinimum', tax), smallestWithholding));
}
