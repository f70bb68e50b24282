import { useCallback, useEffect, useState } from 'react';
import { postCalculation } from '../../api-client.ts';
import type { Form } from '../../form/definition/define-form.ts';
import { outcomeOf } from '../../form/state/calculation.ts';
import { keyOf } from '../comparison-of-result.ts';
import type { Comparison } from '../comparison.ts';
import type { Column, ComparisonEvent } from './comparison-state.ts';

/** The request of a column's entries, with the text by which its answer is told; undefined for entries that have none. */
export function requestOf<Entries extends object, Values, Request extends object>(
  form: Form<Entries, Values, Request>,
  { entries, refused }: Pick<Column<Entries, Request, unknown>, 'entries' | 'refused'>,
): { readonly request: Request; readonly key: string } | undefined {
  const { request } = form.check(entries);
  return request === undefined || refused.size > 0 ? undefined : { request, key: keyOf(request) };
}

/** The calls of the columns beside one result. Nothing asks for explanations: they belong to the result. */
function callsOf<Entries extends object, Values, Request extends object, Result>({
  form,
  unasked,
}: Comparison<Entries, Values, Request, Result>) {
  type OneColumn = Column<Entries, Request, Result>;
  type Send = (event: ComparisonEvent<Entries, Request, Result>) => void;
  /** The last call of each column, also where it is answered already. */
  const calls = new Map<number, { readonly key: string; readonly ending: AbortController }>();
  const wantedOf = (column: OneColumn) =>
    column.failure === undefined ? requestOf(form, column) : undefined;

  const call = async ({ id, entries }: OneColumn, request: Request, key: string, send: Send) => {
    const ending = new AbortController();
    calls.set(id, { key, ending });
    const { signal } = ending;
    const body = { ...request, ...unasked, explain: false };
    const answer = postCalculation<Result>(form.pathOf(entries), body, { signal });
    const outcome = await outcomeOf(answer, (part) => form.nameOf(part, entries), signal);
    if (outcome === undefined) return;
    if (outcome.type === 'answered') {
      send({ type: 'answered', id, answered: { entries, request, result: outcome.answer, key } });
    } else if (outcome.errors.size > 0) {
      send({ type: 'changed', id, event: { type: 'refused', errors: outcome.errors } });
    } else send({ type: 'failed', id, reason: outcome.reason });
  };

  /** Ends the calls that nobody waits for any more, and asks for the columns whose entries have no answer yet. */
  return (columns: readonly OneColumn[], send: Send) => {
    for (const [id, { key, ending }] of calls) {
      const column = columns.find((each) => each.id === id);
      if (column !== undefined && wantedOf(column)?.key === key) continue;
      ending.abort();
      calls.delete(id);
    }
    for (const column of columns) {
      const wanted = wantedOf(column);
      if (wanted === undefined || calls.has(column.id)) continue;
      const { request, key } = wanted;
      if (key !== column.answered?.key) void call(column, request, key, send);
    }
  };
}

/**
 * Asks the API for the columns whose entries have no answer yet. A further change of a column ends the call before it.
 *
 * @param change changes the columns and gives those after it
 * @returns what to tell when something happens to a column. The call begins at once, so it runs while the entry is drawn
 */
export function useColumnCalls<Entries extends object, Values, Request extends object, Result>(
  comparison: Comparison<Entries, Values, Request, Result>,
  columns: readonly Column<Entries, Request, Result>[],
  change: (
    event: ComparisonEvent<Entries, Request, Result>,
  ) => readonly Column<Entries, Request, Result>[],
) {
  const [ask] = useState(() => callsOf(comparison));
  const send = useCallback(
    function tell(event: ComparisonEvent<Entries, Request, Result>) {
      ask(change(event), tell);
    },
    [ask, change],
  );
  // Columns that are there from the beginning may have no answer.
  useEffect(() => ask(columns, send), [ask, columns, send]);
  useEffect(() => () => ask([], () => {}), [ask]);
  return send;
}
