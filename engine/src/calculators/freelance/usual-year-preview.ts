import { weeksInYear } from '../../dated/month.ts';
import { fromComputedEuros, toEuros } from '../../money/cents.ts';

/** Initial values of the form, which are also the defaults of missing fields. A test compares the days off with the law. */
export const freelanceDefaults = {
  ratePerHour: 30,
  hoursPerDay: 8,
  daysPerWeek: 5,
  yearlyHolidays: 11,
  vacationDays: 26,
  taxClass: 3,
  vat: 0,
} as const;

/** The price of an hour in euros, to the cent, that brings a turnover without VAT in the working year of the defaults. */
export function usualRateFor(turnover: number): number {
  const { hoursPerDay, daysPerWeek, yearlyHolidays, vacationDays } = freelanceDefaults;
  const days = weeksInYear * daysPerWeek - yearlyHolidays - vacationDays;
  return toEuros(fromComputedEuros(turnover / (days * hoursPerDay)));
}
