import {
  deductionCategories,
  premiumKinds,
  type DeductionCategory,
  type specialExpenseFields,
} from '../input/deduction-fields.ts';
import type { deductionLaw } from '../law-in-force/tax/deduction-law.ts';
import { fromEuros } from '../money/cents.ts';
import { money } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import {
  homeSavingsCeiling,
  insuranceCeiling,
  oldAgeProvisionCeiling,
  type Household,
  type Subscribers,
} from '../rules/tax/deductions/deduction-ceilings.ts';
import { limitOf, type Limit, type NamedLimit } from '../rules/tax/deductions/deduction-limit.ts';
import { singlePremiumCeiling } from '../rules/tax/deductions/single-premium.ts';
import type { FromSchema } from '../schema/from-schema.ts';

/** The insurances that share one ceiling. */
const insurances = [
  'lifeInsurance1',
  'lifeInsurance2',
  'autoLiabilityInsurance1',
  'autoLiabilityInsurance2',
  'homeLiabilityInsurance1',
  'homeLiabilityInsurance2',
  'healthInsurance1',
  'healthInsurance2',
] as const;

type PaymentName =
  | (typeof insurances)[number]
  | 'pension1'
  | 'pension2'
  | 'homeSavings1'
  | 'homeSavings2'
  | 'outstandingBalanceInsurance';

/** What a household pays. Without a partner's age there is no partner. */
type SpecialExpenses = FromSchema<{
  readonly type: 'object';
  readonly properties: typeof specialExpenseFields;
}> & { readonly age1: number };

/** An input's household; without a partner's age there is no partner. */
function householdOf(input: SpecialExpenses): Household {
  return {
    age: input.age1,
    partnerAge: input.age2 ?? null,
    children: input.childrenInHousehold ?? 0,
  };
}

/** Who pays into home savings has subscribed. */
function subscribersOf({ homeSavings1, homeSavings2 }: SpecialExpenses): Subscribers {
  return { first: (homeSavings1 ?? 0) > 0, partner: (homeSavings2 ?? 0) > 0 };
}

/** The limits of an input by their category: a partner's pension with a partner only, a single premium with type 1 only. */
export interface Limits extends Readonly<Partial<Record<DeductionCategory, Limit>>> {
  readonly pension1: Limit;
  readonly insurances: Limit;
  readonly homeSavings: Limit;
}

/**
 * What may still be deducted in each category, under the law of the tax year.
 *
 * @param limitInYear what the limit of a whole year is in this one
 */
export function limitsOf(
  input: SpecialExpenses,
  law: ReturnType<typeof deductionLaw>,
  limitInYear: (limitOfWholeYear: Money) => Money = (limitOfWholeYear) => limitOfWholeYear,
): Limits {
  const household = householdOf(input);
  const hasPartner = household.partnerAge !== null;
  const type = input.outstandingBalanceInsuranceType ?? 0;
  const paid = (name: PaymentName): Money => money(name, fromEuros(input[name] ?? 0));
  const paidBy = (names: readonly PaymentName[]) =>
    names.filter((name) => hasPartner || !name.endsWith('2')).map(paid);

  const limitedTo = (payments: readonly Money[], ceiling: Money) =>
    limitOf(payments, limitInYear(ceiling));
  const ownPension = oldAgeProvisionCeiling(law.oldAgeProvision);
  const loanInsurance = paid('outstandingBalanceInsurance');
  return {
    pension1: limitedTo([paid('pension1')], ownPension),
    ...(hasPartner && { pension2: limitedTo([paid('pension2')], ownPension) }),
    insurances: limitedTo(
      [...paidBy(insurances), ...(type === premiumKinds.periodic ? [loanInsurance] : [])],
      insuranceCeiling(household, law.insurancePerPerson),
    ),
    homeSavings: limitedTo(
      paidBy(['homeSavings1', 'homeSavings2']),
      homeSavingsCeiling(household, subscribersOf(input), law.homeSavings),
    ),
    ...(type === premiumKinds.single && {
      outstandingBalanceInsurance: limitedTo(
        [loanInsurance],
        singlePremiumCeiling(
          household,
          law.singlePremium,
          fromEuros(input.earlierSinglePremiums ?? 0),
        ).ceiling,
      ),
    }),
  };
}

/** The limit of a category. */
export interface CategoryLimit extends NamedLimit {
  readonly id: DeductionCategory;
}

/** The limits that there are, in the order of the cards. */
export function limitsInOrder(limits: Partial<Limits>): readonly CategoryLimit[] {
  return deductionCategories.flatMap((id) => {
    const limit = limits[id];
    return limit === undefined ? [] : [{ id, limit }];
  });
}
