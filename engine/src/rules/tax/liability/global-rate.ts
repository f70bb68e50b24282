import { flooredAtZero, minus, plus } from '../../../quantity/arithmetic.ts';
import { called, step } from '../../../quantity/names.ts';
import { inProportion } from '../../../quantity/proportion.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { downToEuro } from '../../../quantity/rounding.ts';
import { annualTax, taxableIncome, type IncomeTaxLaw } from '../tariff/income-tax.ts';

/**
 * The tax of a settlement with the global rate: the tariff on the income of the whole year, foreign pay in it, in proportion of
 * the income from Luxembourg. RGD of 26 March 2014 (no 3), art. 11bis. It does not say whether lump sums come off before, nor
 * how the rate is rounded: here both incomes are rounded down like every yearly income, and the tax down to the euro.
 *
 * @param income from Luxembourg after contributions and the deductions of its months
 * @param foreign pay of the year
 * @param further deductions that a whole year has in addition
 */
export function taxByGlobalRate(
  income: Money,
  foreign: Money,
  further: readonly Money[],
  law: IncomeTaxLaw,
): { readonly tax: Money; readonly worldIncome: Money } {
  const { incomeRounding } = law.year;
  const worldIncome = step(
    'worldIncome',
    flooredAtZero(minus(plus(income, foreign), ...further)),
    incomeRounding,
  );
  const taxed = taxableIncome([income], [], incomeRounding);
  const taxOnWorld = called('taxOnWorldIncome', annualTax([worldIncome], [], law));
  const tax =
    worldIncome.amount === 0
      ? step('taxBeforeCredits', taxOnWorld)
      : step('taxBeforeCredits', inProportion(taxOnWorld, taxed, worldIncome), downToEuro);
  return { tax, worldIncome };
}
