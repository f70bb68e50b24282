import { salaryFigures } from '@suen/engine/inputs';
import type { Format } from '../../../shared/amount/format.ts';

/** The figures of the law for the self-employed, formatted, by the value names of the texts. */
export function quotedFigures(payMonth: string, format: Format) {
  const figures = salaryFigures(payMonth);
  return {
    pension: format.percent(figures.selfEmployedPensionRatePercent),
    care: format.percent(figures.selfEmployedIllnessRatePercent),
    cash: format.percent(figures.selfEmployedIllnessCashRatePercent),
    accident: format.percent(figures.accidentRatePercent),
    longTermCare: format.percent(figures.longTermCareRatePercent),
    minimumBase: format.euros(figures.selfEmployedMinimumBase),
    exemptionLimit: format.euros(figures.selfEmployedExemptionLimitOfYear),
    ceiling: format.euros(figures.contributionCeiling),
    annualCeiling: format.euros(figures.contributionCeilingOfYear),
    specialExpenses: format.eurosBriefly(figures.specialExpensesLumpSum),
    fund: format.percent(figures.fundRatePercent),
    higherFund: format.percent(figures.higherFundRatePercent),
    fundThreshold: format.eurosBriefly(figures.fundThreshold),
    fundThresholdJoint: format.eurosBriefly(figures.fundThresholdJoint),
    credit: format.eurosBriefly(figures.employeeCreditMaximum),
    energyCredit: format.eurosBriefly(figures.energyCreditMaximum),
    share: format.percent(figures.selfEmployedPensionSchemeSharePercent),
    flatTax: format.percent(figures.selfEmployedPensionSchemeTaxPercent),
  };
}
