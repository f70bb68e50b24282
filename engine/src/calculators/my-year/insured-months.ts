import type { Month } from '../../dated/month.ts';
import { employeeSpan } from '../../law-in-force/contribution-law.ts';
import { rulePeriodOf } from '../../law-in-force/rule-periods.ts';
import { count } from '../../quantity/names.ts';

/** The contribution ceilings of the months that a job insures, those of a rule period together. */
export function insuredMonthsOf(months: readonly Month[]) {
  const counts = new Map<Month, number>();
  for (const month of new Set(months)) {
    const { payMonth } = rulePeriodOf(month);
    counts.set(payMonth, (counts.get(payMonth) ?? 0) + 1);
  }
  return [...counts].map(([payMonth, counted]) => ({
    ceiling: employeeSpan(payMonth, null).ceiling,
    months: count('monthsCounted', counted, 'months'),
  }));
}
