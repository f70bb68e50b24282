import { salaryFigures } from '@suen/engine/inputs';
import {
  formatEurosBriefly,
  formatNumber,
  formatPercent,
} from '../../shared/amount/format-amount.ts';

/** The law's figures on freelancers by the names that the page's own texts give them, as they are written. */
export function quotedFigures(payMonth: string) {
  const figures = salaryFigures(payMonth);
  return {
    specialExpenses: formatEurosBriefly(figures.specialExpensesLumpSum),
    sickPayDay: formatNumber(figures.sickPaySuspensionDay),
    share: formatPercent(figures.selfEmployedPensionSchemeSharePercent),
    threshold: formatEurosBriefly(figures.smallBusinessThreshold),
    tolerance: formatPercent(figures.smallBusinessTolerancePercent),
    tolerated: formatEurosBriefly(figures.smallBusinessToleratedTurnover),
  };
}

/** Whether a turnover may pass the threshold for a while at all. */
export function hasTolerance(payMonth: string): boolean {
  return salaryFigures(payMonth).smallBusinessTolerancePercent > 0;
}
