import type { SalaryBreakdown } from '@suen/engine/inputs';
import type { Payslip, PayslipPart } from 'virtual:example';

/** What the home page shows of a salary: what is left of it and what goes where, per month or per year. */
export function payslipOf(salary: SalaryBreakdown): Payslip {
  const contributions =
    inCents(salary.pensionContributions) +
    inCents(salary.illnessContributions) +
    inCents(salary.longTermCareInsurance) +
    inCents(salary.illnessCashContributions);
  const parts: readonly PayslipPart[] = [
    { id: 'net', amount: salary.netSalary },
    { id: 'tax', amount: salary.tax },
    { id: 'contributions', amount: contributions / centsInEuro },
  ];
  return { gross: salary.grossSalary, net: salary.netSalary, parts };
}

const centsInEuro = 100;
const inCents = (euros: number) => Math.round(euros * centsInEuro);
