import { createContext, use } from 'react';
import { useSessionState } from '../../session/session-state.ts';

export type ResultPeriod = 'monthly' | 'annual';

interface Kept {
  /** The result whose tab was chosen: another one begins with the period that was entered. */
  readonly of: object | undefined;
  readonly period: ResultPeriod;
}

const nothingKept: Kept = { of: undefined, period: 'monthly' };

/** The period of a copy of the result that nobody sees: a download holds both. */
export const FixedPeriodContext = createContext<ResultPeriod | undefined>(undefined);

/**
 * The period of a result that is shown: the one that was entered, until a reader chooses the other.
 *
 * @param calculator names it among all that is kept: 'net-salary'
 * @param of the result, always the same object
 */
export function useResultPeriod(
  calculator: string,
  of: object,
  entered: ResultPeriod,
): readonly [ResultPeriod, (period: ResultPeriod) => void] {
  const [kept, change] = useSessionState<Kept>(`${calculator}.period`, nothingKept);
  const fixed = use(FixedPeriodContext);
  return [
    fixed ?? (kept.of === of ? kept.period : entered),
    (period) => change(() => ({ of, period })),
  ];
}
