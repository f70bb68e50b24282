import type {
  LoanCostResult,
  MonthlyAmortization,
} from '@suen/engine/calculators/loan-cost/result';
import { postCalculation } from '../../../shared/api-client.ts';
import { useSessionState } from '../../../shared/session-state.ts';
import type { CalculatorRecord } from '../../../shared/result/calculator-record.ts';
import type { RequestOf } from '../../../shared/form/entry-form.ts';
import { loanCostForm } from '../form.ts';

export type LoanCostRequest = RequestOf<typeof loanCostForm>;
export type LoanCostRecord = CalculatorRecord<LoanCostRequest, LoanCostResult>;

/** The state of the monthly schedule. */
type LoadedSchedule =
  | { readonly status: 'notAsked' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly months: readonly MonthlyAmortization[] };

interface Kept {
  /** The request of the loaded schedule. Another result loads its own. */
  readonly of: LoanCostRequest | undefined;
  readonly schedule: LoadedSchedule;
}

const notAsked: LoadedSchedule = { status: 'notAsked' };
const nothingKept: Kept = { of: undefined, schedule: notAsked };

/**
 * The schedule of a result, month by month, which comes with a second call.
 *
 * @returns it, and a function that asks for it: the first call per result does, later ones only after a failure
 */
export function useMonthlySchedule({
  request,
}: LoanCostRecord): readonly [LoadedSchedule, ask: () => void] {
  const [kept, change] = useSessionState<Kept>('loan-cost.schedule', nothingKept);

  const ask = () => {
    let isNeeded = false;
    change((previous) => {
      const current = previous.of === request ? previous.schedule.status : 'notAsked';
      isNeeded = current === 'notAsked' || current === 'failed';
      return isNeeded ? { of: request, schedule: { status: 'loading' } } : previous;
    });
    if (isNeeded) void load();
  };

  const load = async () => {
    const schedule = await postCalculation<LoanCostResult>(loanCostForm.path, {
      ...request,
      loadMonthlyAmmortization: true,
    }).then(
      ({ amortizationSchedule: months }): LoadedSchedule => ({ status: 'loaded', months }),
      (error: unknown): LoadedSchedule => {
        // oxlint-disable-next-line no-console -- the specification's words for whoever looks there
        console.error('Error fetching monthly amortization', error);
        return { status: 'failed' };
      },
    );
    // The result may have been replaced meanwhile.
    change((previous) => (previous.of === request ? { of: request, schedule } : previous));
  };

  return [kept.of === request ? kept.schedule : notAsked, ask];
}
