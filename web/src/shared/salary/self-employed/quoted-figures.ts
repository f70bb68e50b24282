import { salaryFigures } from '@suen/engine/inputs';
import { formatEuros, formatEurosBriefly, formatPercent } from '../../amount/format-amount.ts';

/** The law's figures for the self-employed by the names that the texts give them, as they are written. */
export function quotedFigures(payMonth: string) {
  const figures = salaryFigures(payMonth);
  return {
    pension: formatPercent(figures.selfEmployedPensionRatePercent),
    care: formatPercent(figures.selfEmployedIllnessRatePercent),
    cash: formatPercent(figures.selfEmployedIllnessCashRatePercent),
    accident: formatPercent(figures.accidentRatePercent),
    dependence: formatPercent(figures.longTermCareRatePercent),
    minimumBase: formatEuros(figures.selfEmployedMinimumBase),
    exemptionLimit: formatEuros(figures.selfEmployedExemptionLimitOfYear),
    ceiling: formatEuros(figures.contributionCeiling),
    annualCeiling: formatEuros(figures.contributionCeilingOfYear),
    specialExpenses: formatEurosBriefly(figures.specialExpensesLumpSum),
    fund: formatPercent(figures.fundRatePercent),
    higherFund: formatPercent(figures.higherFundRatePercent),
    fundThreshold: formatEurosBriefly(figures.fundThreshold),
    fundThresholdJoint: formatEurosBriefly(figures.fundThresholdJoint),
    credit: formatEurosBriefly(figures.employeeCreditMaximum),
    energyCredit: formatEurosBriefly(figures.energyCreditMaximum),
    share: formatPercent(figures.selfEmployedPensionSchemeSharePercent),
    flatTax: formatPercent(figures.selfEmployedPensionSchemeTaxPercent),
  };
}
