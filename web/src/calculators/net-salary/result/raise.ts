import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import { monthsInYear } from '@suen/engine/small-door';

/** What a raise a month leaves of itself, over the year: a payslip rounds too coarsely to say it of one month. */
export function raiseOf({
  marginal,
}: NetSalaryResult): { readonly gross: number; readonly kept: number } | undefined {
  return (
    marginal && {
      gross: marginal.annual.grossSalary / monthsInYear,
      kept: marginal.annual.netSalary / monthsInYear,
    }
  );
}
