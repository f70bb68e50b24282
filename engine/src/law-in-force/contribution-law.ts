import { type Month, monthsInYear, yearOf } from '../dated/month.ts';
import type { Parameter } from '../dated/parameter.ts';
import type { FigureId, MonthSpan } from '../explanation/step.ts';
import type { ContributionBounds, ContributionRates } from '../law/contributions.ts';
import { law } from '../law/law.ts';
import { isHigherRate, ratio, type Rate } from '../money/rate.ts';
import { count, sourcedShare } from '../quantity/names.ts';
import type { Measure, Money, Share } from '../quantity/quantity.ts';
import { boundOfContributions, type BoundId } from '../rules/minimum-wage.ts';
import { monthlyHours, type PartTime } from '../rules/part-time.ts';
import type { SelfEmployedSpan } from '../rules/self-employed-year.ts';
import { indexedWage } from './minimum-wages.ts';
import { type RulePeriod, rulePeriodOf, rulePeriodsOfYear } from './rule-periods.ts';
import { constantThroughYear, part, valueIn } from './sourced.ts';

/** The kind of person who pays contributions, which decides the rates. */
export type Payer = keyof ContributionRates;

/** Bounds of contributions that do not change for a number of months of one year. */
export interface EmployeeSpan {
  readonly months: Measure<'months'>;
  readonly ceiling: Money;
  readonly longTermCareAbatement: Money;
}

/** The bounds of an employee's contributions in a month. */
export function employeeSpan(payMonth: Month, partTime: PartTime | null): EmployeeSpan {
  return employeeSpanOf(rulePeriodOf(payMonth), undefined, partTime);
}

/** The bounds of an employee's contributions through the calendar year in which a month lies. */
export function employeeSpans(payMonth: Month, partTime: PartTime | null): readonly EmployeeSpan[] {
  return rulePeriodsOfYear(yearOf(payMonth)).map((period) =>
    employeeSpanOf(period, statedMonths(period), partTime),
  );
}

/** The bounds of a self-employed person's contributions through the calendar year in which a month lies. */
export function selfEmployedSpans(payMonth: Month): readonly SelfEmployedSpan[] {
  return rulePeriodsOfYear(yearOf(payMonth)).map((period) => {
    const bound = (id: BoundId, choose: (bounds: ContributionBounds) => Rate): Money =>
      boundIn(period.payMonth, id, choose, statedMonths(period), null);
    return {
      months: monthsIn(period),
      ceiling: bound('contributionCeiling', ({ ceiling }) => ceiling),
      minimumBase: bound('selfEmployedMinimumBase', (bounds) => bounds.selfEmployedMinimum),
      exemptionLimit: bound('selfEmployedExemptionLimit', (bounds) => bounds.selfEmployedExemption),
    };
  });
}

/** One payer's rate of an insurance in a month. */
export function rateFor(
  payer: Payer,
  id: FigureId,
  parameter: Parameter<ContributionRates>,
  payMonth: Month,
): Share {
  const rate = part(constantThroughYear(parameter, payMonth), (rates) => rates[payer]);
  return sourcedShare(id, rate);
}

function employeeSpanOf(
  period: RulePeriod,
  months: MonthSpan | undefined,
  partTime: PartTime | null,
): EmployeeSpan {
  const { payMonth } = period;
  const hours = reducesAbatement(partTime, payMonth) ? partTime : null;
  return {
    months: monthsIn(period),
    ceiling: boundIn(payMonth, 'contributionCeiling', ({ ceiling }) => ceiling, months, null),
    longTermCareAbatement: boundIn(
      payMonth,
      'longTermCareAbatement',
      (bounds) => bounds.longTermCareAbatement,
      months,
      hours,
    ),
  };
}

/** CSS art. 376: below a number of hours a month the abatement is granted for the hours worked. */
function reducesAbatement(partTime: PartTime | null, payMonth: Month): boolean {
  if (partTime === null) return false;
  const { fullAbatementFromMonthly } = valueIn(law.fullTimeHours, payMonth).value;
  return isHigherRate(
    ratio(fullAbatementFromMonthly, 1),
    monthlyHours(partTime.weeklyHours.amount),
  );
}

function boundIn(
  payMonth: Month,
  id: BoundId,
  choose: (bounds: ContributionBounds) => Rate,
  months: MonthSpan | undefined,
  partTime: PartTime | null,
): Money {
  const share = part(valueIn(law.contributionBounds, payMonth), choose);
  return boundOfContributions(id, indexedWage(payMonth), share, months, partTime);
}

/** The months of a period, unless it is the whole year. */
function statedMonths({ fromMonth, toMonth }: RulePeriod): MonthSpan | undefined {
  return fromMonth === 1 && toMonth === monthsInYear ? undefined : { from: fromMonth, to: toMonth };
}

function monthsIn({ fromMonth, toMonth }: RulePeriod): Measure<'months'> {
  return count('monthsCounted', toMonth - fromMonth + 1, 'months');
}
