import type { Day } from '../../dated/day.ts';
import { taxYearOf } from '../../input/period.ts';
import { specialExpensesOf } from '../../input/special-expenses.ts';
import { deductionLaw } from '../../law-in-force/tax/deduction-law.ts';
import { sum, toEuros } from '../../money/cents.ts';
import { explain } from '../../quantity/explain.ts';
import { limitOfAmounts, limitInEuros } from '../../result/deduction-limit.ts';
import { withSteps } from '../../result/with-steps.ts';
import {
  amountsThatCount,
  totalExcess,
  totalRemaining,
  type NamedLimit,
} from '../../rules/tax/deductions/deduction-limit.ts';
import {
  limitsInOrder,
  specialExpenseLimits,
} from '../../rules/tax/deductions/special-expense-limits.ts';
import type { TaxOptimizationInput } from './input.ts';
import type { DeductionTotal, TaxOptimizationResult } from './result.ts';
import { taxSavingOf } from './tax-saving.ts';

/** The remaining deductions in each category, for one person or two who are taxed together. */
export function calculate(input: TaxOptimizationInput, today: Day): TaxOptimizationResult {
  const { taxYear, periodHints } = taxYearOf(input, today);
  const law = deductionLaw(taxYear);
  const expenses = specialExpensesOf(input);
  const limits = specialExpenseLimits(expenses, law);
  const others = specialExpenseLimits(
    specialExpensesOf({ ...input, outstandingBalanceInsurance: null }),
    law,
  );
  const named = limitsInOrder(limits);
  const saving = taxSavingOf(input, taxYear, named);
  const { pension2, outstandingBalanceInsurance } = limits;
  const result: TaxOptimizationResult = {
    pension1: limitInEuros(limits.pension1),
    ...(pension2 && { pension2: limitInEuros(pension2) }),
    insurances: limitInEuros(limits.insurances),
    homeSavings: limitInEuros(limits.homeSavings),
    ...(outstandingBalanceInsurance && {
      outstandingBalanceInsurance: limitInEuros(outstandingBalanceInsurance),
    }),
    total: total(named),
    deductibleWithoutOutstandingBalanceInsurance: toEuros(
      amountsThatCount(limitsInOrder(others)).amount,
    ),
    taxYear,
    hints: periodHints,
    ...(saving && { taxSaving: saving.shown }),
  };
  return withSteps(input, result, () => ({
    ...Object.fromEntries(named.map(({ id, limit }) => [id, explain({ [id]: limit.remaining })])),
    total: explain({ total: [totalRemaining(named), totalExcess(named)] }),
    ...(saving && { taxSaving: saving.steps() }),
  }));
}

/** Sums over all categories, so that deducted + remaining = max, with the remaining limits and the excess shown separately. */
function total(named: readonly NamedLimit[]): DeductionTotal {
  const limits = named.map(({ limit }) => limit);
  return {
    ...limitOfAmounts({
      ceiling: sum(...limits.map(({ ceiling }) => ceiling.amount)),
      paid: sum(...limits.map(({ paid }) => paid.amount)),
      deductible: amountsThatCount(named).amount,
      remaining: sum(...limits.map(({ remaining }) => remaining.amount)),
    }),
    room: toEuros(totalRemaining(named).amount),
    excess: toEuros(totalExcess(named).amount),
  };
}
