import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CallFailed, postJson, type RefusedField } from '../api-client.ts';
import type { FieldErrors } from './define-form.ts';
import type { FieldError } from './read-entry.ts';

interface CalculationOptions<Name extends string, Request extends object, Answer> {
  /** Below /api/v1: '/SalaryCalculator/calculate'. */
  readonly path: string;
  readonly entryNames: readonly Name[];
  /** Fetches the part of the page that shows the answer, while the API computes. */
  readonly loadResultView: () => Promise<unknown>;
  readonly onAnswer: (request: Request, answer: Answer) => void;
  /** Called when the API refuses values that the form let pass. */
  readonly onRefused: (problems: FieldErrors<Name>) => void;
  /** Called on every failure, except for aborted calls. */
  readonly onFailed?: ((error: unknown) => void) | undefined;
}

/** The reason of a failure, as the reader is told it. */
type FailureReason = Exclude<CallFailed['reason'], 'cancelled'>;

/** An answer that comes sooner needs no word that it is on its way: nothing flashes, and it is drawn the sooner. */
const patienceMilliseconds = 200;

/** Requests a result from the API, one call at a time. Unmounting the form aborts the call. */
export function useCalculation<Name extends string, Request extends object, Answer>(
  options: CalculationOptions<Name, Request, Answer>,
) {
  const [isCalculating, setCalculating] = useState(false);
  const [failure, setFailure] = useState<FailureReason>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // The latest callbacks are used, because language and address may have changed during the call.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const calculate = async (request: Request) => {
    if (running.current !== undefined) return;
    const { path, entryNames, loadResultView } = options;
    const call = new AbortController();
    running.current = call;
    const patience = setTimeout(() => setCalculating(true), patienceMilliseconds);
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
      // Any other error is a part of the page that failed to load.
      const { reason, refusedFields } =
        error instanceof CallFailed ? error : new CallFailed('unreachable');
      if (reason === 'cancelled') return;
      latest.current.onFailed?.(error);
      const problems = problemsOfRefusal(request, refusedFields, entryNames);
      setFailure(reason === 'refused' && problems.size === 0 ? 'failed' : reason);
      if (problems.size > 0) latest.current.onRefused(problems);
    } finally {
      running.current = undefined;
      clearTimeout(patience);
      setCalculating(false);
    }
  };

  return { calculate, isCalculating, failure };
}

/** Says what the API refused in the words of the form, with the limit where it names one. */
export function problemsOfRefusal<Name extends string>(
  request: object,
  refusedFields: readonly RefusedField[],
  entryNames: readonly Name[],
): FieldErrors<Name> {
  const problems = new Map<Name, FieldError>();
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
