import { freelanceInputSchema } from '@suen/engine/calculators/freelance/input';
import type { CheckedEntries } from '../../shared/form/entry-form.ts';
import {
  problemsOf,
  readAmount,
  readNumber,
  required,
  valueOf,
  whole,
} from '../../shared/form/read-entry.ts';
import type { EntryName, FreelanceEntries, FreelanceRequest } from './entries.ts';

/** The limits of the API's schema. */
export const { properties: limitsOf } = freelanceInputSchema;

/**
 * Holds the entries against the schema of the API. Hours and days a week are wanted, too: the API would take an empty
 * field for its default, and nobody who has emptied it means that.
 */
export function checkEntries(
  entries: FreelanceEntries,
): CheckedEntries<EntryName, FreelanceRequest> {
  const readings = {
    ratePerHour: required(readAmount(entries.ratePerHour, limitsOf.ratePerHour)),
    hoursPerDay: required(readNumber(entries.hoursPerDay, limitsOf.hoursPerDay)),
    daysPerWeek: required(whole(readNumber(entries.daysPerWeek, limitsOf.daysPerWeek))),
    yearlyHolidays: required(whole(readNumber(entries.yearlyHolidays, limitsOf.yearlyHolidays))),
    vacationDays: required(whole(readNumber(entries.vacationDays, limitsOf.vacationDays))),
    specialExpenses: readAmount(entries.specialExpenses, limitsOf.specialExpenses),
    rcpi: readAmount(entries.rcpi, limitsOf.rcpi),
  };
  const problems = problemsOf<EntryName>(readings);
  const ratePerHour = valueOf(readings.ratePerHour);
  const hoursPerDay = valueOf(readings.hoursPerDay);
  const daysPerWeek = valueOf(readings.daysPerWeek);
  const yearlyHolidays = valueOf(readings.yearlyHolidays);
  const vacationDays = valueOf(readings.vacationDays);
  if (
    problems.size > 0 ||
    ratePerHour === null ||
    hoursPerDay === null ||
    daysPerWeek === null ||
    yearlyHolidays === null ||
    vacationDays === null
  ) {
    return { request: undefined, problems };
  }
  return {
    request: {
      ratePerHour,
      hoursPerDay,
      daysPerWeek,
      yearlyHolidays,
      vacationDays,
      taxClass: entries.taxClass,
      vat: entries.vat,
      specialExpenses: valueOf(readings.specialExpenses),
      rcpi: valueOf(readings.rcpi),
      payMonth: entries.payMonth,
    },
    problems,
  };
}
