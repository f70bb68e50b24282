import type { Sourced } from '../../../dated/source.ts';
import type { HomeSavingsMaximum, SinglePremiumLimit } from '../../../law/tax/special-expenses.ts';
import type { Cents } from '../../../money/cents.ts';
import type { Money } from '../../../quantity/quantity.ts';
import { deductionCategories, type DeductionCategory } from './deduction-categories.ts';
import {
  homeSavingsCeiling,
  insuranceCeiling,
  oldAgeProvisionCeiling,
  type Household,
  type Subscribers,
} from './deduction-ceilings.ts';
import { limitOf, type Limit, type NamedLimit } from './deduction-limit.ts';
import { singlePremiumCeiling } from './single-premium.ts';

/** What a household pays in a year and may deduct. */
export interface SpecialExpenses {
  readonly household: Household;
  readonly pension1: Money;
  /** `null` without a partner. */
  readonly pension2: Money | null;
  /** Premiums that share the ceiling of insurances. */
  readonly insurances: readonly Money[];
  readonly homeSavings: readonly Money[];
  readonly subscribers: Subscribers;
  /** The single premium of an outstanding balance insurance; `null` without one. */
  readonly singlePremium: { readonly paid: Money; readonly inEarlierYears: Cents } | null;
}

/** What the law fixes of the ceilings. */
interface SpecialExpensesLaw {
  readonly oldAgeProvision: Sourced<Cents>;
  readonly insurancePerPerson: Sourced<Cents>;
  readonly homeSavings: Sourced<HomeSavingsMaximum>;
  readonly singlePremium: Sourced<SinglePremiumLimit>;
}

/** The limits by their category: a partner's pension with a partner only, a single premium where one is paid. */
interface SpecialExpenseLimits extends Readonly<Partial<Record<DeductionCategory, Limit>>> {
  readonly pension1: Limit;
  readonly insurances: Limit;
  readonly homeSavings: Limit;
}

/**
 * What may still be deducted in each category. L.I.R. art. 111 and 111bis.
 *
 * @param limitInYear what the limit of a whole year is in this one
 */
export function specialExpenseLimits(
  expenses: SpecialExpenses,
  law: SpecialExpensesLaw,
  limitInYear: (limitOfWholeYear: Money) => Money = (limitOfWholeYear) => limitOfWholeYear,
): SpecialExpenseLimits {
  const { household, pension1, pension2, singlePremium } = expenses;
  const limitedTo = (payments: readonly Money[], ceiling: Money) =>
    limitOf(payments, limitInYear(ceiling));
  const pensionCeiling = oldAgeProvisionCeiling(law.oldAgeProvision);
  return {
    pension1: limitedTo([pension1], pensionCeiling),
    ...(pension2 && { pension2: limitedTo([pension2], pensionCeiling) }),
    insurances: limitedTo(expenses.insurances, insuranceCeiling(household, law.insurancePerPerson)),
    homeSavings: limitedTo(
      expenses.homeSavings,
      homeSavingsCeiling(household, expenses.subscribers, law.homeSavings),
    ),
    ...(singlePremium && {
      outstandingBalanceInsurance: limitedTo(
        [singlePremium.paid],
        singlePremiumCeiling(household, law.singlePremium, singlePremium.inEarlierYears).ceiling,
      ),
    }),
  };
}

/** The limit of a category. */
export interface CategoryLimit extends NamedLimit {
  readonly id: DeductionCategory;
}

/** The limits that there are, in the order of the cards. */
export function limitsInOrder(limits: Partial<SpecialExpenseLimits>): readonly CategoryLimit[] {
  return deductionCategories.flatMap((id) => {
    const limit = limits[id];
    return limit === undefined ? [] : [{ id, limit }];
  });
}
