import { fromEuros } from '../money/cents.ts';
import { money } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import type { SpecialExpenses } from '../rules/tax/deductions/special-expense-limits.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { premiumKinds, type specialExpenseFields } from './deduction-fields.ts';

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

type SpecialExpensesInput = FromSchema<{
  readonly type: 'object';
  readonly properties: typeof specialExpenseFields;
}> & { readonly age1: number };

/**
 * Reads what a household pays and may deduct. Without a partner's age there is no partner. Who pays into home savings has
 * subscribed. A periodic premium of an outstanding balance insurance counts among the insurances.
 */
export function specialExpensesOf(input: SpecialExpensesInput): SpecialExpenses {
  const partnerAge = input.age2 ?? null;
  const hasPartner = partnerAge !== null;
  const paid = (name: PaymentName): Money => money(name, fromEuros(input[name] ?? 0));
  const paidBy = (names: readonly PaymentName[]) =>
    names.filter((name) => hasPartner || !name.endsWith('2')).map(paid);
  const premiumKind = input.outstandingBalanceInsuranceType ?? 0;
  const loanInsurance = paid('outstandingBalanceInsurance');
  return {
    household: { age: input.age1, partnerAge, children: input.childrenInHousehold ?? 0 },
    pension1: paid('pension1'),
    pension2: hasPartner ? paid('pension2') : null,
    insurances: [
      ...paidBy(insurances),
      ...(premiumKind === premiumKinds.periodic ? [loanInsurance] : []),
    ],
    homeSavings: paidBy(['homeSavings1', 'homeSavings2']),
    subscribers: {
      first: (input.homeSavings1 ?? 0) > 0,
      partner: (input.homeSavings2 ?? 0) > 0,
    },
    singlePremium:
      premiumKind === premiumKinds.single
        ? { paid: loanInsurance, inEarlierYears: fromEuros(input.earlierSinglePremiums ?? 0) }
        : null,
  };
}
