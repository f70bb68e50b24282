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

/** What is deducted for special expenses: those that count, or the lump sum if it is higher. L.I.R. art. 113. */
export function deductionNow(amountsThatCount: Money, lumpSum: Money): Money {
  return step('deductionNow', max(amountsThatCount, lumpSum));
}

/** The same if the rest of some limits were used as well. */
export function deductionWithRoomUsed(
  amountsThatCount: Money,
  remaining: Money,
  lumpSum: Money,
): Money {
  const amounts = step('amountsWithRoom', plus(amountsThatCount, remaining));
  return step('deductionWithRoomUsed', max(amounts, lumpSum));
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
  const further = step(
    'furtherDeduction',
    minus(
      deductionWithRoomUsed(amountsThatCount, remaining, lumpSum),
      deductionNow(amountsThatCount, lumpSum),
    ),
  );
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
  return twoDecimals(ratePercent * asNumber(factor.amount));
}

/**
 * What a further deducted euro saves, in percent, where the rate is that of the income of the world W: of the tax T(W), the part
 * L / W falls on the income L from here. The euro lowers both incomes: T'(W) x L / W + T(W) x (W - L) / W². Two decimals.
 */
export function marginalRatePercentInWorld(here: Cents, world: Cents, law: IncomeTaxLaw): number {
  if (here <= 0 || world <= 0) return 0;
  const taxOnWorld = annualTax([money('taxableIncomeEntered', world)], [], law).amount;
  const ofRate = (marginalRatePercent(world, law) * here) / world;
  const ofShare = (100 * taxOnWorld * (world - here)) / (world * world);
  return twoDecimals(ofRate + ofShare);
}

function twoDecimals(percent: number): number {
  return Math.round(percent * 100) / 100;
}
