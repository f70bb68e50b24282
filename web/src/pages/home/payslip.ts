import type { SalaryBreakdown } from '@suen/engine/inputs';
import type { Payslip } from 'virtual:example';

/** Employees pay these; the order is that of the bar. */
const shownDeductions = [
  'tax',
  'pensionContributions',
  'illnessContributions',
  'longTermCareInsurance',
  'illnessCashContributions',
] as const;

/** What the home page shows of a month's pay. */
export function payslipOf(month: SalaryBreakdown): Payslip {
  return {
    gross: month.grossSalary,
    net: month.netSalary,
    deductions: shownDeductions.map((id) => ({ id, amount: month[id] })),
  };
}
