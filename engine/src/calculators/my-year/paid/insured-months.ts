import type { Month } from '../../../dated/month.ts';
import { employeeSpan } from '../../../law-in-force/pay/contribution-law.ts';
import { rulePeriodOf } from '../../../law-in-force/rule-periods.ts';
import { countEqualMonths } from '../../../pay/equal-months.ts';

/** The contribution ceilings of the months that a job insures, those of a rule period together. */
export function insuredMonthsOf(months: readonly Month[]) {
  const payMonths = [...new Set(months)].map((month) => rulePeriodOf(month).payMonth);
  return countEqualMonths(payMonths).map(({ first: payMonth, times }) => ({
    ceiling: employeeSpan(payMonth, null).ceiling,
    months: times,
  }));
}
