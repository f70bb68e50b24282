import type { Cents } from '../../../money/cents.ts';
import { asNumber } from '../../../money/rate.ts';
import { max, minus, plus } from '../../../quantity/arithmetic.ts';
import { called, money, step } from '../../../quantity/names.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { annualTax, type IncomeTaxLaw } from '../tariff/income-tax.ts';

/** A household's taxable income, and the special expenses that it deducts already. */
interface TaxedHousehold {
  /** Annual taxable income after today's deductions or the lump sum. */
  readonly taxableIncome: Cents;
  readonly amountsThatCount: Money;
  /** Deducted instead of lower special expenses. L.I.R. art. 113. */
  readonly lumpSum: Money;
}

/**
 * The tax saved by using the remaining limits: the tax today minus the tax after the further deduction. Only expenses above
 * the lump sum are a further deduction.
 */
export function taxSaving(
  { taxableIncome, amountsThatCount, lumpSum }: TaxedHousehold,
  remaining: Money,
  law: IncomeTaxLaw,
) {
  const amountsWithRemaining = step('amountsWithRoom', plus(amountsThatCount, remaining));
  const deductionNow = step('deductionNow', max(amountsThatCount, lumpSum));
  const deductionWithRemaining = step('deductionWithRoomUsed', max(amountsWithRemaining, lumpSum));
  const further = step('furtherDeduction', minus(deductionWithRemaining, deductionNow));
  const taxNow = taxAfter([], 'taxNow', taxableIncome, law);
  const taxWithLimitsUsed = taxAfter([further], 'taxWithRoomUsed', taxableIncome, law);
  const saved = step('taxSaved', minus(taxNow, taxWithLimitsUsed));
  return { further, taxNow, taxWithLimitsUsed, saved };
}

function taxAfter(
  deductions: readonly Money[],
  id: 'taxNow' | 'taxWithRoomUsed',
  taxableIncome: Cents,
  law: IncomeTaxLaw,
): Money {
  return called(id, annualTax([money('taxableIncomeEntered', taxableIncome)], deductions, law));
}

/**
 * The tax on the last euro of an annual taxable income in percent, two decimals: the rate of its bracket with the surcharge
 * for the employment fund. Zero below the first taxed bracket.
 */
export function marginalRatePercent(taxableIncome: Cents, law: IncomeTaxLaw): number {
  const taxed = law.year.incomeRounding.round(taxableIncome);
  const ratePercent = law.tariff.value.sharesOf(taxed).at(-1)?.ratePercent ?? 0;
  const factor = taxed > law.fundThreshold ? law.fundHigherFactor : law.fundFactor;
  return Math.round(ratePercent * asNumber(factor.amount) * 100) / 100;
}
