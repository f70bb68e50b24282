declare const unit: unique symbol;

/** A calendar month, "2025-06". Months compare as strings do. */
export type Month = string & { readonly [unit]: 'month' };

/** Months of a year, by which annual rates and amounts are divided. */
export const monthsInYear = 12;

/** The full weeks of a year. */
export const weeksInYear = 52;

/** A calendar year, 2025. */
export type Year = number;

/** Parses a month. @throws RangeError when the text is not a month */
export function month(text: string): Month {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new RangeError(`not a month: ${text}`);
  return text as Month;
}

/** The month at the beginning of a text, such as a day. @throws RangeError when the text does not begin with a month */
export function monthOf(text: string): Month {
  return month(text.slice(0, 'YYYY-MM'.length));
}

/** The calendar year of a month or a day. */
export function yearOf(dated: string): Year {
  return Number(dated.slice(0, 4));
}

/** The number of a month, or of the month of a day: 1 for January to 12 for December. */
export function numberInYear(dated: string): number {
  return Number(dated.slice(5, 7));
}

/** Calendar months from the month of one text to that of another; negative when the second is earlier. */
export function monthsBetween(from: string, to: string): number {
  return (yearOf(to) - yearOf(from)) * monthsInYear + numberInYear(to) - numberInYear(from);
}

export function monthsLater(of: Month, count: number): Month {
  const index = yearOf(of) * monthsInYear + numberInYear(of) - 1 + count;
  const written = String((index % monthsInYear) + 1).padStart(2, '0');
  return month(`${Math.floor(index / monthsInYear)}-${written}`);
}

/** The twelve months of a year, January first. */
export function monthsOf(year: Year): readonly Month[] {
  return Array.from({ length: monthsInYear }, (_, index) =>
    month(`${year}-${String(index + 1).padStart(2, '0')}`),
  );
}
