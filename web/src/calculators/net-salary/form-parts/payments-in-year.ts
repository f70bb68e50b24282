import { monthsInYear } from '@suen/engine/inputs';
import { roundedToCent } from '../../../shared/amount/rounding.ts';
import type { SalaryPeriod } from '../../../subjects/salary/salary-entries.ts';
import type { PaymentCount } from './payslip-entries.ts';

interface Salary {
  readonly grossSalary: number;
  readonly salaryPeriod: SalaryPeriod;
  readonly increasePercent: number | null;
  readonly paymentsPerYear: PaymentCount;
  readonly bonus: number | null;
}

/**
 * A salary that is paid 13 or 14 times a year, as twelve months and a bonus. A salary of a year holds all payments, one of a
 * month is each of them; a raise raises the 13th month, too.
 */
export function inTwelveMonths(salary: Salary): {
  readonly grossSalary: number;
  readonly bonus: number | null;
} {
  const { grossSalary, salaryPeriod, increasePercent, paymentsPerYear, bonus } = salary;
  const furtherPayments = paymentsPerYear - monthsInYear;
  if (furtherPayments === 0) return { grossSalary, bonus };
  const payment = salaryPeriod === 'monthly' ? grossSalary : grossSalary / paymentsPerYear;
  const raised = payment * (1 + (increasePercent ?? 0) / 100);
  return {
    grossSalary: salaryPeriod === 'monthly' ? grossSalary : roundedToCent(payment * monthsInYear),
    bonus: roundedToCent((bonus ?? 0) + roundedToCent(raised) * furtherPayments),
  };
}
