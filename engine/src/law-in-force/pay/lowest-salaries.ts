import { lowestGrossSalary } from '../../assumptions/lowest-salary.ts';
import { monthsInYear, type Month } from '../../dated/month.ts';
import { newest } from '../../dated/parameter.ts';
import * as law from '../../law/every-law.ts';
import { timesWhole, toEuros, type Cents } from '../../money/cents.ts';
import { multiply } from '../../money/exact.ts';
import { hundredths, multiplyRates, ratio } from '../../money/rate.ts';
import { toNearestCent } from '../../money/rounding.ts';
import { newestPayMonth } from '../rule-periods.ts';
import { valueIn } from '../sourced.ts';
import { minimumWages } from './minimum-wages.ts';

/** Hours of a full-time week in the newest known month, the default of an input. */
export const fullTimeWeeklyHours = valueIn(law.fullTimeHours, newestPayMonth).value.weekly;

/** The lowest accepted gross salary in euros a month or a year, in proportion to the hours. It is the same in every period. */
export function minimumGrossSalary(
  salaryPeriod: 'monthly' | 'annual',
  weeklyHours: number = fullTimeWeeklyHours,
): number {
  const lowestOfMonth = newest(lowestGrossSalary).value;
  const fullTime =
    salaryPeriod === 'annual' ? timesWhole(lowestOfMonth, monthsInYear) : lowestOfMonth;
  return toEuros(amountForHours(fullTime, weeklyHours, fullTimeWeeklyHours));
}

/** Why a salary below `minimumGrossSalary` is refused: full time has a minimum, fewer hours have their part of it. */
export function refusalOfLowSalary(
  weeklyHours: number = fullTimeWeeklyHours,
): 'belowMinimumSalary' | 'belowMinimumSalaryForHours' {
  return weeklyHours === fullTimeWeeklyHours ? 'belowMinimumSalary' : 'belowMinimumSalaryForHours';
}

/** The minimum wage of an unskilled adult in a month, by the hours worked. */
export function minimumWageForHours(payMonth: Month, weeklyHours: number): Cents {
  const { weekly } = valueIn(law.fullTimeHours, payMonth).value;
  return amountForHours(minimumWages(payMonth).unqualified, weeklyHours, weekly);
}

function amountForHours(fullTime: Cents, weeklyHours: number, fullTimeHours: number): Cents {
  if (weeklyHours === fullTimeHours) return fullTime;
  const share = multiplyRates(hundredths(weeklyHours), ratio(1, fullTimeHours));
  return toNearestCent(multiply(fullTime, share));
}
