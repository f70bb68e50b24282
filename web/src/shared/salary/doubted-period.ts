import { minimumGrossSalary } from '@suen/engine/inputs';
import type { SalaryPeriod } from './salary-entries.ts';

/**
 * The period that a salary was perhaps meant for: the other one, where the amount would be a lawful pay in both as a month,
 * or in neither as a year. 65 000 a month would be lawful as a year, too; 5 000 a year is lawful only as a month.
 *
 * @param hours a week, null for full time
 */
export function doubtedPeriod(
  amount: number,
  period: SalaryPeriod,
  hours: number | null,
): SalaryPeriod | undefined {
  const minOfYear = minimumGrossSalary('annual', hours ?? undefined);
  const minOfMonth = minimumGrossSalary('monthly', hours ?? undefined);
  if (period === 'monthly') return amount >= minOfYear ? 'annual' : undefined;
  return amount < minOfYear && amount >= minOfMonth ? 'monthly' : undefined;
}
