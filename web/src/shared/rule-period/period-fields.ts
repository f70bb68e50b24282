import {
  firstMonthAhead,
  newestPayMonth,
  periodOfDay,
  rulePeriods,
  supportedYears,
  type SupportedYear,
} from '@suen/engine/small-door';
import { choice } from '../form/definition/fields.ts';

/** The month of today's law: the first of its period, or the first month ahead where that law is not known yet. */
export function payMonthOfToday(today: string): string {
  const { rulePeriod, isBeyondKnown } = periodOfDay(today);
  return isBeyondKnown ? firstMonthAhead : rulePeriod.payMonth;
}

/** The first month of the period whose law is used. It is today's period until another is chosen. */
export const payMonthField = choice<string>(newestPayMonth, {
  firstOn: payMonthOfToday,
  choices: [firstMonthAhead, ...rulePeriods.map(({ payMonth }) => payMonth)],
});

/** The tax year whose law is used. It is today's year until another is chosen. */
export const taxYearField = choice<SupportedYear>(supportedYears[0], {
  firstOn: (today) => periodOfDay(today).taxYear,
});
