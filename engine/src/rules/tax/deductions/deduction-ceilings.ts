import type { Sourced } from '../../../dated/source.ts';
import type { HomeSavingsMaximum } from '../../../law/tax/special-expenses.ts';
import { timesWhole, type Cents } from '../../../money/cents.ts';
import { asNumber } from '../../../money/rate.ts';
import { min, plus, times } from '../../../quantity/arithmetic.ts';
import { count, money, sourcedMoney, step } from '../../../quantity/names.ts';
import { decidedBy } from '../../../quantity/notes.ts';
import type { Measure, Money } from '../../../quantity/quantity.ts';
import { wholeCents } from '../../../quantity/rounding.ts';

/** One or two adults who are taxed together, and the children for whom they get a tax relief. */
export interface Household {
  /** Age in completed years. */
  readonly age: number;
  /** Age of the partner; `null` without one. */
  readonly partnerAge: number | null;
  readonly children: number;
}

/** An adult's ceiling for an old-age provision contract, for any age and number of children. L.I.R. art. 111bis. */
export function oldAgeProvisionCeiling(maximum: Sourced<Cents>): Money {
  return sourcedMoney('oldAgeProvisionMaximum', maximum);
}

/** The household's ceiling for insurance premiums: an amount for each person. L.I.R. art. 111. */
export function insuranceCeiling(household: Household, maximum: Sourced<Cents>): Money {
  const perPerson = sourcedMoney('insuranceMaximumPerPerson', maximum);
  return step('insuranceCeiling', times(perPerson, personsIn(household)), wholeCents);
}

/** Which of the adults hold a home savings contract. */
export interface Subscribers {
  readonly first: boolean;
  readonly partner: boolean;
}

/**
 * The household's ceiling for home savings: the amount for each person depends on the youngest adult who subscribed. L.I.R.
 * art. 111 (5). Until somebody does, it is what the youngest adult would have.
 */
export function homeSavingsCeiling(
  household: Household,
  subscribers: Subscribers,
  { value: { young, other, youngUpToAge }, sources }: Sourced<HomeSavingsMaximum>,
): Money {
  const youngest = youngestSubscriber(household, subscribers);
  const perPerson =
    asNumber(youngest.amount) <= youngUpToAge
      ? money('homeSavingsMaximumYoung', young, sources)
      : money('homeSavingsMaximumOther', other, sources);
  const ceiling = times(perPerson, personsIn(household));
  return step('homeSavingsCeiling', decidedBy(ceiling, youngest), wholeCents);
}

function personsIn({ partnerAge, children }: Household): Measure<'number'> {
  return step(
    'personsCounted',
    plus(
      count('taxpayer', 1, 'number'),
      ...(partnerAge === null ? [] : [count('partner', 1, 'number')]),
      ...(children === 0 ? [] : [count('childrenInHousehold', children, 'number')]),
    ),
  );
}

function youngestSubscriber(
  { age, partnerAge }: Household,
  { first, partner }: Subscribers,
): Measure<'years'> {
  const own = count('age1', age, 'years');
  if (partnerAge === null || (first && !partner)) return step('youngestAge', own);
  const ageOfPartner = count('age2', partnerAge, 'years');
  return step('youngestAge', partner && !first ? ageOfPartner : min(own, ageOfPartner));
}

/**
 * The lump sum for special expenses of a household. Two persons have it twice, as two employees do whose incomes both cover it.
 * L.I.R. art. 113.
 */
export function householdLumpSum(hasPartner: boolean, { value, sources }: Sourced<Cents>): Money {
  return money('householdLumpSum', hasPartner ? timesWhole(value, 2) : value, sources);
}
