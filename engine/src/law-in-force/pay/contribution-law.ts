import { type Month, monthsInYear, yearOf } from '../../dated/month.ts';
import type { Parameter } from '../../dated/parameter.ts';
import type { FigureId, MonthSpan } from '../../explanation/step.ts';
import * as law from '../../law/every-law.ts';
import type { ContributionBounds, ContributionRates } from '../../law/pay/contributions.ts';
import { isHigherRate, ratio } from '../../money/rate.ts';
import { count, sourcedShare } from '../../quantity/names.ts';
import type { Measure, Money, Share } from '../../quantity/quantity.ts';
import { boundOfContributions, type BoundId } from '../../rules/pay/minimum-wage.ts';
import { monthlyHours, type PartTime } from '../../rules/pay/part-time.ts';
import type { SelfEmployedSpan } from '../../rules/pay/self-employed-year.ts';
import { type RulePeriod, rulePeriodOf, rulePeriodsOfYear } from '../rule-periods.ts';
import { constantThroughYear, part, valueIn } from '../sourced.ts';
import { indexedWage } from './minimum-wages.ts';

/** The bounds of an employee's contributions in a month. */
export function employeeSpan(payMonth: Month, partTime: PartTime | null) {
  return employeeSpanOf(rulePeriodOf(payMonth), undefined, partTime);
}

/** The bounds of an employee's contributions through the calendar year in which a month lies. */
export function employeeSpans(payMonth: Month, partTime: PartTime | null) {
  return rulePeriodsOfYear(yearOf(payMonth)).map((period) =>
    employeeSpanOf(period, statedMonths(period), partTime),
  );
}

/** The bounds of a self-employed person's contributions through the calendar year in which a month lies. */
export function selfEmployedSpans(payMonth: Month): readonly SelfEmployedSpan[] {
  return rulePeriodsOfYear(yearOf(payMonth)).map((period) => {
    const bound = (id: BoundId, name: keyof ContributionBounds): Money =>
      boundIn(period, id, name, statedMonths(period), null);
    return {
      months: monthsIn(period),
      ceiling: bound('contributionCeiling', 'ceiling'),
      minimumBase: bound('selfEmployedMinimumBase', 'selfEmployedMinimum'),
      exemptionLimit: bound('selfEmployedExemptionLimit', 'selfEmployedExemption'),
    };
  });
}

/** The rates of the insurances that an employee, or a self-employed person, pays in a year. */
export function insuranceRates(payer: keyof ContributionRates, payMonth: Month) {
  const rate = (id: FigureId, parameter: Parameter<ContributionRates>): Share =>
    sourcedShare(id, part(constantThroughYear(parameter, payMonth), payer));
  return {
    illnessRate: rate('illnessRate', law.illnessRates),
    illnessCashRate: rate('illnessCashRate', law.illnessCashRates),
    pensionRate: rate('pensionRate', law.pensionRates),
  };
}

/** The bounds of an employee's contributions, which do not change for a number of months of one year. */
function employeeSpanOf(
  period: RulePeriod,
  months: MonthSpan | undefined,
  partTime: PartTime | null,
) {
  const hours = reducesAbatement(partTime, period.payMonth) ? partTime : null;
  const bound = (
    id: BoundId,
    name: keyof ContributionBounds,
    partTimeHours: PartTime | null,
  ): Money => boundIn(period, id, name, months, partTimeHours);
  return {
    months: monthsIn(period),
    ceiling: bound('contributionCeiling', 'ceiling', null),
    longTermCareAbatement: bound('longTermCareAbatement', 'longTermCareAbatement', hours),
  };
}

/** CSS art. 376: below a number of hours a month the abatement is granted for the hours worked. */
function reducesAbatement(partTime: PartTime | null, payMonth: Month): boolean {
  if (partTime === null) return false;
  const { fullAbatementFromMonthly } = valueIn(law.fullTimeHours, payMonth).value;
  const hours = monthlyHours(partTime.weeklyHours.amount);
  return isHigherRate(ratio(fullAbatementFromMonthly, 1), hours);
}

function boundIn(
  { payMonth }: RulePeriod,
  id: BoundId,
  name: keyof ContributionBounds,
  months: MonthSpan | undefined,
  partTime: PartTime | null,
): Money {
  const share = part(valueIn(law.contributionBounds, payMonth), name);
  return boundOfContributions(id, indexedWage(payMonth), share, months, partTime);
}

/** The months of a period, unless it is the whole year. */
function statedMonths({ fromMonth, toMonth }: RulePeriod): MonthSpan | undefined {
  return fromMonth === 1 && toMonth === monthsInYear ? undefined : { from: fromMonth, to: toMonth };
}

function monthsIn({ fromMonth, toMonth }: RulePeriod): Measure<'months'> {
  return count('monthsCounted', toMonth - fromMonth + 1, 'months');
}
