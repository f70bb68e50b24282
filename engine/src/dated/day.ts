import {
  monthOf,
  monthsBetween,
  monthsInYear,
  monthsLater,
  numberInYear,
  yearOf,
  type Month,
} from './month.ts';

declare const unit: unique symbol;

/** A calendar day, "2025-06-30". */
export type Day = string & { readonly [unit]: 'day' };

/** Parses a day; a time of day may follow. @throws RangeError when the text does not begin with a day */
export function day(text: string): Day {
  const written = text.slice(0, 10);
  if (!isDay(written)) throw new RangeError(`not a day: ${text}`);
  return written;
}

function isDay(text: string): text is Day {
  return /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text);
}

/** Whole months between two days, counted from day of month to day of month; 0 when the second is not later. */
export function wholeMonthsBetween(from: Day, to: Day): number {
  const begun = monthsBetween(from, to);
  const isLastWhole = to.slice(8) >= from.slice(8);
  return Math.max(0, isLastWhole ? begun : begun - 1);
}

/** The first day of a month. */
export function firstDayOf(of: Month): Day {
  return day(`${of}-01`);
}

/** The last day of a month. */
export function lastDayOf(of: Month): Day {
  const daysInMonth = numberOf(firstDayOf(monthsLater(of, 1))) - numberOf(firstDayOf(of));
  return day(`${of}-${daysInMonth}`);
}

/** Whether a text that is written like a day is one: 2026-02-30 is none. */
export function isInCalendar(text: string): text is Day {
  return isDay(text) && text <= lastDayOf(monthOf(text));
}

/** The next day. */
export function dayAfter(of: Day): Day {
  const monthOfDay = monthOf(of);
  if (of === lastDayOf(monthOfDay)) return firstDayOf(monthsLater(monthOfDay, 1));
  return day(`${monthOfDay}-${String(Number(of.slice(8)) + 1).padStart(2, '0')}`);
}

const daysInWeek = 7;

/** The days from one day to another, both included, without Sundays; 0 when the second is before the first. */
export function daysWithoutSundays(from: Day, to: Day): number {
  const [first, last] = [numberOf(from), numberOf(to)];
  if (last < first) return 0;
  return last - first + 1 - (sundaysUntil(last) - sundaysUntil(first - 1));
}

/** Sundays from the first one after 1 January 1970 to a day by its number. */
function sundaysUntil(count: number): number {
  return Math.floor((count + firstSunday) / daysInWeek);
}

/** Days since 1 January 1970, a Thursday, in the Gregorian calendar. */
function numberOf(of: Day): number {
  const year = yearOf(of);
  const monthOfYear = numberInYear(of);
  // Years begin in March here, so that a leap day is the last one of its year.
  const years = monthOfYear > 2 ? year : year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const daysBeforeMonth = Math.floor((153 * ((monthOfYear + 9) % monthsInYear) + 2) / 5);
  return years * 365 + leapDays + daysBeforeMonth + Number(of.slice(8)) - 1 - daysBefore1970;
}

/** Days of that calendar before 1 January 1970. */
const daysBefore1970 = 719_468;
/** 4 January 1970 was a Sunday, day number 3. */
const firstSunday = 4;
