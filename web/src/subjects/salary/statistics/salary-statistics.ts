import type { SalaryStatisticsInput } from '@suen/engine/calculators/salary-statistics/input';
import type { SalaryStatisticsResult } from '@suen/engine/calculators/salary-statistics/result';
import type { SalaryBreakdown } from '@suen/engine/small-door';
import { postCalculation } from '../../../shared/api-client.ts';
import { useSessionState } from '../../../shared/session/session-state.ts';

/** The state of the national figures. */
type SalaryStatistics =
  | { readonly status: 'notAsked' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly figures: SalaryStatisticsResult };

interface Kept {
  /** The breakdown of the loaded figures. Another result loads its own. */
  readonly of: SalaryBreakdown | undefined;
  readonly statistics: SalaryStatistics;
}

const notAsked: SalaryStatistics = { status: 'notAsked' };
const nothingKept: Kept = { of: undefined, statistics: notAsked };

/**
 * The national figures to compare a month's salary with.
 *
 * @returns them, and a function that asks for them: the first call per result does, later ones only after a failure
 */
export function useSalaryStatistics(
  month: SalaryBreakdown,
  payMonth: string,
): readonly [SalaryStatistics, ask: () => void] {
  const [kept, change] = useSessionState<Kept>('salary-statistics', nothingKept);

  const ask = () => {
    let isNeeded = false;
    change((previous) => {
      const current = previous.of === month ? previous.statistics.status : 'notAsked';
      isNeeded = current === 'notAsked' || current === 'failed';
      return isNeeded ? { of: month, statistics: { status: 'loading' } } : previous;
    });
    if (isNeeded) void load();
  };

  const load = async () => {
    const request: SalaryStatisticsInput = {
      userGrossSalary: month.grossSalary,
      userNetSalary: month.netSalary,
      payMonth,
    };
    const statistics = await postCalculation<SalaryStatisticsResult>('/stats/salary', request).then(
      (figures): SalaryStatistics => ({ status: 'loaded', figures }),
      (): SalaryStatistics => ({ status: 'failed' }),
    );
    // The result may have been replaced meanwhile.
    change((previous) => (previous.of === month ? { of: month, statistics } : previous));
  };

  return [kept.of === month ? kept.statistics : notAsked, ask];
}
