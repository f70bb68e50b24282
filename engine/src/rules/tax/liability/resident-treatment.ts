import type { Cents } from '../../../money/cents.ts';
import { isHigherRate, type Rate } from '../../../money/rate.ts';
import { inUnit, over, plus, sumOf } from '../../../quantity/arithmetic.ts';
import { step } from '../../../quantity/names.ts';
import type { Money, Share } from '../../../quantity/quantity.ts';

/** One person's annual incomes. */
export interface IncomesOfPerson {
  /** Taxable in Luxembourg, after contributions and lump sum. */
  readonly luxembourg: Money;
  /** From work or a pension, taxable elsewhere. */
  readonly foreign: Money;
  /** Rent, interest and the like, taxable elsewhere. */
  readonly otherForeign: Money;
}

/** A share that is compared with a limit. */
export interface ShareTest {
  readonly share: Share;
  readonly isMet: boolean;
}

/**
 * The share of a person's own worldwide income that is taxable in Luxembourg: at least the limit. L.I.R. art. 157ter.
 *
 * @param incomes of a person with income from Luxembourg
 */
export function ownIncomeTest(incomes: IncomesOfPerson, limit: Rate): ShareTest {
  const { luxembourg, foreign, otherForeign } = incomes;
  const world = step('ownWorldIncome', plus(luxembourg, foreign, otherForeign));
  const share = step('ownIncomeShare', inUnit('percent', over(luxembourg, world)));
  return { share, isMet: !isHigherRate(limit, share.amount) };
}

/** A person's income that is not taxable in Luxembourg: below the limit. L.I.R. art. 157ter. */
export function foreignIncomeTest(
  { foreign, otherForeign }: IncomesOfPerson,
  limit: Cents,
): { readonly income: Money; readonly isMet: boolean } {
  const income = step('ownForeignIncome', plus(foreign, otherForeign));
  return { income, isMet: income.amount < limit };
}

/**
 * The share of the household's professional income that is taxable in Luxembourg: above the limit. Treaty with Belgium.
 *
 * @returns `null` without such an income
 */
export function householdTest(
  first: IncomesOfPerson,
  second: IncomesOfPerson,
  limit: Rate,
): ShareTest | null {
  const household = householdIncome(first, second);
  if (household.amount === 0) return null;
  const luxembourg = step(
    'householdLuxembourgIncome',
    sumOf([first.luxembourg, second.luxembourg]),
  );
  const share = step('householdShare', inUnit('percent', over(luxembourg, household)));
  return { share, isMet: isHigherRate(share.amount, limit) };
}

/**
 * The share of the spouse who lives in Luxembourg in the household's professional income: at least the limit. L.I.R. art. 3 d.
 *
 * @returns `null` without such an income
 */
export function residentSpouseTest(
  resident: IncomesOfPerson,
  other: IncomesOfPerson,
  limit: Rate,
): ShareTest | null {
  const household = householdIncome(resident, other);
  if (household.amount === 0) return null;
  const share = step(
    'residentSpouseShare',
    inUnit('percent', over(resident.luxembourg, household)),
  );
  return { share, isMet: !isHigherRate(limit, share.amount) };
}

function householdIncome(first: IncomesOfPerson, second: IncomesOfPerson): Money {
  return step(
    'householdIncome',
    plus(first.luxembourg, second.luxembourg, first.foreign, second.foreign),
  );
}
