import type { RefusedField } from '@suen/engine/small-door';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CallFailed, postCalculation } from '../../api-client.ts';
import type { FieldErrors } from '../definition/define-form.ts';
import type { FieldError } from '../definition/read-entry.ts';

/** The reason of a failure, as the reader is told it. */
export type FailureReason = Exclude<CallFailed['reason'], 'cancelled'>;

/** What came of a call: the answer, or why there is none. */
export type Outcome<Name extends string, Answer> =
  | { readonly type: 'answered'; readonly answer: Answer }
  | {
      readonly type: 'failed';
      readonly reason: FailureReason;
      /** What the API refused, by the fields of the form; empty for every other reason. */
      readonly errors: FieldErrors<Name>;
      readonly cause: unknown;
    };

/**
 * What comes of a call about the entries of a form or of a column; undefined once its signal is aborted, because nobody waits
 * for the answer any more.
 */
export async function outcomeOf<Name extends string, Answer>(
  call: Promise<Answer>,
  nameOf: (part: string) => Name | undefined,
  signal: AbortSignal,
): Promise<Outcome<Name, Answer> | undefined> {
  try {
    const answer = await call;
    return signal.aborted ? undefined : { type: 'answered', answer };
  } catch (cause) {
    const { reason, refusedFields } =
      cause instanceof CallFailed ? cause : new CallFailed('failed');
    if (signal.aborted || reason === 'cancelled') return undefined;
    const errors = errorsIn(refusedFields, nameOf);
    const isUnexplained = reason === 'refused' && errors.size === 0;
    return { type: 'failed', reason: isUnexplained ? 'failed' : reason, errors, cause };
  }
}

/** The reasons of the API by the fields of the form, with the limit where there is one. */
function errorsIn<Name extends string>(
  refusedFields: readonly RefusedField[],
  nameOf: (part: string) => Name | undefined,
): FieldErrors<Name> {
  const errors = new Map<Name, FieldError>();
  for (const { field, code, limit } of refusedFields) {
    const name = nameOf(field);
    if (name === undefined) continue;
    errors.set(name, typeof limit === 'number' ? { code, limit } : { code });
  }
  return errors;
}

interface CalculationOptions<Name extends string, Request extends object, Answer> {
  /** The field that a part of a request comes from. */
  readonly nameOf: (part: string) => Name | undefined;
  /** Fetches the part of the page that shows the answer, while the API computes. */
  readonly loadResultView: () => Promise<unknown>;
  readonly onAnswer: (request: Request, answer: Answer) => void;
  /** Called when the API refuses values that the form let pass. */
  readonly onRefused: (errors: FieldErrors<Name>) => void;
  /** Called on every failure, except for aborted calls. */
  readonly onFailed?: ((cause: unknown) => void) | undefined;
}

/** An answer that comes sooner needs no word that it is on its way: nothing flashes, and it is drawn the sooner. */
const patienceMs = 200;

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

  const call = async (path: string, request: Request, signal: AbortSignal) => {
    const { nameOf, loadResultView } = options;
    const view = Promise.allSettled([loadResultView()]);
    const answer = postCalculation<Answer>(path, request, { signal });
    const outcome = await outcomeOf(answer, nameOf, signal);
    if (outcome?.type === 'answered') {
      const [part] = await view;
      if (signal.aborted) return;
      // That a part of the page did not arrive is said by PartFailure.tsx.
      if (part.status === 'rejected') latest.current.onFailed?.(part.reason);
      else latest.current.onAnswer(request, outcome.answer);
    } else if (outcome !== undefined) {
      latest.current.onFailed?.(outcome.cause);
      setFailure(outcome.reason);
      if (outcome.errors.size > 0) latest.current.onRefused(outcome.errors);
    }
  };
  const calculate = async (path: string, request: Request) => {
    if (running.current !== undefined) return;
    running.current = new AbortController();
    const patience = setTimeout(() => setCalculating(true), patienceMs);
    setFailure(undefined);
    try {
      await call(path, request, running.current.signal);
    } finally {
      running.current = undefined;
      clearTimeout(patience);
      setCalculating(false);
    }
  };

  return { calculate, isCalculating, failure };
}
