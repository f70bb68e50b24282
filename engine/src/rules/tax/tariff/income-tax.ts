import type { Rate } from '../../../money/rate.ts';
import {
  flooredAtZero,
  min,
  minus,
  plus,
  sumOf,
  times,
  waived,
} from '../../../quantity/arithmetic.ts';
import { share, step } from '../../../quantity/names.ts';
import type { Money, Share } from '../../../quantity/quantity.ts';
import type { CentRounding } from '../../../quantity/rounding.ts';
import { tariffOn } from '../../../quantity/tariff.ts';
import {
  withEmploymentFund,
  type EmploymentFundLaw,
  type TaxId,
  type TaxPeriod,
} from './employment-fund.ts';

/** How the tax of a year, or the withholding of a pay period, is rounded. */
export interface TaxScale extends TaxPeriod {
  readonly incomeRounding: CentRounding;
  /** Of the tax that is withheld, with the law of the scale. */
  readonly withheldTaxRounding: CentRounding;
  /** A tax below this is not withheld. */
  readonly smallestWithholding: Money;
}

/** The least tax on a non-resident's income other than pay and pensions. L.I.R. art. 157bis, par. 6 and 6a. */
interface LeastTaxLaw {
  readonly rate: Share;
  /** Upper limit of the tariff's first bracket. */
  readonly untaxedIncome: Money;
}

/** All figures of the law on the income tax of one tax class. */
export interface IncomeTaxLaw extends EmploymentFundLaw {
  /** A lower tax of a year, before the employment fund, is nil. L.I.R. art. 124, par. 2. */
  readonly smallestTax: Money;
  /** Of a non-resident who is not treated as a resident, on income other than pay and pensions. */
  readonly least?: LeastTaxLaw;
  readonly year: TaxScale;
  readonly month: TaxScale;
  /** Of the days of a part of a month. */
  readonly day: TaxScale;
}

/**
 * The annual income tax with the employment fund: taxable income down to 50 euros, tariff down to the euro, surcharge down
 * to the euro. A tariff tax below the smallest one is nil.
 *
 * @param incomes before deductions, of one person or of two spouses
 * @param deductions contributions, lump sums and allowances that lower their sum
 */
export function annualTax(
  incomes: readonly Money[],
  deductions: readonly Money[],
  law: IncomeTaxLaw,
  id: TaxId = 'taxBeforeCredits',
): Money {
  return taxOnTaxable(taxableIncome(incomes, deductions, law.year.incomeRounding), law, id);
}

/** The annual income tax on one spouse's part of a split income. The part is rounded down, not the whole income. */
export function annualTaxOnPart(income: Money, part: Rate, law: IncomeTaxLaw): Money {
  const partOfIncome = times(income, share('reallocationShare', part));
  const taxable = step('taxableIncome', partOfIncome, law.year.incomeRounding);
  return taxOnTaxable(taxable, law, 'taxBeforeCredits');
}

function taxOnTaxable(taxable: Money, law: IncomeTaxLaw, id: TaxId): Money {
  const { value, sources } = law.tariff;
  const { smallestTax } = law;
  const taxByTariff = step('tariffTax', tariffOn(taxable, value, sources), law.year.taxRounding);
  const tax = law.least ? taxAtLeast(taxByTariff, taxable, law.least, law) : taxByTariff;
  if (tax.amount > 0 && tax.amount < smallestTax.amount) return step(id, waived(tax, smallestTax));
  return withEmploymentFund(id, tax, taxable, law.year, law);
}

/** The least tax: the rate on the income, but no more than the tariff on the income and the untaxed income together. */
function taxAtLeast(
  taxByTariff: Money,
  taxable: Money,
  least: LeastTaxLaw,
  law: IncomeTaxLaw,
): Money {
  const { incomeRounding, taxRounding } = law.year;
  const taxByRate = step('nonResidentLeastTax', times(taxable, least.rate), taxRounding);
  if (taxByRate.amount <= taxByTariff.amount) return taxByTariff;
  const increased = step(
    'increasedTaxableIncome',
    plus(taxable, least.untaxedIncome),
    incomeRounding,
  );
  const { value, sources } = law.tariff;
  const cap = step('taxOnIncreasedIncome', tariffOn(increased, value, sources), taxRounding);
  return step('nonResidentTax', min(taxByRate, cap));
}

/** Incomes minus deductions, rounded down as the scale says. */
export function taxableIncome(
  incomes: readonly Money[],
  deductions: readonly Money[],
  rounding: CentRounding,
): Money {
  const remaining = flooredAtZero(minus(sumOf(incomes), ...deductions));
  return step('taxableIncome', remaining, rounding);
}
