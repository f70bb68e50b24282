import type { SalaryBreakdown } from '@suen/engine/inputs';
import type { Payslip, PayslipPart } from 'virtual:example';

/** What the home page shows of a salary: what is left of it and what goes where, per month or per year. */
export function payslipOf(salary: SalaryBreakdown): Payslip {
  const { grossSalary, netSalary, tax } = salary;
  // A salary alone: all that is neither paid out nor tax is a contribution.
  const contributions = inCents(grossSalary) - inCents(netSalary) - inCents(tax);
  const parts: readonly PayslipPart[] = [
    { id: 'net', amount: netSalary },
    { id: 'tax', amount: tax },
    { id: 'contributions', amount: contributions / centsInEuro },
  ];
  return { gross: grossSalary, net: netSalary, parts };
}

const centsInEuro = 100;
const inCents = (euros: number) => Math.round(euros * centsInEuro);
