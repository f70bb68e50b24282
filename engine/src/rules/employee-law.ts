import type { Explained, Sourced } from '../explanation/explained.ts';
import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { DistanceAllowance, Travel } from './deductions.ts';
import type { MinimumWageCreditTerms } from './minimum-wage-credit.ts';
import type { PartTime } from './part-time.ts';
import type { TaperedCreditTerms } from './tax-credits.ts';

/** The bounds of contributions while they stay the same, and for how many months of the year that is. */
export interface EmployeeSpan {
  readonly months: number;
  readonly ceiling: Explained;
  readonly longTermCareAbatement: Explained;
}

/** Everything an employee's pay is computed with. */
export interface EmployeeLaw {
  /** The bounds in the month of pay. */
  readonly month: EmployeeSpan;
  /** The bounds through the calendar year, in order; their months add up to twelve. */
  readonly year: readonly EmployeeSpan[];
  readonly illnessRate: Sourced<Rate>;
  readonly illnessCashRate: Sourced<Rate>;
  readonly pensionRate: Sourced<Rate>;
  readonly longTermCareRate: Sourced<Rate>;
  readonly employeeLumpSum: Sourced<Cents>;
  readonly specialExpensesLumpSum: Sourced<Cents>;
  readonly travelAllowance: Sourced<DistanceAllowance>;
  readonly supplementaryPensionMaximum: Sourced<Cents>;
  readonly employeeCredit: Sourced<TaperedCreditTerms>;
  readonly energyCredit: Sourced<TaperedCreditTerms>;
  readonly minimumWageCredit: Sourced<MinimumWageCreditTerms>;
  /** `null` for full-time work. */
  readonly partTime: PartTime | null;
}

/** What an employee can deduct beyond the lump sums. */
export interface EmployeeDeductions {
  readonly travel: Travel;
  /** Own yearly contribution to an occupational pension scheme. */
  readonly supplementaryPension: Cents;
}
