import type { Cents } from '../money/cents.ts';
import { asNumber } from '../money/rate.ts';
import { max, minus, plus } from '../quantity/arithmetic.ts';
import { deductionNames } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import { annualTax, type IncomeTaxLaw } from './income-tax.ts';

const { step, money, called } = deductionNames;

/** What a household is taxed on, and what of its special expenses lowers that already. */
export interface TaxedHousehold {
  /** Yearly taxable income, with today's deductions or the lump sum already taken off. */
  readonly taxableIncome: Cents;
  readonly amountsThatCount: Money;
  /** What is taken off anyway when the special expenses are lower. LIR art. 113. */
  readonly lumpSum: Money;
}

/** What some further special expenses would save in a year's tax. */
export interface Saving {
  readonly further: Money;
  readonly taxNow: Money;
  readonly taxWithRoomUsed: Money;
  readonly saved: Money;
}

/**
 * The tax saved by using some room: the tax on the income less the tax on the income after the further deduction, which is
 * what exceeds the lump sum for special expenses.
 */
export function taxSaving(
  { taxableIncome, amountsThatCount, lumpSum }: TaxedHousehold,
  room: Money,
  law: IncomeTaxLaw,
): Saving {
  const withRoom = step('amountsWithRoom', plus(amountsThatCount, room));
  const now = step('deductionNow', max(amountsThatCount, lumpSum));
  const then = step('deductionWithRoomUsed', max(withRoom, lumpSum));
  const further = step('furtherDeduction', minus(then, now));
  const taxNow = taxAfter([], 'taxNow', taxableIncome, law);
  const taxWithRoomUsed = taxAfter([further], 'taxWithRoomUsed', taxableIncome, law);
  const saved = step('taxSaved', minus(taxNow, taxWithRoomUsed));
  return { further, taxNow, taxWithRoomUsed, saved };
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
 * The tax on the last euro of a yearly taxable income in percent, two decimals: the rate of its bracket with the surcharge
 * for the employment fund. Nothing below the first taxed bracket.
 */
export function marginalRatePercent(taxableIncome: Cents, law: IncomeTaxLaw): number {
  const taxed = law.year.incomeRounding.round(taxableIncome);
  const ratePercent = law.tariff.value.sharesOf(taxed).at(-1)?.ratePercent ?? 0;
  const factor = taxed > law.fundThreshold ? law.fundHigherFactor : law.fundFactor;
  return Math.round(ratePercent * asNumber(factor.amount) * 100) / 100;
}
