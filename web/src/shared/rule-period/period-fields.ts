import {
  newestPayMonth,
  periodOfDay,
  supportedYears,
  type SupportedYear,
} from '@suen/engine/inputs';
import { choice } from '../form/fields.ts';

/** The period whose law is used, by its first month: that of the day, until another is chosen. */
export const payMonthField = choice<string>(
  newestPayMonth,
  (today) => periodOfDay(today).rulePeriod.payMonth,
);

/** The tax year whose law is used: that of the day, until another is chosen. */
export const taxYearField = choice<SupportedYear>(
  supportedYears[0],
  (today) => periodOfDay(today).taxYear,
);
