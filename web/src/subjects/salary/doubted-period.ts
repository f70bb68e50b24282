import type { SalaryPeriod } from './salary-entries.ts';

/**
 * The period that a salary was perhaps meant for: the other one, where the amount would be a lawful pay in both as a month,
 * or in neither as a year. 65 000 a month would be lawful as a year, too; 5 000 a year is lawful only as a month.
 *
 * @param minimums the lowest salaries that are lawful
 */
export function doubtedPeriod(
  amount: number,
  period: SalaryPeriod,
  minimums: Readonly<Record<SalaryPeriod, number>>,
): SalaryPeriod | undefined {
  if (period === 'monthly') return amount >= minimums.annual ? 'annual' : undefined;
  return amount < minimums.annual && amount >= minimums.monthly ? 'monthly' : undefined;
}
