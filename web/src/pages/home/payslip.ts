import type { SalaryBreakdown } from '@suen/engine/small-door';
import type { Payslip, PayslipPart } from 'virtual:example';
import { roundedToCent } from '../../shared/amount/rounding.ts';

/** What the home page shows of a salary: what is left of it and what goes where, per month or per year. */
export function payslipOf(salary: SalaryBreakdown): Payslip {
  const { grossSalary, netSalary, tax } = salary;
  // A salary alone: all that is neither paid out nor tax is a contribution.
  const contributions = roundedToCent(grossSalary - netSalary - tax);
  const parts: readonly PayslipPart[] = [
    { id: 'net', amount: netSalary },
    { id: 'tax', amount: tax },
    { id: 'contributions', amount: contributions },
  ];
  return { gross: grossSalary, net: netSalary, parts };
}
