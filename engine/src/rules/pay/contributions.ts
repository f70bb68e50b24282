import type { Cents } from '../../money/cents.ts';
import type { Exact } from '../../money/exact.ts';
import { flooredAtZero, max, min, minus, over, sumOf, times } from '../../quantity/arithmetic.ts';
import { called, step } from '../../quantity/names.ts';
import type { ExactMoney, Measure, Money, Quantity, Share } from '../../quantity/quantity.ts';
import { toNearestCent, wholeCents } from '../../quantity/rounding.ts';

/** A contribution that is a rate on a base. */
type ContributionId =
  | 'illnessContributions'
  | 'deductibleIllnessContributions'
  | 'illnessCashContributions'
  | 'pensionContributions'
  | 'accidentInsurance'
  | 'longTermCareInsurance';

/** A contribution base. */
export type Base = Quantity<Cents | Exact, 'EUR'>;

/** The income of one month, not rounded. */
export function monthlyIncome(income: Money, months: Measure<'months'>): ExactMoney {
  return called('monthlyIncome', over(income, months));
}

/** The base of an employee's payslip: the pay up to the ceiling of the month. Code de la sécurité sociale art. 39 and 241. */
export function employeeBase(income: ExactMoney, ceiling: Money): ExactMoney {
  return step('contributionBase', min(income, ceiling));
}

/** The months of a year that count for its ceiling, each with its own ceiling. */
export type InsuredMonths = readonly {
  readonly ceiling: Money;
  readonly months: Measure<'months'>;
}[];

/** The ceiling of a calendar year: the ceilings of its months added up. CSS art. 241, al. 3. */
export function annualCeiling(year: InsuredMonths): Money {
  const ceilings = year.map(({ ceiling, months }) => times(ceiling, months));
  return step('annualContributionCeiling', sumOf(ceilings), wholeCents);
}

/** A year's base: the income of the year up to the ceiling of the year, however it is spread over the months. */
export function cappedAnnualBase(income: Money, ceiling: Money): Money {
  return step('annualContributionBase', min(income, ceiling));
}

/** A month's base of a self-employed person with a low income: at least the minimum wage. */
export function selfEmployedBase(income: ExactMoney, minimumBase: Money): ExactMoney {
  return step('contributionBase', max(income, minimumBase));
}

/** A month's base of an employee's long-term care insurance: the whole salary minus an abatement, at least zero. CSS art. 377. */
export function longTermCareBase(income: ExactMoney, abatement: Money): ExactMoney {
  return step('longTermCareBase', flooredAtZero(minus(income, abatement)));
}

/** A year's base with bounds that the law sets for each month: the sum of the months' bases, each under the rules then in force. */
export function annualBase<Span extends { readonly months: Measure<'months'> }>(
  id: 'annualContributionBase' | 'annualLongTermCareBase',
  year: readonly Span[],
  baseIn: (span: Span) => ExactMoney,
): Base {
  return step(id, sumOf(year.map((span) => times(baseIn(span), span.months))));
}

/** A contribution: base x rate, rounded once to the nearest cent. */
export function contribution(id: ContributionId, base: Base, rate: Share): Money {
  return step(id, times(base, rate), toNearestCent);
}
