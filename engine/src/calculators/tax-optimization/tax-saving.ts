import type { Step } from '../../explanation/step.ts';
import { taxClassOfHousehold, taxClassOfValue } from '../../input/tax-class-values.ts';
import { firstMonthOf } from '../../law-in-force/rule-periods.ts';
import { deductionLaw } from '../../law-in-force/tax/deduction-law.ts';
import { incomeTaxLaw } from '../../law-in-force/tax/income-tax-law.ts';
import type { SupportedYear } from '../../law/supported-years.ts';
import { fromEuros, toEuros } from '../../money/cents.ts';
import { explain } from '../../quantity/explain.ts';
import { householdLumpSum } from '../../rules/tax/deductions/deduction-ceilings.ts';
import {
  amountsThatCount,
  totalRemaining,
  type NamedLimit,
} from '../../rules/tax/deductions/deduction-limit.ts';
import { marginalRatePercent, taxSaving } from '../../rules/tax/deductions/tax-saving.ts';
import type { TaxOptimizationInput } from './input.ts';
import type { TaxSaving } from './result.ts';

/**
 * The tax that the remaining limits would save, if the input has a taxable income and a tax class. Two persons have the
 * lump sum for special expenses twice, as two employees do. With only one employee the saving is at least as high.
 */
export function taxSavingOf(
  input: TaxOptimizationInput,
  taxYear: SupportedYear,
  limits: readonly NamedLimit[],
): { readonly shown: TaxSaving; readonly steps: () => readonly Step[] } | undefined {
  const taxClass = taxClassOfHousehold(input);
  if (typeof input.taxableIncome !== 'number' || taxClass === null) return undefined;
  const law = incomeTaxLaw(firstMonthOf(taxYear), taxClassOfValue[taxClass]);
  const { specialExpensesLumpSum } = deductionLaw(taxYear);
  const lumpSum = householdLumpSum(typeof input.age2 === 'number', specialExpensesLumpSum);
  const taxableIncome = fromEuros(input.taxableIncome);
  const household = { taxableIncome, amountsThatCount: amountsThatCount(limits), lumpSum };
  const whole = taxSaving(household, totalRemaining(limits), law);
  const savedByCategory = limits
    .filter(({ limit }) => limit.remaining.amount > 0)
    .map((each) => {
      const { saved } = taxSaving(household, totalRemaining([each]), law);
      return [each.id, toEuros(saved.amount)] as const;
    });
  return {
    shown: {
      marginalRatePercent: marginalRatePercent(taxableIncome, law),
      taxNow: toEuros(whole.taxNow.amount),
      taxWithAllRoomUsed: toEuros(whole.taxWithLimitsUsed.amount),
      total: toEuros(whole.saved.amount),
      byCategory: Object.fromEntries(savedByCategory),
      lumpSum: toEuros(lumpSum.amount),
    },
    // The deduction is explained before both taxes.
    steps: () => explain({ taxSaving: [whole.further, whole.saved] }),
  };
}
