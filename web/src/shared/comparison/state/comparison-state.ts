import type { Form } from '../../form/definition/define-form.ts';
import type { FailureReason } from '../../form/state/calculation.ts';
import type { CalculatorRecord } from '../../form/state/calculator-record.ts';
import {
  enteredAfterReload,
  enteredFrom,
  nextEntered,
  type Entered,
  type EntriesEvent,
} from '../../form/state/entered.ts';
import { useSessionState } from '../../session/session-state.ts';
import type { Compared } from '../comparison.ts';

/** Columns beside the result: a second and a third. */
export const maxColumns = 2;

/** How long nobody has typed before errors are shown and the change is read out. */
export const pauseMs = 1000;

/** The last answer to a column's entries. */
export interface Answered<Entries, Request, Result> extends Compared<Entries, Request, Result> {
  /** The request as text, by which it is told whether the entries have changed since. */
  readonly key: string;
}

/** A column beside the result. */
export interface Column<Entries extends object, Request, Result> extends Entered<Entries> {
  readonly id: number;
  /** The name under which the reader keeps it. */
  readonly name?: string | undefined;
  readonly answered: Answered<Entries, Request, Result> | undefined;
  /** Why there is no answer to the entries. */
  readonly failure?: FailureReason | undefined;
}

/** The columns beside a result. */
export interface ComparisonState<Entries extends object, Request, Result> {
  /** When that result was calculated: another one begins without columns. */
  readonly calculatedAt: number;
  readonly columns: readonly Column<Entries, Request, Result>[];
  /** Further entries that the reader wants to change. */
  readonly added: readonly Extract<keyof Entries, string>[];
}

/** A column as it begins. */
export type NewColumn<Entries extends object, Request, Result> = Pick<
  Column<Entries, Request, Result>,
  'name' | 'entries' | 'answered'
>;

export type ComparisonEvent<Entries extends object, Request, Result> =
  | {
      readonly type: 'added';
      /** When the result was calculated that the column stands beside. */
      readonly calculatedAt: number;
      readonly column: NewColumn<Entries, Request, Result>;
    }
  | { readonly type: 'removed'; readonly id: number }
  /** The reader wants to change an entry that has no row yet. */
  | { readonly type: 'entryAdded'; readonly name: Extract<keyof Entries, string> }
  /** Something has happened to the entries of a column. */
  | { readonly type: 'changed'; readonly id: number; readonly event: EntriesEvent<Entries> }
  /** Nobody has typed for a moment. */
  | { readonly type: 'settled' }
  | {
      readonly type: 'answered';
      readonly id: number;
      readonly answered: Answered<Entries, Request, Result>;
    }
  | { readonly type: 'failed'; readonly id: number; readonly reason: FailureReason }
  /** All calls that failed are made again. */
  | { readonly type: 'retried' };

export const nothingCompared = {
  calculatedAt: 0,
  columns: [],
  added: [],
} as const satisfies ComparisonState<never, never, never>;

/** The columns after something has happened to them. */
export function nextComparison<Entries extends object, Values, Request, Result>(
  form: Form<Entries, Values, Request>,
  state: ComparisonState<Entries, Request, Result>,
  event: ComparisonEvent<Entries, Request, Result>,
): ComparisonState<Entries, Request, Result> {
  type OneColumn = Column<Entries, Request, Result>;
  const each = (changed: (column: OneColumn) => OneColumn) => {
    const columns = state.columns.map(changed);
    const isSame = columns.every((column, index) => column === state.columns[index]);
    return isSame ? state : { ...state, columns };
  };
  const change = (id: number, changed: (column: OneColumn) => OneColumn) =>
    each((column) => (column.id === id ? changed(column) : column));

  switch (event.type) {
    case 'added': {
      const { calculatedAt, column } = event;
      const { columns, added: rows } =
        state.calculatedAt === calculatedAt ? state : nothingCompared;
      const id = Math.max(0, ...columns.map((other) => other.id)) + 1;
      const added: OneColumn = { ...column, ...enteredFrom(column.entries), id };
      // Where there is no place left, it takes that of the last one.
      return { calculatedAt, columns: [...columns.slice(0, maxColumns - 1), added], added: rows };
    }
    case 'removed':
      return { ...state, columns: state.columns.filter(({ id }) => id !== event.id) };
    case 'entryAdded':
      return state.added.includes(event.name)
        ? state
        : { ...state, added: [...state.added, event.name] };
    case 'changed':
      return change(event.id, (column) => {
        const next = nextEntered(form, column, event.event);
        return next.entries === column.entries ? next : { ...next, failure: undefined };
      });
    case 'settled':
      return each((column) => nextEntered(form, column, event));
    case 'answered':
      return change(event.id, (column) => ({
        ...column,
        answered: event.answered,
        failure: undefined,
      }));
    case 'failed':
      return change(event.id, (column) => ({ ...column, failure: event.reason }));
    case 'retried':
      return each((column) =>
        column.failure === undefined ? column : { ...column, failure: undefined },
      );
  }
}

/** Why there is no answer belongs to one call. */
const comparisonAfterReload = <Entries extends object, Request, Result>(
  written: ComparisonState<Entries, Request, Result>,
): ComparisonState<Entries, Request, Result> => ({
  ...written,
  columns: written.columns.map((column) => ({
    ...enteredAfterReload(column),
    failure: undefined,
  })),
});

/**
 * The columns beside the results of a calculator, and how to change them.
 *
 * @param select what is shown of them, where that is not everything
 */
export function useComparisonState<
  Entries extends object,
  Request,
  Result,
  Shown = ComparisonState<Entries, Request, Result>,
>(calculator: string, select?: (state: ComparisonState<Entries, Request, Result>) => Shown) {
  return useSessionState<ComparisonState<Entries, Request, Result>, Shown>(
    `${calculator}.comparison`,
    nothingCompared,
    comparisonAfterReload,
    select,
  );
}

/** An entry of a column as it is now, as a text; undefined once the column is gone. */
export function useEntryOfColumn(calculator: string, id: number, name: string): string | undefined {
  const [entry] = useComparisonState(
    calculator,
    ({ columns }: ComparisonState<Readonly<Record<string, unknown>>, unknown, unknown>) => {
      const entries = columns.find((column) => column.id === id)?.entries;
      return entries && String(entries[name]);
    },
  );
  return entry;
}

/** Whether there are columns beside a result. */
export function useIsCompared<Entries extends object, Request, Result>(
  calculator: string,
  record: CalculatorRecord<Request, Result, Entries>,
) {
  return useComparisonState(
    calculator,
    (state: ComparisonState<Entries, Request, Result>) => columnsBeside(state, record).length > 0,
  );
}

/** The columns beside one result. */
export function columnsBeside<Entries extends object, Request, Result>(
  { calculatedAt, columns }: ComparisonState<Entries, Request, Result>,
  { calculatedOn }: CalculatorRecord<Request, Result, Entries>,
): readonly Column<Entries, Request, Result>[] {
  return calculatedAt === calculatedOn.getTime() ? columns : nothingCompared.columns;
}
