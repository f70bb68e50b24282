import { periodOfDay, type SupportedYear } from '@suen/engine/inputs';

/** What a form of pay begins with on a day: the first month of that day's rule period. */
export function payMonthOfDay(today: string): { readonly payMonth: string } {
  return { payMonth: periodOfDay(today).rulePeriod.payMonth };
}

/** What a form of deductions begins with on a day: that day's tax year. */
export function taxYearOfDay(today: string): { readonly taxYear: SupportedYear } {
  return { taxYear: periodOfDay(today).taxYear };
}
