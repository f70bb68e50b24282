import { type Month, monthsInYear, yearOf } from '../dated/month.ts';
import type { Parameter } from '../dated/parameter.ts';
import type { Explained, Sourced } from '../explanation/explained.ts';
import type { MonthSpan } from '../explanation/step.ts';
import type { ContributionBounds, ContributionRates } from '../law/contributions.ts';
import { law } from '../law/law.ts';
import { isHigherRate, ratio, type Rate } from '../money/rate.ts';
import { linesOfBase } from '../rules/contributions.ts';
import type { EmployeeSpan } from '../rules/employee-law.ts';
import { explainedShareOfMinimumWage } from '../rules/minimum-wage.ts';
import { monthlyHours, type PartTime } from '../rules/part-time.ts';
import type { SelfEmployedSpan } from '../rules/self-employed-year.ts';
import { indexedWage } from './minimum-wages.ts';
import { type RulePeriod, rulePeriodOf, rulePeriodsOfYear } from './rule-periods.ts';
import { part, valueIn, yearRound } from './sourced.ts';

/** Who pays contributions, and so by which rates. */
export type Payer = keyof ContributionRates;

/** The bounds of an employee's contributions in a month. */
export function employeeSpan(payMonth: Month, partTime: PartTime | null): EmployeeSpan {
  return employeeSpanOf(rulePeriodOf(payMonth), undefined, partTime);
}

/** The bounds of an employee's contributions through the calendar year in which a month lies. */
export function employeeSpans(payMonth: Month, partTime: PartTime | null): readonly EmployeeSpan[] {
  return rulePeriodsOfYear(yearOf(payMonth)).map((period) =>
    employeeSpanOf(period, monthsSaid(period), partTime),
  );
}

/** The bounds of a self-employed person's contributions through the calendar year in which a month lies. */
export function selfEmployedSpans(payMonth: Month): readonly SelfEmployedSpan[] {
  return rulePeriodsOfYear(yearOf(payMonth)).map((period) => {
    const wage = indexedWage(period.payMonth);
    const bounds = valueIn(law.contributionBounds, period.payMonth);
    const lines = linesOfBase('selfEmployed');
    const said = monthsSaid(period);
    const bound = (
      id: 'contributionCeiling' | 'selfEmployedMinimumBase' | 'selfEmployedExemptionLimit',
      choose: (value: ContributionBounds) => Rate,
    ): Explained => explainedShareOfMinimumWage(id, lines, wage, part(bounds, choose), said);
    return {
      months: monthsIn(period),
      ceiling: bound('contributionCeiling', ({ ceiling }) => ceiling),
      minimumBase: bound('selfEmployedMinimumBase', (value) => value.selfEmployedMinimum),
      exemptionLimit: bound('selfEmployedExemptionLimit', (value) => value.selfEmployedExemption),
    };
  });
}

/** One payer's rate of an insurance in a month. */
export function rateFor(
  payer: Payer,
  parameter: Parameter<ContributionRates>,
  payMonth: Month,
): Sourced<Rate> {
  return part(yearRound(parameter, payMonth), (rates) => rates[payer]);
}

function employeeSpanOf(
  period: RulePeriod,
  said: MonthSpan | undefined,
  partTime: PartTime | null,
): EmployeeSpan {
  const bounds = valueIn(law.contributionBounds, period.payMonth);
  return {
    months: monthsIn(period),
    ceiling: explainedShareOfMinimumWage(
      'contributionCeiling',
      linesOfBase('employee'),
      indexedWage(period.payMonth),
      part(bounds, ({ ceiling }) => ceiling),
      said,
    ),
    longTermCareAbatement: longTermCareAbatement(
      period.payMonth,
      said,
      reducesAbatement(partTime, period.payMonth) ? partTime : null,
    ),
  };
}

/** CSS art. 376: below a number of hours a month the abatement is granted for the hours worked. */
function reducesAbatement(partTime: PartTime | null, payMonth: Month): boolean {
  if (partTime === null) return false;
  const { fullAbatementFromMonthly } = valueIn(law.fullTimeHours, payMonth).value;
  return isHigherRate(ratio(fullAbatementFromMonthly, 1), monthlyHours(partTime.weeklyHours));
}

function longTermCareAbatement(
  payMonth: Month,
  said: MonthSpan | undefined,
  partTime: PartTime | null,
): Explained {
  return explainedShareOfMinimumWage(
    'longTermCareAbatement',
    ['longTermCareInsurance'],
    indexedWage(payMonth),
    part(valueIn(law.contributionBounds, payMonth), (bounds) => bounds.longTermCareAbatement),
    said,
    partTime,
  );
}

/** The months of a period, where the year has more than one and a reader must know which is meant. */
function monthsSaid({ fromMonth, toMonth }: RulePeriod): MonthSpan | undefined {
  return fromMonth === 1 && toMonth === monthsInYear ? undefined : { from: fromMonth, to: toMonth };
}

function monthsIn({ fromMonth, toMonth }: RulePeriod): number {
  return toMonth - fromMonth + 1;
}
