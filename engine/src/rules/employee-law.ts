import type { Sourced } from '../dated/source.ts';
import type { Cents } from '../money/cents.ts';
import type { Measure, Money, Share } from '../quantity/quantity.ts';
import type { DistanceAllowance, Travel } from './deductions.ts';
import type { MinimumWageCreditTerms } from './minimum-wage-credit.ts';
import type { PartTime } from './part-time.ts';
import type { EmployeeCreditsLaw } from './tax-credits.ts';

/** Bounds of contributions that do not change for a number of months of one year. */
export interface EmployeeSpan {
  readonly months: Measure<'months'>;
  readonly ceiling: Money;
  readonly longTermCareAbatement: Money;
}

/** All figures of the law on an employee's pay. */
export interface EmployeeLaw extends EmployeeCreditsLaw {
  /** The bounds in the month of pay. */
  readonly month: EmployeeSpan;
  /** The bounds through the calendar year, in order; their months add up to twelve. */
  readonly year: readonly EmployeeSpan[];
  readonly illnessRate: Share;
  readonly illnessCashRate: Share;
  readonly pensionRate: Share;
  readonly longTermCareRate: Share;
  readonly employeeLumpSum: Money;
  readonly specialExpensesLumpSum: Money;
  readonly travelAllowance: Sourced<DistanceAllowance>;
  readonly supplementaryPensionMaximum: Money;
  readonly minimumWageCredit: Sourced<MinimumWageCreditTerms>;
  /** `null` for full-time work. */
  readonly partTime: PartTime | null;
}

/** Deductions of an employee in addition to the lump sums. */
export interface EmployeeDeductions {
  readonly travel: Travel;
  /** Own yearly contribution to an occupational pension scheme. */
  readonly supplementaryPension: Cents;
  /** A further allowance of the tax card for the year. */
  readonly allowance?: Money | null;
}
