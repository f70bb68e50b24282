import { salaryFigures } from '@suen/engine/inputs';
import type { Format } from '../../shared/amount/format.ts';

/** The figures of the law, formatted, by the value names of the texts. */
export function quotedFigures(payMonth: string, format: Format) {
  const figures = salaryFigures(payMonth);
  return {
    pension: format.percent(figures.pensionRatePercent),
    care: format.percent(figures.illnessRatePercent),
    cash: format.percent(figures.illnessCashRatePercent),
    selfEmployedPension: format.percent(figures.selfEmployedPensionRatePercent),
    selfEmployedCare: format.percent(figures.selfEmployedIllnessRatePercent),
    selfEmployedCash: format.percent(figures.selfEmployedIllnessCashRatePercent),
    accident: format.percent(figures.accidentRatePercent),
    longTermCare: format.percent(figures.longTermCareRatePercent),
    specialExpenses: format.eurosBriefly(figures.specialExpensesLumpSum),
    specialExpensesForTwo: format.eurosBriefly(figures.specialExpensesLumpSumForTwo),
    allowance: format.eurosBriefly(figures.twoEarnerAllowance),
    secondCard: format.percent(figures.secondCardRatePercent),
    fund: format.percent(figures.fundRatePercent),
    higherFund: format.percent(figures.higherFundRatePercent),
    fundThreshold: format.eurosBriefly(figures.fundThresholdJoint),
  };
}
