import type { TaxOptimizationResult } from '@suen/engine/calculators/tax-optimization/result';
import {
  deductionCategories,
  type DeductionCategory,
  type DeductionLimit,
} from '@suen/engine/small-door';
import type { RecordOf } from '../../../shared/form/state/calculator-record.ts';
import type { LawId } from '../../../subjects/deductions/LawOfDeduction.tsx';
import type { AdviceContext } from '../../../subjects/deductions/limit-words.ts';
import type { taxOptimizationForm } from '../form.ts';

export type TaxOptimizationRecord = RecordOf<typeof taxOptimizationForm, TaxOptimizationResult>;

/** The law of each category, which is also its name in the texts. */
export const lawOf = {
  pension1: 'pension',
  pension2: 'pension',
  insurances: 'insurances',
  homeSavings: 'homeSavings',
  outstandingBalanceInsurance: 'outstandingBalanceInsurance',
} as const satisfies Record<DeductionCategory, LawId>;

/** What the advice on each category is about. */
export const contextOf = {
  pension1: 'pension',
  pension2: 'pension',
  insurances: 'insurances',
  homeSavings: 'homeSavings',
  // Only a single premium has a limit of its own: annual premiums share that of insurances.
  outstandingBalanceInsurance: 'singlePremium',
} as const satisfies Record<DeductionCategory, AdviceContext>;

/** The categories that a result has, in the order of their cards. */
export function categoriesOf(
  result: TaxOptimizationResult,
): readonly (readonly [DeductionCategory, DeductionLimit])[] {
  return deductionCategories.flatMap((category) => {
    const limit = result[category];
    return limit === undefined ? [] : [[category, limit] as const];
  });
}
