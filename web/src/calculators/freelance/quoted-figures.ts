import { salaryFigures } from '@suen/engine/small-door';
import type { Format } from '../../shared/amount/format.ts';

/** The figures of the law for freelancers, formatted, by the value names of the texts. */
export function quotedFigures(payMonth: string, format: Format) {
  const figures = salaryFigures(payMonth);
  return {
    publicHolidays: format.number(figures.publicHolidays),
    leaveDays: format.number(figures.leastLeaveDays),
    specialExpenses: format.eurosBriefly(figures.specialExpensesLumpSum),
    sickPayDay: format.number(figures.sickPaySuspensionDay),
    share: format.percent(figures.selfEmployedPensionSchemeSharePercent),
    threshold: format.eurosBriefly(figures.smallBusinessThreshold),
    tolerance: format.percent(figures.smallBusinessTolerancePercent),
    tolerated: format.eurosBriefly(figures.smallBusinessToleratedTurnover),
  };
}

/** Whether a turnover may pass the threshold for a while at all. */
export function hasTolerance(payMonth: string): boolean {
  return salaryFigures(payMonth).smallBusinessTolerancePercent > 0;
}
