/** The lines of a payslip that can be checked, in the order of a payslip. */
export const slipLines = [
  'grossSalary',
  'overtimePay',
  'supplements',
  'bonus',
  'benefitsInKind',
  'pensionContributions',
  'illnessContributions',
  'illnessCashContributions',
  'longTermCareInsurance',
  'taxableIncome',
  'taxBeforeCredits',
  'taxCredits',
  'employmentCredit',
  'energyCredit',
  'minimumWageCredit',
  'singleParentCredit',
  'mealVoucherShare',
  'netSalary',
] as const;

export type SlipLine = (typeof slipLines)[number];
