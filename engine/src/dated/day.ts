import { monthsInYear } from './month.ts';

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
  const monthsOf = (each: Day) =>
    Number(each.slice(0, 4)) * monthsInYear + Number(each.slice(5, 7));
  const begun = monthsOf(to) - monthsOf(from);
  const isLastWhole = to.slice(8) >= from.slice(8);
  return Math.max(0, isLastWhole ? begun : begun - 1);
}
