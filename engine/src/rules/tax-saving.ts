import {
  explained,
  type Explainable,
  type Explained,
  type Sourced,
} from '../explanation/explained.ts';
import { money } from '../explanation/operand.ts';
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
  readonly steps: readonly Explainable[];
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
  const withRoom = explained(sum(amountsThatCount.amount, room.amount), () => ({
    id: 'amountsWithRoom',
    lines,
    operands: [
      money('amountsThatCount', amountsThatCount.amount),
      money(room.step.id, room.amount),
    ],
  }));
  const now = atLeastLumpSum('deductionNow', amountsThatCount, lumpSum);
  const then = atLeastLumpSum('deductionWithRoomUsed', withRoom, lumpSum);
  const further = explained(less(then.amount, now.amount), () => ({
    id: 'furtherDeduction',
    lines,
    operands: [money('deductionWithRoomUsed', then.amount), money('deductionNow', now.amount, '-')],
  }));
  const income = [{ id: 'taxableIncomeEntered', amount: taxableIncome }] as const;
  const taxNow = annualTaxOnIncomes(income, [], law);
  const taxThen = annualTaxOnIncomes(income, [asDeduction(further)], law);
  const saved = explained(less(taxNow.amount, taxThen.amount), () => ({
    id: 'taxSaved',
    lines,
    operands: [money('taxNow', taxNow.amount), money('taxWithRoomUsed', taxThen.amount, '-')],
  }));
  return {
    taxNow: taxNow.amount,
    taxWithRoomUsed: taxThen.amount,
    saved: saved.amount,
    steps: [
      amountsThatCount,
      room,
      withRoom,
      now,
      then,
      further,
      ...taxNow.steps,
      ...taxThen.steps,
      saved,
    ],
  };
}

function atLeastLumpSum(
  id: 'deductionNow' | 'deductionWithRoomUsed',
  amounts: Explained,
  lumpSum: Sourced<Cents>,
): Explained {
  return explained(highest(amounts.amount, lumpSum.value), () => ({
    id,
    lines,
    operation: 'highest',
    operands: [money(amounts.step.id, amounts.amount), money('householdLumpSum', lumpSum.value)],
    sources: lumpSum.sources,
  }));
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
