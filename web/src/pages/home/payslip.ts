import type { SalaryBreakdown } from '@suen/engine/small-door';
import type { Payslip, PayslipPart } from 'virtual:example';
import { contributionsOf } from '../../subjects/salary/contributions.ts';

/** What the home page shows of a salary: what is left of it and what goes where, per month or per year. */
export function payslipOf(salary: SalaryBreakdown): Payslip {
  const { grossSalary, netSalary, tax } = salary;
  const parts: readonly PayslipPart[] = [
    { id: 'net', amount: netSalary },
    { id: 'tax', amount: tax },
    { id: 'contributions', amount: contributionsOf(salary) },
  ];
  return { gross: grossSalary, net: netSalary, parts };
}
