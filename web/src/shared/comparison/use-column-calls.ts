import { useEffect, useRef } from 'react';
import { CallFailed, postJson } from '../api-client.ts';
import { problemsOfRefusal } from '../form/calculation.ts';
import { keyOf } from './comparison-of-result.ts';
import type { Form } from '../form/define-form.ts';
import type { Comparison } from './comparison.ts';
import type { Column, ComparisonEvent } from './comparison-state.ts';

/** The request of a column's entries, with the text by which its answer is told; undefined for entries that have none. */
export function requestOf<Entries extends object, Values, Request extends object>(
  form: Form<Entries, Values, Request>,
  { entries, refused }: Pick<Column<Entries>, 'entries' | 'refused'>,
): { readonly request: Request; readonly key: string } | undefined {
  const { request } = form.check(entries);
  return request === undefined || refused.size > 0 ? undefined : { request, key: keyOf(request) };
}

interface Running {
  readonly key: string;
  readonly call: AbortController;
}

/**
 * Asks the API for the columns whose entries have no answer yet. A further change of a column ends the call before it.
 * Nothing asks for explanations: they belong to the result.
 */
export function useColumnCalls<Entries extends object, Values, Request extends object, Result>(
  comparison: Comparison<Entries, Values, Request, Result>,
  columns: readonly Column<Entries, Request, Result>[],
  send: (event: ComparisonEvent) => void,
): void {
  const running = useRef(new Map<number, Running>());

  useEffect(() => {
    const { form, unasked } = comparison;
    const ask = async (id: number, entries: Entries, request: Request, { key, call }: Running) => {
      try {
        const result = await postJson<Result>(
          form.pathOf(entries),
          { ...request, ...unasked, explain: false },
          { signal: call.signal },
        );
        if (!call.signal.aborted) {
          send({ type: 'answered', id, answered: { entries, request, result, key } });
        }
      } catch (error) {
        if (call.signal.aborted) return;
        const { reason, refusedFields } =
          error instanceof CallFailed ? error : new CallFailed('failed');
        const problems = problemsOfRefusal(request, refusedFields, form.names);
        if (problems.size > 0) send({ type: 'refused', id, problems });
        else send({ type: 'failed', id, reason });
      }
    };

    const calls = running.current;
    for (const [id, { call }] of calls) {
      if (columns.some((column) => column.id === id)) continue;
      call.abort();
      calls.delete(id);
    }
    for (const column of columns) {
      const { id, entries, answered, failure } = column;
      const wanted = requestOf(form, column);
      const before = calls.get(id);
      if (wanted !== undefined && wanted.key === before?.key && failure === undefined) continue;
      before?.call.abort();
      calls.delete(id);
      if (wanted === undefined || wanted.key === answered?.key || failure !== undefined) continue;
      const next = { key: wanted.key, call: new AbortController() };
      calls.set(id, next);
      void ask(id, entries, wanted.request, next);
    }
  }, [comparison, columns, send]);

  useEffect(() => {
    const calls = running.current;
    return () => {
      for (const { call } of calls.values()) call.abort();
      calls.clear();
    };
  }, []);
}
