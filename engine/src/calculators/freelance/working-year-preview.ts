import { toEuros } from '../../money/cents.ts';
import { turnoverOf, type WorkingYearInput } from './working-year.ts';

/** What a form can say before it is sent: the working days of a year and what they bring, in euros with VAT. */
export function previewedWorkingYear(input: WorkingYearInput): {
  readonly workingDays: number;
  readonly invoiced: number;
} {
  const { workingDays, invoiced } = turnoverOf(input);
  return { workingDays, invoiced: toEuros(invoiced.amount) };
}
