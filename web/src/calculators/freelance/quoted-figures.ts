import { salaryFigures } from '@suen/engine/inputs';
import {
  formatEuros,
  formatEurosBriefly,
  formatNumber,
  formatPercent,
} from '../../shared/amount/format-amount.ts';

/** The law's figures by the names that the page's texts give them, as they are written. */
export function quotedFigures(payMonth: string) {
  const figures = salaryFigures(payMonth);
  return {
    pension: formatPercent(figures.selfEmployedPensionRatePercent),
    care: formatPercent(figures.selfEmployedIllnessRatePercent),
    cash: formatPercent(figures.selfEmployedIllnessCashRatePercent),
    accident: formatPercent(figures.accidentRatePercent),
    dependence: formatPercent(figures.longTermCareRatePercent),
    abatement: formatEuros(figures.longTermCareAbatement),
    minimumBase: formatEuros(figures.selfEmployedMinimumBase),
    exemptionLimit: formatEuros(figures.selfEmployedExemptionLimit),
    ceiling: formatEuros(figures.contributionCeiling),
    specialExpenses: formatEurosBriefly(figures.specialExpensesLumpSum),
    fund: formatPercent(figures.fundRatePercent),
    higherFund: formatPercent(figures.higherFundRatePercent),
    fundThreshold: formatEurosBriefly(figures.fundThreshold),
    fundThresholdJoint: formatEurosBriefly(figures.fundThresholdJoint),
    sickPayDay: formatNumber(figures.sickPaySuspensionDay),
    credit: formatEurosBriefly(figures.employeeCreditMaximum),
    energyCredit: formatEurosBriefly(figures.energyCreditMaximum),
    share: formatPercent(figures.selfEmployedPensionSchemeSharePercent),
    flatTax: formatPercent(figures.selfEmployedPensionSchemeTaxPercent),
    threshold: formatEurosBriefly(figures.smallBusinessThreshold),
    tolerance: formatPercent(figures.smallBusinessTolerancePercent),
    tolerated: formatEurosBriefly(figures.smallBusinessToleratedTurnover),
  };
}

/** Whether a turnover may pass the threshold for a while at all. */
export function hasTolerance(payMonth: string): boolean {
  return salaryFigures(payMonth).smallBusinessTolerancePercent > 0;
}
