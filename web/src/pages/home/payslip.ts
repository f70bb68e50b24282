import type { SalaryBreakdown } from '@suen/engine/inputs';
import type { Payslip } from 'virtual:example';

/** What the home page shows of a month's pay. */
export function payslipOf(month: SalaryBreakdown): Payslip {
  return {
    gross: month.grossSalary,
    net: month.netSalary,
    deductions: [
      { id: 'tax', amount: month.tax },
      { id: 'pension', amount: month.pensionContributions },
      { id: 'care', amount: month.illnessContributions },
      { id: 'longTermCare', amount: month.longTermCareInsurance },
      { id: 'cash', amount: month.illnessCashContributions },
    ],
  };
}
