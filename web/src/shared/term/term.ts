import { monthsInYear } from '@suen/engine/small-door';

/** The months of a term of years and months. */
export function monthsOf(years: number, months = 0): number {
  return years * monthsInYear + months;
}

/** A term of months in full years and the months beyond them. */
export function yearsAndMonths(allMonths: number): {
  readonly years: number;
  readonly months: number;
} {
  return { years: Math.floor(allMonths / monthsInYear), months: allMonths % monthsInYear };
}
