import { homeAffordabilityCall } from '@suen/engine/calculators/home-affordability/input';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defineForm } from '../../form/definition/define-form.ts';
import { money } from '../../form/definition/fields.ts';
import {
  fakeApi,
  type Answer,
  type ImmediateAnswer,
} from '../../test-support/fake-api.test-support.ts';
import { keyOf } from '../comparison-of-result.ts';
import type { Comparison } from '../comparison.ts';
import type { Column, ComparisonEvent } from './comparison-state.ts';
import { requestOf, useColumnCalls } from './use-column-calls.ts';

type Entries = { readonly annualNetIncome: string };
type OneColumn = Column<Entries, object, unknown>;
type Event = ComparisonEvent<Entries, object, unknown>;

const form = defineForm(homeAffordabilityCall, { annualNetIncome: money({ isRequired: true }) });
// The calls need nothing of the words.
const comparison = { form, deciding: [] } as unknown as Comparison<
  Entries,
  unknown,
  object,
  unknown
>;
const column = (annualNetIncome: string, others: Partial<OneColumn> = {}): OneColumn => ({
  id: 1,
  entries: { annualNetIncome },
  checkedNames: [],
  refused: new Map(),
  answered: undefined,
  ...others,
});

function ask(first: readonly OneColumn[], answers: readonly Answer[]) {
  const api = fakeApi({ [homeAffordabilityCall.path]: answers });
  const events: Event[] = [];
  let shown = first;
  const change = (event: Event) => {
    events.push(event);
    return shown;
  };
  const { rerender, result, unmount } = renderHook(
    ({ columns }: { readonly columns: readonly OneColumn[] }) =>
      useColumnCalls(comparison, columns, change),
    { initialProps: { columns: first } },
  );
  return {
    ...api,
    events,
    show: (columns: readonly OneColumn[]) => {
      shown = columns;
      rerender({ columns });
    },
    /** Changes the columns without drawing them. */
    tell: (event: Event, columns: readonly OneColumn[]) => {
      shown = columns;
      result.current(event);
    },
    unmount,
  };
}

test('a column is answered by the call of its calculator, without explanations', async () => {
  const { events, calls } = ask([column('60000')], [{ status: 200, body: { price: 1 } }]);
  await waitFor(() => expect(events).toHaveLength(1));
  expect(calls).toEqual([
    { path: homeAffordabilityCall.path, body: { annualNetIncome: 60_000, explain: false } },
  ]);
  expect(events[0]).toMatchObject({ type: 'answered', id: 1, answered: { result: { price: 1 } } });
});

test('what is answered already, cannot be read or was refused is not asked for', () => {
  const request = { annualNetIncome: 60_000 };
  const entries = { annualNetIncome: '60000' };
  const answered = { entries, request, result: {}, key: keyOf(request) };
  const { calls, show } = ask([column('60 000.00', { answered })], []);
  show([column('much')]);
  show([
    column('60000', { refused: new Map([['annualNetIncome', { code: 'contradictsClass' }]]) }),
  ]);
  expect(calls).toEqual([]);
  expect(
    requestOf(form, { ...column('much'), entries: { annualNetIncome: 'much' } }),
  ).toBeUndefined();
});

test('a change is asked for before it is drawn, and only once', async () => {
  const answer: Answer = { status: 200, body: { price: 1 } };
  const { calls, events, tell, show } = ask([column('60000')], [answer, answer]);
  const changed = [column('70000')];
  tell({ type: 'settled' }, changed);
  const expected = {
    path: homeAffordabilityCall.path,
    body: { annualNetIncome: 70_000, explain: false },
  };
  expect(calls.slice(1)).toEqual([expected]);
  show(changed);
  await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['settled', 'answered']));
  expect(calls).toHaveLength(2);
});

test('a further change ends the call before it: only the last one is answered', async () => {
  let answerFirst: (answer: ImmediateAnswer) => void = () => {};
  const slow = new Promise<ImmediateAnswer>((resolve) => {
    answerFirst = resolve;
  });
  const { events, show, calls } = ask([column('60000')], [slow, { status: 200, body: 'second' }]);
  show([column('70000')]);
  await waitFor(() => expect(events).toHaveLength(1));
  await act(async () => {
    answerFirst({ status: 200, body: 'first' });
    await slow;
  });
  expect(calls).toHaveLength(2);
  expect(events).toEqual([
    expect.objectContaining({ answered: expect.objectContaining({ result: 'second' }) }),
  ]);
});

test('a failed call is told, and made again once the failure is taken back', async () => {
  const { events, show, calls } = ask(
    [column('60000')],
    ['noConnection', { status: 200, body: 1 }],
  );
  await waitFor(() => expect(events).toEqual([{ type: 'failed', id: 1, reason: 'unreachable' }]));
  show([column('60000', { failure: 'unreachable' })]);
  expect(calls).toHaveLength(1);
  show([column('60000')]);
  await waitFor(() => expect(events).toHaveLength(2));
  expect(events[1]).toMatchObject({ type: 'answered', answered: { result: 1 } });
});

test('a value that the API refuses is told with its field', async () => {
  const errors = [
    { field: 'annualNetIncome', code: 'aboveMaximum', message: 'too high', limit: 100 },
  ];
  const { events } = ask([column('60000')], [{ status: 400, body: { errors } }]);
  await waitFor(() => expect(events).toHaveLength(1));
  const [refused] = events;
  expect(refused).toEqual({
    type: 'changed',
    id: 1,
    event: {
      type: 'refused',
      errors: new Map([['annualNetIncome', { code: 'aboveMaximum', limit: 100 }]]),
    },
  });
});
