declare const unit: unique symbol;

/** A calendar month, "2025-06". Months compare as strings do. */
export type Month = string & { readonly [unit]: 'month' };

/** A year's months: also what a yearly rate or amount is divided by. */
export const monthsInYear = 12;

/** A calendar year, 2025. */
export type Year = number;

/** A text as a month. @throws RangeError when it is none */
export function month(text: string): Month {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new RangeError(`not a month: ${text}`);
  return text as Month;
}

/** The month of a text that begins with one: a month, or a day. @throws RangeError when it begins with none */
export function monthOf(text: string): Month {
  return month(text.slice(0, 'YYYY-MM'.length));
}

/** The calendar year in which a month lies. */
export function yearOf(of: Month): Year {
  return Number(of.slice(0, 4));
}

/** 1 for January to 12 for December. */
export function numberInYear(of: Month): number {
  return Number(of.slice(5));
}

/** The twelve months of a year, January first. */
export function monthsOf(year: Year): readonly Month[] {
  return Array.from({ length: monthsInYear }, (_, index) =>
    month(`${year}-${String(index + 1).padStart(2, '0')}`),
  );
}
