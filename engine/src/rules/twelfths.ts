import { monthsInYear } from '../dated/month.ts';
import type { StepId } from '../explanation/step.ts';
import { over } from '../quantity/arithmetic.ts';
import { count, quoted, step } from '../quantity/names.ts';
import type { Money } from '../quantity/quantity.ts';
import type { CentRounding } from '../quantity/rounding.ts';

export const oneMonth = count('monthsCounted', 1, 'months');
export const twelveMonths = count('monthsInYear', monthsInYear, 'months');

/** A twelfth of an annual line. The year has a separate explanation. */
export function twelfth(id: StepId, amountOfYear: Money, rounding: CentRounding): Money {
  return step(id, over(quoted('annualAmount', amountOfYear), twelveMonths), rounding);
}
