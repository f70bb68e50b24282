import { lowestGrossSalary } from '../../assumptions/lowest-salary.ts';
import { monthsInYear, type Month } from '../../dated/month.ts';
import { newest } from '../../dated/parameter.ts';
import * as law from '../../law/every-law.ts';
import { fromEuros, timesWhole, toEuros, type Cents } from '../../money/cents.ts';
import { multiply } from '../../money/exact.ts';
import { hundredths, multiplyRates, ratio } from '../../money/rate.ts';
import { toNearestCent } from '../../money/rounding.ts';
import { newestPayMonth, periodOfDay } from '../rule-periods.ts';
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

/** The minimum wage of an unskilled adult in a month, or of a skilled one, by the hours worked. */
export function minimumWageForHours(
  payMonth: Month,
  weeklyHours: number,
  skill: 'unqualified' | 'qualified' = 'unqualified',
): Cents {
  const { weekly } = valueIn(law.fullTimeHours, payMonth).value;
  return amountForHours(minimumWages(payMonth)[skill], weeklyHours, weekly);
}

/**
 * Whether the next rise of the minimum wage can concern a gross salary: that of a month ahead, or under the newest rules that of
 * at most the minimum wage of skilled workers for the hours.
 *
 * @param grossOfMonth in euros
 */
export function mayRiseWithMinimumWage(
  grossOfMonth: number,
  payMonth: string,
  weeklyHours: number = fullTimeWeeklyHours,
): boolean {
  if (payMonth > newestPayMonth) return true;
  const newestRules = periodOfDay(newestPayMonth).rulePeriod.payMonth;
  return (
    payMonth >= newestRules &&
    fromEuros(grossOfMonth) <= minimumWageForHours(newestRules, weeklyHours, 'qualified')
  );
}

function amountForHours(fullTime: Cents, weeklyHours: number, fullTimeHours: number): Cents {
  if (weeklyHours === fullTimeHours) return fullTime;
  const share = multiplyRates(hundredths(weeklyHours), ratio(1, fullTimeHours));
  return toNearestCent(multiply(fullTime, share));
}
