import { monthsInYear } from '../dated/month.ts';
import type { Source } from '../dated/source.ts';
import type { Cents } from '../money/cents.ts';
import type { Exact } from '../money/exact.ts';
import { multiplyRates, ratio, type Rate } from '../money/rate.ts';
import { over, times } from '../quantity/arithmetic.ts';
import { salaryNames } from '../quantity/names.ts';
import { citing } from '../quantity/notes.ts';
import type { Measure, Money, Term } from '../quantity/quantity.ts';
import { toNearestCent } from '../quantity/rounding.ts';
import { twelveMonths } from './twelfths.ts';

const { step, count } = salaryNames;

/** Weekly hours below full time, and the full-time hours to compare them with. */
export interface PartTime {
  readonly weeklyHours: Measure<'hours'>;
  readonly fullTimeWeekly: Measure<'hours'>;
  readonly fullTimeMonthly: Measure<'hours'>;
  readonly sources: readonly Source[];
}

const weeks = 52;
const weeksInYear = count('weeksInYear', weeks, 'number');

type Amount = Term<Cents | Exact, 'EUR'>;

/** Hours of a month: weekly hours x 52 / 12. */
export function monthlyHours(weeklyHours: Rate): Rate {
  return multiplyRates(weeklyHours, ratio(weeks, monthsInYear));
}

/** An amount for the month's hours as a share of the hours of a full-time month. */
export function partOfMonth(amount: Amount, partTime: PartTime): Term<Exact, 'EUR'> {
  const ofYear = times(times(amount, partTime.weeklyHours), weeksInYear);
  return over(over(ofYear, twelveMonths), partTime.fullTimeMonthly);
}

/** An amount for the week's hours as a share of a full-time week. */
export function partOfWeek(amount: Amount, partTime: PartTime): Term<Exact, 'EUR'> {
  return over(times(amount, partTime.weeklyHours), partTime.fullTimeWeekly);
}

/** The full-time salary at the same hourly wage. */
export function fullTimeEquivalent(monthlyGross: Money, partTime: PartTime): Money {
  const { weeklyHours, fullTimeWeekly, sources } = partTime;
  const fullTime = over(times(monthlyGross, fullTimeWeekly), weeklyHours);
  return step('fullTimeEquivalent', citing(fullTime, sources), toNearestCent);
}
