import { describe, expect, test } from 'vitest';
import { formatIn } from '../../amount/format.ts';
import { formInTest, type EntriesInTest } from '../definition/form-in-test.test-support.ts';
import type { FieldError } from '../definition/read-entry.ts';
import {
  changedNames,
  enteredAfterReload,
  enteredFrom,
  nextEntered,
  type Entered,
  type EntriesEvent,
} from './entered.ts';

type Event = EntriesEvent<EntriesInTest>;
type Name = keyof EntriesInTest;

const format = formatIn('en');
const first = enteredFrom({ salary: '20', hours: '20', bonus: '20', distance: '20' });
const { names } = formInTest;

const after = (...events: readonly Event[]): Entered<EntriesInTest> =>
  events.reduce((state, event) => nextEntered(formInTest, state, event), first);
const entered = (name: Name, entry: string): Event => ({
  type: 'entered',
  name,
  entryOf: () => entry,
  format,
});
const left = (name: Name): Event => ({ type: 'left', name });
const error: FieldError = { code: 'contradictsClass' };
const refusedAll: Event = {
  type: 'refused',
  errors: new Map(names.map((name) => [name, error])),
};
const refusedNames = (...events: readonly Event[]) => [...after(...events).refused.keys()];

describe('an entry', () => {
  test('is changed among those of the moment, with what moves with it', () => {
    const twice = after(entered('salary', '7'), {
      type: 'entered',
      name: 'distance',
      entryOf: ({ distance, salary }) => distance + salary,
      format,
    });
    expect(twice.entries).toEqual({ salary: '7', hours: '20', bonus: '20', distance: '207' });
    expect(after(entered('hours', '7')).entries).toMatchObject({ hours: '7', bonus: '' });
  });

  test('that stays the same, or for which there is none, changes nothing', () => {
    expect(after(entered('hours', '20'))).toBe(first);
    const none: Event = { type: 'entered', name: 'hours', entryOf: () => undefined, format };
    expect(after(none)).toBe(first);
  });

  test('alone shows no error; with others it does, and so do those that depend on it', () => {
    expect(after(entered('distance', '7')).checkedNames).toEqual([]);
    expect(after(entered('hours', '7')).checkedNames).toEqual(['salary', 'hours', 'bonus']);
    expect(after(entered('salary', ''), entered('hours', '7')).checkedNames).toEqual([
      'hours',
      'bonus',
    ]);
  });

  test('without refusals holds the same ones as before, so that nothing that shows them is drawn again', () => {
    expect(after(entered('salary', '7')).refused).toBe(first.refused);
  });

  test('shows its error once it is left with something in it', () => {
    const state = after(left('salary'));
    expect(state.checkedNames).toEqual(['salary']);
    expect(nextEntered(formInTest, state, left('salary'))).toBe(state);
    expect(after(entered('salary', ' '), left('salary')).checkedNames).toEqual([]);
  });

  test('shows its error once the entries settle', () => {
    const state = after({ type: 'settled' });
    expect(state.checkedNames).toEqual(names);
    expect(nextEntered(formInTest, state, { type: 'settled' })).toBe(state);
  });
});

describe('what the API has refused', () => {
  test('is shown with all errors', () => {
    expect(after(refusedAll).checkedNames).toEqual(names);
    expect(refusedNames(refusedAll)).toEqual(names);
  });

  test('is forgotten of the field that is changed, and of no other', () => {
    expect(refusedNames(refusedAll, entered('distance', '21'))).toEqual([
      'salary',
      'hours',
      'bonus',
    ]);
  });

  test('is forgotten of the fields that depend on it or move with it', () => {
    expect(refusedNames(refusedAll, entered('hours', '21'))).toEqual(['distance']);
  });

  test('belongs to one call: a reload finds none of it', () => {
    const state = after(refusedAll);
    const written = JSON.parse(JSON.stringify(state)) as typeof state;
    expect(enteredAfterReload(written)).toEqual({ ...state, refused: new Map() });
  });
});

test('fields that are cleared get back what they began with, and forget their errors', () => {
  const initial = { salary: '', hours: '', bonus: '', distance: '' };
  const state = after(refusedAll, { type: 'cleared', names: ['bonus'], initial });
  expect(state.entries).toEqual({ ...first.entries, bonus: '' });
  expect(state.checkedNames).toEqual(['salary', 'hours', 'distance']);
  expect([...state.refused.keys()]).toEqual(['salary', 'hours', 'distance']);
});

test('entries that were not typed are checked at once, where there is something in them', () => {
  const state = after(
    refusedAll,
    {
      type: 'cleared',
      names,
      initial: first.entries,
    },
    { type: 'restored', entries: { salary: '7', bonus: '' } },
  );
  expect(state.entries).toEqual({ ...first.entries, salary: '7', bonus: '' });
  expect(state.checkedNames).toEqual(['salary']);
  expect(refusedNames(refusedAll, { type: 'restored', entries: { salary: '7' } })).toEqual([
    'hours',
    'bonus',
    'distance',
  ]);
  expect(after({ type: 'restored', entries: first.entries })).toBe(first);
});

test('changed names are those with another entry', () => {
  expect(changedNames({ a: '1', b: '2' }, { a: '1', b: '3' })).toEqual(['b']);
});
