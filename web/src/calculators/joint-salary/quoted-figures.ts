import { salaryFigures } from '@suen/engine/inputs';
import { formatEurosBriefly, formatPercent } from '../../shared/amount/format-amount.ts';

/** The law's figures by the names that the page's texts give them, as they are written. */
export function quotedFigures(payMonth: string) {
  const figures = salaryFigures(payMonth);
  return {
    pension: formatPercent(figures.pensionRatePercent),
    care: formatPercent(figures.illnessRatePercent),
    cash: formatPercent(figures.illnessCashRatePercent),
    selfEmployedPension: formatPercent(figures.selfEmployedPensionRatePercent),
    selfEmployedCare: formatPercent(figures.selfEmployedIllnessRatePercent),
    selfEmployedCash: formatPercent(figures.selfEmployedIllnessCashRatePercent),
    accident: formatPercent(figures.accidentRatePercent),
    dependence: formatPercent(figures.longTermCareRatePercent),
    specialExpenses: formatEurosBriefly(figures.specialExpensesLumpSum),
    specialExpensesForTwo: formatEurosBriefly(figures.specialExpensesLumpSumForTwo),
    allowance: formatEurosBriefly(figures.twoEarnerAllowance),
    secondCard: formatPercent(figures.secondCardRatePercent),
    fund: formatPercent(figures.fundRatePercent),
    higherFund: formatPercent(figures.higherFundRatePercent),
    fundThreshold: formatEurosBriefly(figures.fundThresholdJoint),
  };
}
