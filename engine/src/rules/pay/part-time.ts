import { monthsInYear, weeksInYear as weeks } from '../../dated/month.ts';
import type { Source } from '../../dated/source.ts';
import type { Cents } from '../../money/cents.ts';
import { multiply, type Exact } from '../../money/exact.ts';
import { multiplyRates, ratio, type Rate } from '../../money/rate.ts';
import { toNearestCent } from '../../money/rounding.ts';
import { over, plus, times } from '../../quantity/arithmetic.ts';
import { isBelow } from '../../quantity/comparison.ts';
import { count, step } from '../../quantity/names.ts';
import type { Measure, Term } from '../../quantity/quantity.ts';
import type { PaidHours } from '../tax/credits/minimum-wage-credit.ts';
import { twelveMonths } from '../twelfths.ts';

/** Weekly hours below full time, and the full-time hours to compare them with. */
export interface PartTime {
  readonly weeklyHours: Measure<'hours'>;
  readonly fullTimeWeekly: Measure<'hours'>;
  readonly fullTimeMonthly: Measure<'hours'>;
  readonly sources: readonly Source[];
}

const weeksInYear = count('weeksInYear', weeks, 'number');

type Amount = Term<Cents | Exact, 'EUR'>;

/** Hours of a month: weekly hours x 52 / 12. */
export function monthlyHours(weeklyHours: Rate): Rate {
  return multiplyRates(weeklyHours, ratio(weeks, monthsInYear));
}

/** An amount for the month's hours as a share of the hours of a full-time month. */
export function partOfMonth(amount: Amount, partTime: PartTime): Term<Exact, 'EUR'> {
  const payOfYear = times(times(amount, partTime.weeklyHours), weeksInYear);
  return over(over(payOfYear, twelveMonths), partTime.fullTimeMonthly);
}

/** An amount for the week's hours as a share of a full-time week. */
export function partOfWeek(amount: Amount, partTime: PartTime): Term<Exact, 'EUR'> {
  return over(times(amount, partTime.weeklyHours), partTime.fullTimeWeekly);
}

/**
 * The paid hours of part-time work: the hours of a week, or with overtime those of the month.
 *
 * @returns `null` for full time, also where overtime reaches it
 */
export function paidHours(
  partTime: PartTime | null,
  overtime: Measure<'hours'> | null,
): PaidHours | null {
  if (partTime === null) return null;
  const { weeklyHours, fullTimeWeekly, fullTimeMonthly, sources } = partTime;
  if (overtime === null) return { paid: weeklyHours, fullTime: fullTimeWeekly, sources };
  const usual = times(over(weeklyHours, fullTimeWeekly), fullTimeMonthly);
  const paid = step('paidHours', plus(usual, overtime));
  return isBelow(paid, fullTimeMonthly) ? { paid, fullTime: fullTimeMonthly, sources } : null;
}

/** A salary that stays the same by the hour when the weekly hours change, to the nearest cent. */
export function salaryForHours(salary: Cents, before: Rate, now: Rate): Cents {
  const share = multiplyRates(now, ratio(before.denominator, before.numerator));
  return toNearestCent(multiply(salary, share));
}
