import type { Month } from '../../../dated/month.ts';
import type { TaxClass } from '../../../law/tax/tax-classes.ts';

/** What moves the tax class of a person within a year. */
export interface ClassYear {
  readonly classAtStart: TaxClass;
  /** The marriage of residents. That of others changes nothing by itself. */
  readonly marriage: Month | undefined;
  /** The birth of a child, or the arrival of one. */
  readonly birth: Month | undefined;
}

/** Spouses are taxed together for the whole year in which they marry. L.I.R. art. 3 b. */
export function areTaxedTogether({ classAtStart, marriage }: ClassYear): boolean {
  return classAtStart === '2' || marriage !== undefined;
}

/**
 * The class of the year's tax. A single parent is in class 1a for the whole year (L.I.R. art. 119, no 2). Who separates stays in
 * class 2 until the end of the year (art. 3 a).
 */
export function classOfYear(year: ClassYear): TaxClass {
  if (areTaxedTogether(year)) return '2';
  return year.birth === undefined ? year.classAtStart : '1a';
}

/**
 * The class on the payslip of a month. A change counts from its month, because it is more favourable. RGD of 28 December 1990
 * (no 21), art. 4 and 5; RGD of 19 December 2020 (A 1067), art. 12 to 17.
 */
export function classOfMonth({ classAtStart, marriage, birth }: ClassYear, month: Month): TaxClass {
  const hasHappened = (event: Month | undefined) => event !== undefined && month >= event;
  if (classAtStart === '2' || hasHappened(marriage)) return '2';
  return hasHappened(birth) ? '1a' : classAtStart;
}
