/** The quantities that steps on the parts of a payslip beside the salary compute. */
export const payslipStepIds = [
  'grossWithoutBonus',
  'annualContributionCeiling',
  'roomBelowCeiling',
  'insuredBonus',
  'baseWithBonus',
  'ordinaryPay',
  'deductionsBeyondOrdinaryPay',
  'taxableBonus',
  'tableOrdinaryPay',
  'tableBonus',
  'payWithBonus',
  'taxOnOrdinaryPay',
  'taxWithBonus',
  'taxOnTableBonus',
  'bonusTaxRate',
] as const;

/** Figures of the form or the law that these steps use and that no step computes. */
export const payslipFigureIds = [
  'bonus',
  'payOfMonth',
  'contributionsOfMonth',
  'smallestTableBonus',
  'calculatedBonusTaxRate',
  'smallestBonusTaxRate',
] as const;
