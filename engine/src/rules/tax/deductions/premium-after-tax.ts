import type { Cents } from '../../../money/cents.ts';
import { max, minus, plus, times } from '../../../quantity/arithmetic.ts';
import { called, money, step } from '../../../quantity/names.ts';
import type { Money, Share } from '../../../quantity/quantity.ts';
import { upToEuro } from '../../../quantity/rounding.ts';
import { annualTax, type IncomeTaxLaw } from '../tariff/income-tax.ts';
import type { Limit } from './deduction-limit.ts';

/** A household's taxable income without a premium, and the special expenses that it deducts beside it. */
interface InsuredHousehold {
  /** After its special expenses, or the lump sum where they are lower. */
  readonly taxableIncome: Cents;
  readonly otherSpecialExpenses: Cents;
  /** Deducted instead of lower special expenses. L.I.R. art. 113. */
  readonly lumpSum: Money;
}

/**
 * The tax that the deductible part of a premium saves in its year, and the premium after it. Only what exceeds the lump
 * sum, together with other special expenses, lowers the taxable income.
 */
export function premiumAfterTax(
  paid: Money,
  deductible: Money,
  { taxableIncome, otherSpecialExpenses, lumpSum }: InsuredHousehold,
  law: IncomeTaxLaw,
) {
  const other = money('otherSpecialExpenses', otherSpecialExpenses);
  const expenses = step('expensesWithPremium', plus(other, deductible));
  const now = step('deductionWithoutPremium', max(other, lumpSum));
  const then = step('deductionWithPremium', max(expenses, lumpSum));
  const further = step('furtherDeduction', minus(then, now));
  const income = money('taxableIncomeEntered', taxableIncome);
  const taxNow = called('taxWithoutPremium', annualTax([income], [], law));
  const taxThen = called('taxWithPremium', annualTax([income], [further], law));
  const taxSaved = step('taxSaved', minus(taxNow, taxThen));
  return { further, taxSaved, costAfterTax: step('costAfterTax', minus(paid, taxSaved)) };
}

/** The part of a premium that can be deducted. */
export function deductiblePremium({ deductible }: Limit): Money {
  return step('deductiblePremium', deductible);
}

/** The most tax that a deduction can save: at the highest rate, up to the euro. */
export function mostTaxSaved(deductible: Money, highestRate: Share): Money {
  return step('mostTaxSaved', times(deductible, highestRate), upToEuro);
}
