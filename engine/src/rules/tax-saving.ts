import { explained, noSources, type Explained, type Sourced } from '../explanation/explained.ts';
import { money } from '../explanation/operand.ts';
import type { Step } from '../explanation/step.ts';
import { highest, less, sum, type Cents } from '../money/cents.ts';
import { asNumber } from '../money/rate.ts';
import { downToMultipleOf } from '../money/rounding.ts';
import { asDeduction } from './deductions.ts';
import { annualTaxOnIncomes, type IncomeTaxLaw } from './income-tax.ts';
import { bracketShares } from './tariff.ts';

const lines = ['taxSaving'] as const;

/** What a household is taxed on, and what of its special expenses lowers that already. */
export interface TaxedHousehold {
  /** Yearly taxable income, with today's deductions or the lump sum already taken off. */
  readonly taxableIncome: Cents;
  readonly amountsThatCount: Explained;
  /** What is taken off anyway when the special expenses are lower. LIR art. 113. */
  readonly lumpSum: Sourced<Cents>;
}

/** What some further special expenses would save in a year's tax. */
export interface Saving {
  readonly taxNow: Cents;
  readonly taxWithRoomUsed: Cents;
  readonly saved: Cents;
  readonly steps: readonly Step[];
}

/**
 * The tax saved by using some room: the tax on the income less the tax on the income after the further deduction, which is
 * what exceeds the lump sum for special expenses.
 */
export function taxSaving(
  { taxableIncome, amountsThatCount, lumpSum }: TaxedHousehold,
  room: Explained,
  law: IncomeTaxLaw,
): Saving {
  const withRoom = explained(sum(amountsThatCount.amount, room.amount), {
    id: 'amountsWithRoom',
    lines,
    operation: 'arithmetic',
    operands: [
      money('amountsThatCount', amountsThatCount.amount),
      money(room.step.id, room.amount),
    ],
    rounding: 'exact',
    sources: noSources,
  });
  const now = atLeastLumpSum('deductionNow', amountsThatCount, lumpSum);
  const then = atLeastLumpSum('deductionWithRoomUsed', withRoom, lumpSum);
  const further = explained(less(then.amount, now.amount), {
    id: 'furtherDeduction',
    lines,
    operation: 'arithmetic',
    operands: [money('deductionWithRoomUsed', then.amount), money('deductionNow', now.amount, '-')],
    rounding: 'exact',
    sources: noSources,
  });
  const income = [{ id: 'taxableIncomeEntered', amount: taxableIncome }] as const;
  const taxNow = annualTaxOnIncomes(income, [], law);
  const taxThen = annualTaxOnIncomes(income, [asDeduction(further)], law);
  const saved = explained(less(taxNow.amount, taxThen.amount), {
    id: 'taxSaved',
    lines,
    operation: 'arithmetic',
    operands: [money('taxNow', taxNow.amount), money('taxWithRoomUsed', taxThen.amount, '-')],
    rounding: 'exact',
    sources: noSources,
  });
  return {
    taxNow: taxNow.amount,
    taxWithRoomUsed: taxThen.amount,
    saved: saved.amount,
    steps: [
      amountsThatCount.step,
      withRoom.step,
      now.step,
      then.step,
      further.step,
      ...taxNow.steps,
      ...taxThen.steps,
      saved.step,
    ],
  };
}

function atLeastLumpSum(
  id: 'deductionNow' | 'deductionWithRoomUsed',
  amounts: Explained,
  lumpSum: Sourced<Cents>,
): Explained {
  return explained(highest(amounts.amount, lumpSum.value), {
    id,
    lines,
    operation: 'highest',
    operands: [money(amounts.step.id, amounts.amount), money('householdLumpSum', lumpSum.value)],
    rounding: 'exact',
    sources: lumpSum.sources,
  });
}

/**
 * The tax on the last euro of a yearly taxable income in percent, two decimals: the rate of its bracket with the surcharge
 * for the employment fund. Nothing below the first taxed bracket.
 */
export function marginalRatePercent(taxableIncome: Cents, law: IncomeTaxLaw): number {
  const taxed = downToMultipleOf(taxableIncome, law.annualStep);
  const ratePercent = bracketShares(law.scale.value, taxed).at(-1)?.ratePercent ?? 0;
  const fundRate = taxed > law.fundThreshold ? law.fundHigherRate : law.fundRate;
  return Math.round(ratePercent * (1 + asNumber(fundRate)) * 100) / 100;
}
