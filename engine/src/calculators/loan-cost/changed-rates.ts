import { roundedRate } from '../../input/fields.ts';
import { toEuros } from '../../money/cents.ts';
import type { ExplainedFigures } from '../../quantity/explain.ts';
import type { Loan } from '../../rules/loans/loan-cost.ts';
import { ratePath } from '../../rules/loans/rate-path.ts';
import type { LoanCostInput } from './input.ts';
import type { LoanCostResult } from './result.ts';

/** The payments on a loan whose rate changes; nothing where no change was asked for. */
export function changedRates(
  loan: Loan,
  { rateChanges }: LoanCostInput,
): ExplainedFigures<
  Pick<LoanCostResult, 'ratePath' | 'interestWithChanges' | 'totalCostWithChanges'>
> {
  if (!rateChanges || rateChanges.length === 0) return { figures: {}, lines: {} };
  // Of two changes after the same year, the later one of the list counts.
  const changesByYear = new Map(rateChanges.map((change) => [change.afterYears, change]));
  const changes = [...changesByYear.values()].toSorted((a, b) => a.afterYears - b.afterYears);
  const { stretches, interestWithChanges, totalCostWithChanges } = ratePath(loan, changes);
  return {
    figures: {
      ratePath: stretches.map(({ fromMonth, rate, payment }) => ({
        fromMonth,
        interestRate: roundedRate(rate.amount),
        monthlyPayment: toEuros(payment.amount),
      })),
      interestWithChanges: toEuros(interestWithChanges.amount),
      totalCostWithChanges: toEuros(totalCostWithChanges.amount),
    },
    lines: {
      ratePath: stretches.map(({ payment }) => payment),
      interestWithChanges,
      totalCostWithChanges,
    },
  };
}
