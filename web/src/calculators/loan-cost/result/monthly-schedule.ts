import { loanCostCall } from '@suen/engine/calculators/loan-cost/input';
import type { LoanCostResult } from '@suen/engine/calculators/loan-cost/result';
import type { RecordOf } from '../../../shared/form/state/calculator-record.ts';
import type { RequestOf } from '../../../shared/form/state/entry-form.ts';
import { useLaterPart } from '../../../shared/result/parts/later-part.ts';
import type { loanCostForm } from '../form.ts';

export type LoanCostRequest = RequestOf<typeof loanCostForm>;
export type LoanCostRecord = RecordOf<typeof loanCostForm, LoanCostResult>;

/** The schedule of a result, month by month, which comes with a second call. */
export function useMonthlySchedule({ request }: LoanCostRecord) {
  return useLaterPart({
    id: 'loan-cost.schedule',
    path: loanCostCall.path,
    request,
    asking: { loadMonthlyAmmortization: true },
    partOf: ({ amortizationSchedule }: LoanCostResult) => amortizationSchedule,
    // The specification's words.
    failure: 'Error fetching monthly amortization',
  });
}
