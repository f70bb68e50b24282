import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CallFailed, postJson, type RefusedField } from '../api-client.ts';
import type { EntryProblems } from './define-form.ts';
import type { EntryProblem } from './read-entry.ts';

interface CalculationOptions<Name extends string, Request extends object, Answer> {
  /** Below /api/v1: '/SalaryCalculator/calculate'. */
  readonly path: string;
  readonly entryNames: readonly Name[];
  /** Fetches the part of the page that shows the answer, while the API computes. */
  readonly loadResultView: () => Promise<unknown>;
  readonly onAnswer: (request: Request, answer: Answer) => void;
  /** Called when the API refuses values that the form let pass. */
  readonly onRefused: (problems: EntryProblems<Name>) => void;
  /** Called whenever there is no answer, but for a call that the reader left behind. */
  readonly onFailed?: ((error: unknown) => void) | undefined;
}

/** Why there is no answer, as far as a reader is told. */
type FailureReason = Exclude<CallFailed['reason'], 'cancelled'>;

/** Asks the API for a result, one call at a time; a call ends with the form it belongs to. */
export function useCalculation<Name extends string, Request extends object, Answer>(
  options: CalculationOptions<Name, Request, Answer>,
) {
  const [isCalculating, setCalculating] = useState(false);
  const [failure, setFailure] = useState<FailureReason>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // Whoever hears of the answer is whoever stands on the page by then: the language may have changed, and the address.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const calculate = async (request: Request) => {
    if (running.current !== undefined) return;
    const { path, entryNames, loadResultView } = options;
    const call = new AbortController();
    running.current = call;
    setCalculating(true);
    setFailure(undefined);
    try {
      const [answer] = await Promise.all([
        postJson<Answer>(path, request, { signal: call.signal }),
        loadResultView(),
      ]);
      if (call.signal.aborted) return;
      latest.current.onAnswer(request, answer);
    } catch (error) {
      if (call.signal.aborted) return;
      // Anything but a failed call is a part of the page that did not arrive.
      const { reason, refusedFields } =
        error instanceof CallFailed ? error : new CallFailed('unreachable');
      if (reason === 'cancelled') return;
      latest.current.onFailed?.(error);
      const problems = problemsOfRefusal(request, refusedFields, entryNames);
      setFailure(reason === 'refused' && problems.size === 0 ? 'failed' : reason);
      if (problems.size > 0) latest.current.onRefused(problems);
    } finally {
      running.current = undefined;
      setCalculating(false);
    }
  };

  return { calculate, isCalculating, failure };
}

/** Says what the API refused in the words of the form, with the limit where it names one. */
function problemsOfRefusal<Name extends string>(
  request: object,
  refusedFields: readonly RefusedField[],
  entryNames: readonly Name[],
): EntryProblems<Name> {
  const problems = new Map<Name, EntryProblem>();
  for (const { field, limit } of refusedFields) {
    const name = entryNames.find((candidate) => candidate === field);
    const sent: unknown = Object.entries(request).find(([sentName]) => sentName === field)?.[1];
    if (name === undefined) continue;
    if (typeof limit !== 'number' || typeof sent !== 'number') {
      problems.set(name, { code: 'refused' });
    } else {
      problems.set(name, { code: sent < limit ? 'belowMinimum' : 'aboveMaximum', limit });
    }
  }
  return problems;
}
