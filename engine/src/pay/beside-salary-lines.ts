import type { PayslipLine } from '../rules/pay/breakdown.ts';

/** The lines of a payslip that are a part of the gross salary beside the salary itself. A test holds them to `elements.ts`. */
export const besideSalaryLines = [
  'overtimePay',
  'supplements',
  'rentPremium',
  'profitSharingPremium',
  'youngEmployeePremium',
  'impatriationPremium',
  'benefitsInKind',
] as const satisfies readonly PayslipLine[];
