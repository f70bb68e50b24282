import { describe, expect, test } from 'vitest';
import type { FieldError } from '../form/read-entry.ts';
import {
  changedNames,
  columnsBeside,
  nextComparison,
  nothingCompared,
  type Answered,
  type ComparisonEvent,
  type ComparisonState,
} from './comparison-state.ts';

const calculatedOn = new Date('2026-11-22T10:00:00Z');
const of = calculatedOn.getTime();
const entries = { salary: '65000', taxClass: 1 };
const record = { entries, request: { salary: 65_000 }, result: {}, calculatedOn };
const answered: Answered = { entries, request: record.request, result: {}, key: 'of 65 000' };

const after = (...events: readonly ComparisonEvent[]): ComparisonState =>
  events.reduce<ComparisonState>(nextComparison, nothingCompared);
const added: ComparisonEvent = { type: 'added', column: { of, entries, answered } };

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
    expect(columnsBeside(after(added), { ...record, calculatedOn: new Date(of + 1000) })).toEqual(
      [],
    );
    const other: ComparisonEvent = { type: 'added', column: { of: of + 1, entries, answered } };
    expect(after(added, added, other).columns).toHaveLength(1);
  });
});

describe('an entry', () => {
  const problem: FieldError = { code: 'belowMinimum', limit: 20 };
  const changed: ComparisonEvent = {
    type: 'entered',
    id: 1,
    change: (before) => ({ ...before, salary: '7' }),
    dependent: ['hours'],
  };

  test('is kept with the last answer, and checks what depends on it', () => {
    const [column] = after(added, changed).columns;
    expect(column?.entries).toEqual({ salary: '7', taxClass: 1 });
    expect(column?.answered).toBe(answered);
    expect(column?.checkedNames).toEqual(['hours']);
  });

  test('is changed among those that the column holds by then, and not those that are drawn', () => {
    const taxClass: ComparisonEvent = {
      type: 'entered',
      id: 1,
      change: (before) => ({ ...before, taxClass: 2 }),
      dependent: [],
    };
    const [column] = after(added, changed, taxClass).columns;
    expect(column?.entries).toEqual({ salary: '7', taxClass: 2 });
  });

  test('that stays the same changes nothing', () => {
    const before = after(added);
    const same: ComparisonEvent = {
      type: 'entered',
      id: 1,
      change: (it) => it,
      dependent: ['hours'],
    };
    expect(nextComparison(before, same)).toBe(before);
  });

  test('without problems holds the same ones as before, so that nothing is drawn again with its answer', () => {
    const before = after(added);
    const next = nextComparison(before, changed);
    expect(next.columns[0]?.refused).toBe(before.columns[0]?.refused);
  });

  test('takes back a failure and a refusal of its own, and no other', () => {
    const refused: ComparisonEvent = {
      type: 'refused',
      id: 1,
      problems: new Map([
        ['salary', problem],
        ['taxClass', problem],
      ]),
    };
    const failed: ComparisonEvent = { type: 'failed', id: 1, reason: 'timeout' };
    const [before] = after(added, refused, failed).columns;
    expect(before?.checkedNames).toEqual(['salary', 'taxClass']);
    expect(before?.failure).toBe('timeout');
    const [column] = after(added, refused, failed, changed).columns;
    expect([...(column?.refused.keys() ?? [])]).toEqual(['taxClass']);
    expect(column?.failure).toBeUndefined();
  });

  test('shows its problem once it is left, or once nobody has typed for a moment', () => {
    const left = after(added, { type: 'left', id: 1, name: 'salary' });
    expect(left.columns[0]?.checkedNames).toEqual(['salary']);
    expect(nextComparison(left, { type: 'left', id: 1, name: 'salary' }).columns[0]).toBe(
      left.columns[0],
    );
    const settled = after(added, { type: 'settled', names: ['salary', 'hours'] });
    expect(settled.columns[0]?.checkedNames).toEqual(['salary', 'hours']);
    // Nothing is drawn again where nothing changes.
    expect(nextComparison(settled, { type: 'settled', names: ['salary', 'hours'] })).toBe(settled);
  });
});

describe('an answer', () => {
  test('takes the place of the one before, and the failure with it', () => {
    const next = { ...answered, key: 'of 70 000' };
    const [column] = after(
      added,
      { type: 'failed', id: 1, reason: 'unreachable' },
      { type: 'answered', id: 1, answered: next },
    ).columns;
    expect(column?.answered).toBe(next);
    expect(column?.failure).toBeUndefined();
  });

  test('of a column that is gone changes nothing', () => {
    const state = after(added, { type: 'removed', id: 1 });
    expect(nextComparison(state, { type: 'answered', id: 1, answered }).columns).toEqual([]);
  });

  test('is asked for again by one press, in all columns that have none', () => {
    const failed = after(
      added,
      added,
      { type: 'failed', id: 1, reason: 'failed' },
      { type: 'failed', id: 2, reason: 'failed' },
    );
    const retried = nextComparison(failed, { type: 'retried' });
    expect(retried.columns.map(({ failure }) => failure)).toEqual([undefined, undefined]);
    expect(nextComparison(retried, { type: 'retried' })).toBe(retried);
  });
});

test('changed names are those with another entry', () => {
  expect(changedNames({ a: '1', b: '2' }, { a: '1', b: '3' })).toEqual(['b']);
});
