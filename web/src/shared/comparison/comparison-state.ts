import type { CallFailed } from '../api-client.ts';
import type { FieldErrors } from '../form/define-form.ts';
import type { FieldError } from '../form/read-entry.ts';
import { useSessionState, type ReloadMemory } from '../session-state.ts';
import type { CalculatorRecord } from '../result/calculator-record.ts';
import type { Compared } from './comparison.ts';

/** Columns beside the result: a second and a third. */
export const maxColumns = 2;

/** How long nobody has typed before problems are shown and the change is read out. */
export const pauseMilliseconds = 1000;

/** The last answer to a column's entries. */
export interface Answered<Entries = object, Request = object, Result = unknown> extends Compared<
  Entries,
  Request,
  Result
> {
  /** The request as text, by which it is told whether the entries have changed since. */
  readonly key: string;
}

/** A column beside the result. */
export interface Column<Entries = object, Request = object, Result = unknown> {
  readonly id: number;
  /** The name under which the reader keeps it. */
  readonly name?: string | undefined;
  readonly entries: Entries;
  /** Only the problems of these fields are shown. */
  readonly checkedNames: readonly string[];
  /** What the API refused, until the entry is changed. */
  readonly refused: FieldErrors<string>;
  readonly answered: Answered<Entries, Request, Result> | undefined;
  /** Why there is no answer to the entries. */
  readonly failure?: CallFailed['reason'] | undefined;
}

/** The columns beside a result. */
export interface ComparisonState {
  /** When that result was calculated: another one begins without columns. */
  readonly of: number;
  readonly columns: readonly Column[];
}

/** A column as it begins. */
export interface NewColumn extends Pick<Column, 'name' | 'entries' | 'answered'> {
  readonly of: number;
}

export type ComparisonEvent =
  | { readonly type: 'added'; readonly column: NewColumn }
  | { readonly type: 'removed'; readonly id: number }
  | {
      readonly type: 'entered';
      readonly id: number;
      /** Gives the entries after the change; the same object where nothing changes. */
      readonly change: (entries: object) => object;
      /** The fields to check again because of it. */
      readonly dependent: readonly string[];
    }
  | { readonly type: 'left'; readonly id: number; readonly name: string }
  /** Nobody has typed for a moment. */
  | { readonly type: 'settled'; readonly names: readonly string[] }
  | { readonly type: 'answered'; readonly id: number; readonly answered: Answered }
  | { readonly type: 'refused'; readonly id: number; readonly problems: FieldErrors<string> }
  | { readonly type: 'failed'; readonly id: number; readonly reason: CallFailed['reason'] }
  /** All calls that failed are made again. */
  | { readonly type: 'retried' };

export const nothingCompared: ComparisonState = { of: 0, columns: [] };

const noProblems: FieldErrors<string> = new Map<string, FieldError>();

function add(state: ComparisonState, { of, ...column }: NewColumn): ComparisonState {
  const columns = state.of === of ? state.columns : [];
  const id = Math.max(0, ...columns.map((each) => each.id)) + 1;
  const added: Column = { ...column, id, checkedNames: [], refused: noProblems };
  // Where there is no place left, it takes that of the last one.
  return { of, columns: [...columns.slice(0, maxColumns - 1), added] };
}

/** The names whose entries are not the same in both. */
export function changedNames(one: object, other: object): readonly string[] {
  const values = new Map(Object.entries(other));
  return Object.entries(one).flatMap(([name, entry]) => (values.get(name) === entry ? [] : [name]));
}

function enter(
  column: Column,
  { change, dependent }: Extract<ComparisonEvent, { type: 'entered' }>,
): Column {
  const entries = change(column.entries);
  if (entries === column.entries) return column;
  const moved = changedNames(column.entries, entries);
  const renewed = new Set([...moved, ...dependent]);
  return {
    ...column,
    entries,
    failure: undefined,
    checkedNames: [...new Set([...column.checkedNames, ...dependent])],
    // Mostly there is none: then nothing that shows problems is drawn again.
    refused:
      column.refused.size === 0
        ? column.refused
        : new Map([...column.refused].filter(([name]) => !renewed.has(name))),
  };
}

/** The columns after something has happened to them. */
export function nextComparison(state: ComparisonState, event: ComparisonEvent): ComparisonState {
  const each = (changed: (column: Column) => Column): ComparisonState => {
    const columns = state.columns.map(changed);
    const isSame = columns.every((column, index) => column === state.columns[index]);
    return isSame ? state : { ...state, columns };
  };
  const change = (id: number, changed: (column: Column) => Column): ComparisonState =>
    each((column) => (column.id === id ? changed(column) : column));
  switch (event.type) {
    case 'added':
      return add(state, event.column);
    case 'removed':
      return { ...state, columns: state.columns.filter(({ id }) => id !== event.id) };
    case 'entered':
      return change(event.id, (column) => enter(column, event));
    case 'left':
      return change(event.id, (column) =>
        column.checkedNames.includes(event.name)
          ? column
          : { ...column, checkedNames: [...column.checkedNames, event.name] },
      );
    case 'settled':
      return each((column) =>
        event.names.every((name) => column.checkedNames.includes(name))
          ? column
          : { ...column, checkedNames: event.names },
      );
    case 'answered':
      return change(event.id, (column) => ({
        ...column,
        answered: event.answered,
        failure: undefined,
        refused: noProblems,
      }));
    case 'refused':
      return change(event.id, (column) => ({
        ...column,
        refused: event.problems,
        checkedNames: [...new Set([...column.checkedNames, ...event.problems.keys()])],
      }));
    case 'failed':
      return change(event.id, (column) => ({ ...column, failure: event.reason }));
    case 'retried':
      return each((column) =>
        column.failure === undefined ? column : { ...column, failure: undefined },
      );
  }
}

/** Has a reload of the tab find the columns again, but for what belongs to one call. */
const memory: ReloadMemory<ComparisonState> = {
  write: ({ of, columns }) => ({
    of,
    columns: columns.map((column) => ({ ...column, refused: undefined, failure: undefined })),
  }),
  read: (written) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this build of the site has written it
    const kept = written as ComparisonState;
    const columns = kept.columns.map((column) => ({ ...column, refused: noProblems }));
    return { ...kept, columns };
  },
};

/**
 * The columns beside the results of a calculator, and how to change them.
 *
 * @param select what is shown of them, where that is not everything
 */
export function useComparisonState<Shown = ComparisonState>(
  calculator: string,
  select?: (state: ComparisonState) => Shown,
) {
  return useSessionState(`${calculator}.comparison`, nothingCompared, memory, select);
}

/** An entry of a column as it is now, as a text; undefined once the column is gone. */
export function useEntryOfColumn(calculator: string, id: number, name: string): string | undefined {
  const [entry] = useComparisonState(calculator, ({ columns }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a column holds the entries of a form by their names
    const entries = columns.find((column) => column.id === id)?.entries as
      | Readonly<Record<string, unknown>>
      | undefined;
    return entries && String(entries[name]);
  });
  return entry;
}

/** Whether there are columns beside a result. */
export function useIsCompared<Entries, Request, Result>(
  calculator: string,
  record: CalculatorRecord<Request, Result, Entries>,
) {
  return useComparisonState(calculator, (state) => columnsBeside(state, record).length > 0);
}

/** The columns beside one result. */
export function columnsBeside<Entries, Request, Result>(
  { of, columns }: ComparisonState,
  { calculatedOn }: CalculatorRecord<Request, Result, Entries>,
): readonly Column<Entries, Request, Result>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- beside a result stand columns of its own calculator
  return (of === calculatedOn.getTime() ? columns : nothingCompared.columns) as readonly Column<
    Entries,
    Request,
    Result
  >[];
}
