import { lowestGrossSalary } from '../assumptions/lowest-salary.ts';
import { monthsInYear, type Month } from '../dated/month.ts';
import { newest } from '../dated/parameter.ts';
import * as law from '../law/every-law.ts';
import { timesWhole, toEuros, type Cents } from '../money/cents.ts';
import { multiply } from '../money/exact.ts';
import { hundredths, multiplyRates, ratio } from '../money/rate.ts';
import { toNearestCent } from '../money/rounding.ts';
import { minimumWages } from './minimum-wages.ts';

/** Hours of a full-time week, the default of an input. */
export const fullTimeWeeklyHours = newest(law.fullTimeHours).value.weekly;

/** The lowest accepted gross salary in euros a month or a year, in proportion to the hours. It is the same in every period. */
export function minimumGrossSalary(
  salaryPeriod: 'monthly' | 'annual',
  weeklyHours: number = fullTimeWeeklyHours,
): number {
  const lowestOfMonth = newest(lowestGrossSalary).value;
  const fullTime =
    salaryPeriod === 'annual' ? timesWhole(lowestOfMonth, monthsInYear) : lowestOfMonth;
  return toEuros(amountForHours(fullTime, weeklyHours));
}

/** The minimum wage of an unskilled adult in a month, by the hours worked. */
export function minimumWageForHours(payMonth: Month, weeklyHours: number): Cents {
  return amountForHours(minimumWages(payMonth).unqualified, weeklyHours);
}

function amountForHours(fullTime: Cents, weeklyHours: number): Cents {
  if (weeklyHours === fullTimeWeeklyHours) return fullTime;
  const share = multiplyRates(hundredths(weeklyHours), ratio(1, fullTimeWeeklyHours));
  return toNearestCent(multiply(fullTime, share));
}
