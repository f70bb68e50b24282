import { minimumGrossSalary, salaryFigures } from '@suen/engine/inputs';
import type { Format } from '../../shared/amount/format.ts';

/** The figures of the law, formatted, by the value names of the texts. */
export function quotedFigures(payMonth: string, format: Format) {
  const figures = salaryFigures(payMonth);
  return {
    pension: format.percent(figures.pensionRatePercent),
    care: format.percent(figures.illnessRatePercent),
    cash: format.percent(figures.illnessCashRatePercent),
    refundAge: format.number(figures.sickPayRefundAge),
    ceiling: format.euros(figures.contributionCeiling),
    annualCeiling: format.euros(figures.contributionCeilingOfYear),
    longTermCare: format.percent(figures.longTermCareRatePercent),
    abatement: format.euros(figures.longTermCareAbatement),
    workExpenses: format.eurosBriefly(figures.employeeLumpSum),
    specialExpenses: format.eurosBriefly(figures.specialExpensesLumpSum),
    age: format.number(figures.classOneAAge),
    fund: format.percent(figures.fundRatePercent),
    higherFund: format.percent(figures.higherFundRatePercent),
    fundThreshold: format.eurosBriefly(figures.fundThreshold),
    fundThresholdJoint: format.eurosBriefly(figures.fundThresholdJoint),
    credit: format.eurosBriefly(figures.employeeCreditMaximum),
    employeeCredit: format.eurosBriefly(figures.employeeCreditMaximum),
    energyCredit: format.eurosBriefly(figures.energyCreditMaximum),
    singleParentCredit: format.eurosBriefly(figures.singleParentCreditMaximum),
    minimumWageCredit: format.eurosBriefly(figures.minimumWageCreditMonthly),
    minimumWage: format.euros(figures.minimumWage),
    qualifiedMinimumWage: format.euros(figures.qualifiedMinimumWage),
    minimum: format.euros(minimumGrossSalary('monthly')),
  };
}
