import { periodOfDay } from '../../law-in-force/rule-periods.ts';
import { smallBusinessLaw } from '../../law-in-force/tax/small-business-law.ts';
import { toEuros } from '../../money/cents.ts';
import { isAboveThreshold, turnoverPosition } from '../../rules/pay/turnover.ts';
import { turnoverOf, type WorkingYearInput } from './working-year.ts';

/** What a form can say before it is sent: the working days of a year, what they bring in euros with VAT, and whether VAT is due. */
export function previewedWorkingYear(
  input: WorkingYearInput,
  payMonth: string,
): {
  readonly workingDays: number;
  readonly invoiced: number;
  /** The turnover without VAT is above this limit of small businesses; `null` where it is not. */
  readonly exceededThreshold: number | null;
} {
  const year = turnoverOf(input);
  const smallBusiness = smallBusinessLaw(periodOfDay(payMonth).payMonth);
  const position = turnoverPosition(year, smallBusiness);
  return {
    workingDays: year.workingDays,
    invoiced: toEuros(year.invoiced.amount),
    exceededThreshold: isAboveThreshold(position) ? toEuros(smallBusiness.threshold) : null,
  };
}
