import { useCallback, useEffect, useState } from 'react';
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

type Send = (event: ComparisonEvent) => void;

interface Running {
  readonly key: string;
  readonly call: AbortController;
}

/** The calls of the columns beside one result. */
class ColumnCalls<Entries extends object, Values, Request extends object, Result> {
  readonly #comparison: Comparison<Entries, Values, Request, Result>;
  readonly #running = new Map<number, Running>();

  constructor(comparison: Comparison<Entries, Values, Request, Result>) {
    this.#comparison = comparison;
  }

  /** Asks for the columns whose entries have no answer yet. Ends the calls that nobody waits for any more. */
  ask(columns: readonly Column<Entries, Request, Result>[], send: Send): void {
    for (const [id, { call }] of this.#running) {
      if (columns.some((column) => column.id === id)) continue;
      call.abort();
      this.#running.delete(id);
    }
    for (const column of columns) {
      const { id, entries, answered, failure } = column;
      const wanted = requestOf(this.#comparison.form, column);
      const before = this.#running.get(id);
      if (wanted !== undefined && wanted.key === before?.key && failure === undefined) continue;
      before?.call.abort();
      this.#running.delete(id);
      if (wanted === undefined || wanted.key === answered?.key || failure !== undefined) continue;
      const { request, key } = wanted;
      const call = new AbortController();
      this.#running.set(id, { key, call });
      void this.#answer(id, entries, request, key, call.signal, send);
    }
  }

  async #answer(
    id: number,
    entries: Entries,
    request: Request,
    key: string,
    signal: AbortSignal,
    send: Send,
  ) {
    const { form, unasked } = this.#comparison;
    try {
      const result = await postJson<Result>(
        form.pathOf(entries),
        { ...request, ...unasked, explain: false },
        { signal },
      );
      if (!signal.aborted) {
        send({ type: 'answered', id, answered: { entries, request, result, key } });
      }
    } catch (error) {
      if (signal.aborted) return;
      const { reason, refusedFields } =
        error instanceof CallFailed ? error : new CallFailed('failed');
      const problems = problemsOfRefusal(request, refusedFields, form.names);
      if (problems.size > 0) send({ type: 'refused', id, problems });
      else send({ type: 'failed', id, reason });
    }
  }

  end(): void {
    this.ask([], () => {});
  }
}

/**
 * Asks the API for the columns whose entries have no answer yet. A further change of a column ends the call before it.
 * Nothing asks for explanations: they belong to the result.
 *
 * @param change changes the columns and gives those after it
 * @returns what to tell when something happens to a column. The call begins at once, so it runs while the entry is drawn
 */
export function useColumnCalls<Entries extends object, Values, Request extends object, Result>(
  comparison: Comparison<Entries, Values, Request, Result>,
  columns: readonly Column<Entries, Request, Result>[],
  change: (event: ComparisonEvent) => readonly Column<Entries, Request, Result>[],
): Send {
  const [calls] = useState(() => new ColumnCalls(comparison));
  const send = useCallback(
    function tell(event: ComparisonEvent) {
      calls.ask(change(event), tell);
    },
    [calls, change],
  );
  // Columns that are there from the beginning may have no answer.
  useEffect(() => calls.ask(columns, send), [calls, columns, send]);
  useEffect(() => () => calls.end(), [calls]);
  return send;
}
