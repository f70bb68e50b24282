import type { Month } from '../../../dated/month.ts';
import type { TaxClass } from '../../../law/tax/tax-classes.ts';
import { rightToSingleParentCredit } from '../credits/single-parents.ts';

/** What decides how a person is taxed for a whole year. */
export interface PersonInYear {
  readonly classAtStart: TaxClass;
  readonly livesInLuxembourg: boolean;
  /** A marriage in the year. */
  readonly marries: boolean;
  /** The birth of a child in the year, or the arrival of one. */
  readonly hasBirth: boolean;
}

/** The same with the months of both. */
export interface ClassYear extends Pick<PersonInYear, 'classAtStart' | 'livesInLuxembourg'> {
  readonly marriage: Month | undefined;
  readonly birth: Month | undefined;
}

/**
 * Spouses are taxed together for the whole year in which they marry (L.I.R. art. 3 b). The marriage of non-residents changes nothing
 * by itself (art. 157bis, par. 2).
 */
export function areTaxedTogether({
  classAtStart,
  livesInLuxembourg,
  marries,
}: PersonInYear): boolean {
  return classAtStart === '2' || (livesInLuxembourg && marries);
}

/** Married non-residents are in class 2 only where they are treated as residents. L.I.R. art. 157bis, par. 2, and 157ter. */
export function isTreatedAsResident(year: PersonInYear): boolean {
  return !year.livesInLuxembourg && areTaxedTogether(year);
}

/** Whether special expenses beyond the lump sum are deducted: of non-residents only where they are treated as residents. */
export function deductsSpecialExpenses(year: PersonInYear): boolean {
  return year.livesInLuxembourg || isTreatedAsResident(year);
}

/** Whether the credit of single parents can be asked for. */
export function mayAskAsSingleParent(year: PersonInYear): boolean {
  return rightToSingleParentCredit(classOfYear(year), year.livesInLuxembourg) === 'granted';
}

/**
 * The class of the year's tax. A single parent is in class 1a for the whole year (L.I.R. art. 119, no 2). Who separates stays in
 * class 2 until the end of the year (art. 3 a). Non-residents who marry are not in class 1a (art. 157bis, par. 2).
 */
export function classOfYear(year: PersonInYear): TaxClass {
  if (areTaxedTogether(year)) return '2';
  return year.hasBirth && !year.marries ? '1a' : year.classAtStart;
}

/**
 * The class on the payslip of a month. A change counts from its month, because it is more favourable. RGD of 28 December 1990
 * (no 21), art. 4 and 5; RGD of 19 December 2020 (A 1067), art. 12 to 17.
 */
export function classOfMonth({ marriage, birth, ...year }: ClassYear, month: Month): TaxClass {
  const hasHappened = (event: Month | undefined) => event !== undefined && month >= event;
  return classOfYear({
    ...year,
    marries: year.livesInLuxembourg ? hasHappened(marriage) : marriage !== undefined,
    hasBirth: hasHappened(birth),
  });
}
