import { fromEuros } from '../../money/cents.ts';
import { millionths, percentOf } from '../../money/rate.ts';
import { turnover, type Turnover } from '../../rules/pay/turnover.ts';
import type { FreelanceInput } from './input.ts';
import { freelanceDefaults } from './usual-year-preview.ts';

export type WorkingYearInput = Pick<
  FreelanceInput,
  'ratePerHour' | 'hoursPerDay' | 'daysPerWeek' | 'yearlyHolidays' | 'vacationDays' | 'vat'
>;

/** The turnover of an input; what is missing or null has its default. */
export function turnoverOf(input: WorkingYearInput): Turnover {
  return turnover(
    {
      ratePerHour: fromEuros(input.ratePerHour),
      hoursPerDay: millionths(input.hoursPerDay ?? freelanceDefaults.hoursPerDay),
      daysPerWeek: input.daysPerWeek ?? freelanceDefaults.daysPerWeek,
      publicHolidays: input.yearlyHolidays ?? freelanceDefaults.yearlyHolidays,
      vacationDays: input.vacationDays ?? freelanceDefaults.vacationDays,
    },
    percentOf(input.vat ?? freelanceDefaults.vat),
  );
}
