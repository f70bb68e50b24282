import { minimumGrossSalary, salaryFigures } from '@suen/engine/inputs';
import {
  formatEuros,
  formatEurosBriefly,
  formatPercent,
} from '../../shared/amount/format-amount.ts';

/** The law's figures by the names that the page's texts give them, as they are written. */
export function quotedFigures(payMonth: string) {
  const figures = salaryFigures(payMonth);
  return {
    pension: formatPercent(figures.pensionRatePercent),
    care: formatPercent(figures.illnessRatePercent),
    cash: formatPercent(figures.illnessCashRatePercent),
    ceiling: formatEuros(figures.contributionCeiling),
    annualCeiling: formatEuros(figures.contributionCeilingOfYear),
    dependence: formatPercent(figures.longTermCareRatePercent),
    abatement: formatEuros(figures.longTermCareAbatement),
    workExpenses: formatEurosBriefly(figures.employeeLumpSum),
    specialExpenses: formatEurosBriefly(figures.specialExpensesLumpSum),
    fund: formatPercent(figures.fundRatePercent),
    higherFund: formatPercent(figures.higherFundRatePercent),
    fundThreshold: formatEurosBriefly(figures.fundThreshold),
    fundThresholdJoint: formatEurosBriefly(figures.fundThresholdJoint),
    credit: formatEurosBriefly(figures.employeeCreditMaximum),
    employeeCredit: formatEurosBriefly(figures.employeeCreditMaximum),
    energyCredit: formatEurosBriefly(figures.energyCreditMaximum),
    singleParentCredit: formatEurosBriefly(figures.singleParentCreditMaximum),
    minimumWageCredit: formatEurosBriefly(figures.minimumWageCreditMonthly),
    minimumWage: formatEuros(figures.minimumWage),
    qualifiedMinimumWage: formatEuros(figures.qualifiedMinimumWage),
    minimum: formatEuros(minimumGrossSalary('monthly')),
  };
}
