import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';

const monthsInYear = 12;

/** What is still owed at a moment of the loan, in euros. */
export interface BalancePoint {
  /** Months since the loan began; 0 is the beginning. */
  readonly month: number;
  readonly balance: number;
  /** The interest of all payments still to come. */
  readonly interestOwed: number;
}

/** What is owed at the beginning and at the end of each year; the last year may be shorter. Empty without years. */
export function balancePoints(result: LoanCostResult): readonly BalancePoint[] {
  const { yearlyAmortizationSchedule: years, months, baseCost, interestCost } = result;
  if (years.length === 0) return [];
  const points: BalancePoint[] = [{ month: 0, balance: baseCost, interestOwed: interestCost }];
  let interestOwed = interestCost;
  for (const { year, totalInterestPaid, remainingBalance } of years) {
    // Whole cents stay whole cents: binary numbers would leave a trace of each subtraction.
    interestOwed = Math.round((interestOwed - totalInterestPaid) * 100) / 100;
    const month = Math.min(year * monthsInYear, months);
    points.push({ month, balance: remainingBalance, interestOwed });
  }
  return points;
}
