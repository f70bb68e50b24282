import type { NetSalaryResult } from '@suen/engine/calculators/net-salary/result';
import { perMonth } from '../../../shared/amount/derived.ts';

/** What a raise a month leaves of itself, over the year: a payslip rounds too coarsely to say it of one month. */
export function raiseOf({
  marginal,
}: NetSalaryResult): { readonly gross: number; readonly kept: number } | undefined {
  return (
    marginal && {
      gross: perMonth(marginal.annual.grossSalary),
      kept: perMonth(marginal.annual.netSalary),
    }
  );
}
