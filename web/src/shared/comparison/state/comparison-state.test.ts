import { describe, expect, test } from 'vitest';
import { formatIn } from '../../amount/format.ts';
import { formInTest, type EntriesInTest } from '../../form/definition/form-in-test.test-support.ts';
import type { EntriesEvent } from '../../form/state/entered.ts';
import {
  columnsBeside,
  nextComparison,
  type Answered,
  type ComparisonEvent,
  type ComparisonState,
} from './comparison-state.ts';

type State = ComparisonState<EntriesInTest, object, unknown>;
type Event = ComparisonEvent<EntriesInTest, object, unknown>;

const calculatedOn = new Date('2026-11-22T10:00:00Z');
const calculatedAt = calculatedOn.getTime();
const format = formatIn('en');
const entries = { ...formInTest.initialValues({ today: '2026-11-22', format }), salary: '65000' };
const record = { entries, request: { salary: 65_000 }, result: {}, calculatedOn };
const answered: Answered<EntriesInTest, object, unknown> = { ...record, key: 'of 65 000' };

const next = (state: State, event: Event) => nextComparison(formInTest, state, event);
const after = (...events: readonly Event[]): State =>
  events.reduce<State>(next, { calculatedAt: 0, columns: [], added: [] });
const added: Event = { type: 'added', calculatedAt, column: { entries, answered } };
const happens = (event: EntriesEvent<EntriesInTest>, id = 1): Event => ({
  type: 'changed',
  id,
  event,
});
const enters = (salary: string) =>
  happens({ type: 'entered', name: 'salary', entryOf: () => salary, format });

describe('columns come and go', () => {
  test('a second and a third have places of their own', () => {
    expect(after(added, added).columns.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('a fourth takes the place of the third', () => {
    const { columns } = after(added, added, added);
    expect(columns.map(({ id }) => id)).toEqual([1, 3]);
  });

  test('a removed one leaves the other as it is, and its id is not the next one', () => {
    const { columns } = after(added, added, { type: 'removed', id: 1 }, added);
    expect(columns.map(({ id }) => id)).toEqual([2, 3]);
  });

  test('they stand beside their own result only', () => {
    expect(columnsBeside(after(added), record)).toHaveLength(1);
    expect(
      columnsBeside(after(added), { ...record, calculatedOn: new Date(calculatedAt + 1000) }),
    ).toEqual([]);
    expect(after(added, added, { ...added, calculatedAt: calculatedAt + 1 }).columns).toHaveLength(
      1,
    );
  });
});

test('entries that a reader adds are shown once, and another result begins without them', () => {
  const bonus: Event = { type: 'entryAdded', name: 'bonus' };
  const state = after(added, bonus, bonus);
  expect(state.added).toEqual(['bonus']);
  expect(next(state, added).added).toEqual(['bonus']);
  expect(next(state, { ...added, calculatedAt: calculatedAt + 1 }).added).toEqual([]);
});

describe('an entry of a column', () => {
  test('is kept with the last answer, and changes no other column', () => {
    const [column, other] = after(added, added, enters('7')).columns;
    expect(column?.entries).toEqual({ ...entries, salary: '7' });
    expect(column?.answered).toBe(answered);
    expect(other?.entries).toBe(entries);
  });

  test('that stays the same changes nothing', () => {
    const before = after(added);
    expect(next(before, enters('65000'))).toBe(before);
  });

  test('takes back a failure; leaving it does not', () => {
    const failed = after(added, { type: 'failed', id: 1, reason: 'timeout' });
    expect(next(failed, happens({ type: 'left', name: 'salary' })).columns[0]?.failure).toBe(
      'timeout',
    );
    expect(next(failed, enters('7')).columns[0]?.failure).toBeUndefined();
  });

  test('shows its error in every column once nobody has typed for a moment', () => {
    const settled = after(added, added, { type: 'settled' });
    expect(settled.columns.map(({ checkedNames }) => checkedNames)).toEqual([
      formInTest.names,
      formInTest.names,
    ]);
    // Nothing is drawn again where nothing changes.
    expect(next(settled, { type: 'settled' })).toBe(settled);
  });
});

describe('an answer', () => {
  test('takes the place of the one before, and the failure with it', () => {
    const newer = { ...answered, key: 'of 70 000' };
    const [column] = after(
      added,
      { type: 'failed', id: 1, reason: 'unreachable' },
      { type: 'answered', id: 1, answered: newer },
    ).columns;
    expect(column?.answered).toBe(newer);
    expect(column?.failure).toBeUndefined();
  });

  test('of a column that is gone changes nothing', () => {
    const state = after(added, { type: 'removed', id: 1 });
    expect(next(state, { type: 'answered', id: 1, answered }).columns).toEqual([]);
  });

  test('is asked for again by one press, in all columns that have none', () => {
    const failed = after(
      added,
      added,
      { type: 'failed', id: 1, reason: 'failed' },
      { type: 'failed', id: 2, reason: 'failed' },
    );
    const retried = next(failed, { type: 'retried' });
    expect(retried.columns.map(({ failure }) => failure)).toEqual([undefined, undefined]);
    expect(next(retried, { type: 'retried' })).toBe(retried);
  });
});
