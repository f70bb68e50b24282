import type { TaxClass } from '../../../law/tax/tax-classes.ts';
import type { ScaleCredit } from '../../../law/tax/tax-credits.ts';
import type { Cents } from '../../../money/cents.ts';

/** Whether the income of a year is within the limits of the credit of that year (CIB) in classes 1a and 2. L.I.R. art. 154duodecies. */
export function mayHaveScaleCredit(
  taxClass: TaxClass,
  grossOfYear: Cents,
  { amount, incomeFrom, incomeBelow }: ScaleCredit,
): boolean {
  if (taxClass === '1' || amount === 0) return false;
  return grossOfYear >= incomeFrom && grossOfYear < incomeBelow[taxClass];
}
