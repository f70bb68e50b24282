import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import { monthsInYear } from '@suen/engine/inputs';

/** The balance at a point in time, in euros. */
interface BalancePoint {
  /** Months since the loan began; 0 is the beginning. */
  readonly month: number;
  readonly balance: number;
  /** The interest of all payments still to come. */
  readonly interestOwed: number;
}

/** The balance at the beginning and at the end of each year. The last year may be shorter. */
export function balancePoints(result: LoanCostResult): readonly BalancePoint[] {
  const { yearlyAmortizationSchedule: years, months, baseCost, interestCost } = result;
  if (years.length === 0) return [];
  const points: BalancePoint[] = [{ month: 0, balance: baseCost, interestOwed: interestCost }];
  let interestOwed = interestCost;
  for (const { year, totalInterestPaid, remainingBalance } of years) {
    // Rounded to cents, because repeated subtraction of binary numbers leaves errors.
    interestOwed = Math.round((interestOwed - totalInterestPaid) * 100) / 100;
    const month = Math.min(year * monthsInYear, months);
    points.push({ month, balance: remainingBalance, interestOwed });
  }
  return points;
}
