import { expect, test } from 'vitest';
import { areSameColumns, isUnchanged } from './unchanged.ts';

const entries = { salary: '5000' };
const errors = new Map([['salary', 'refused']]);
const column = { id: 1, name: 'Other', entries, errors };
const props = { record: { entries }, viewed: 0, columns: [column] };

test('props are the same where lists hold items with the same values', () => {
  expect(isUnchanged(props, { ...props, columns: [{ ...column }] })).toBe(true);
});

test('another entry, error, name or number of columns is a change', () => {
  const columnsOf = (...columns: readonly object[]) => ({ ...props, columns });
  expect(isUnchanged(props, columnsOf({ ...column, entries: { salary: '5000' } }))).toBe(false);
  expect(isUnchanged(props, columnsOf({ ...column, errors: new Map() }))).toBe(false);
  expect(isUnchanged(props, columnsOf({ ...column, name: undefined }))).toBe(false);
  expect(isUnchanged(props, columnsOf({ id: 1, entries, errors }))).toBe(false);
  expect(isUnchanged(props, columnsOf(column, column))).toBe(false);
  expect(isUnchanged(props, columnsOf())).toBe(false);
});

test('another result and another column in view are changes', () => {
  expect(isUnchanged(props, { ...props, record: { entries: { salary: '6000' } } })).toBe(false);
  expect(isUnchanged(props, { ...props, viewed: 1 })).toBe(false);
});

test('columns are the same by their ids and their order', () => {
  const second = { id: 2 };
  expect(areSameColumns([column, second], [{ id: 1 }, second])).toBe(true);
  expect(areSameColumns([column, second], [second, column])).toBe(false);
  expect(areSameColumns([column], [column, second])).toBe(false);
});
