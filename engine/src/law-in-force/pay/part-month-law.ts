import { monthsInYear } from '../../dated/month.ts';
import * as law from '../../law/every-law.ts';
import { count } from '../../quantity/names.ts';
import type { PartMonthLaw } from '../../rules/pay/part-month.ts';
import { memoizeByMonth, valueIn } from '../sourced.ts';
import { employeeSpan } from './contribution-law.ts';

/** Figures of the law on the pay of a part of a month. */
export const partMonthLaw = memoizeByMonth((payMonth): PartMonthLaw => {
  const { value: days, sources } = valueIn(law.partMonths, payMonth);
  const { value: hours, sources: hoursLaw } = valueIn(law.fullTimeHours, payMonth);
  return {
    daysOfMonth: count('daysOfMonth', days.daysOfMonth, 'days', sources),
    daysInYear: count('daysInYear', days.daysOfMonth * monthsInYear, 'days', sources),
    fullTimeWeekly: count('fullTimeWeeklyHours', hours.weekly, 'hours'),
    fullTimeMonthly: count('fullTimeMonthlyHours', hours.monthly, 'hours', hoursLaw),
    fullAbatementFrom: count('fullTimeMonthlyHours', hours.fullAbatementFromMonthly, 'hours'),
    abatement: employeeSpan(payMonth, null).longTermCareAbatement,
  };
});
