import type { Format } from '../../amount/format.ts';
import type { FieldErrors, Form } from '../definition/define-form.ts';
import type { FieldError } from '../definition/read-entry.ts';

type NameIn<Entries> = Extract<keyof Entries, string>;

/** Entries while they are filled in: in the form, or in a column beside a result. */
export interface Entered<Entries extends object> {
  readonly entries: Entries;
  /** Fields that have been left with something in them, or sent: only their errors are shown. */
  readonly checkedNames: readonly NameIn<Entries>[];
  /** What the API refused, until the field is changed. */
  readonly refused: FieldErrors<NameIn<Entries>>;
}

/** What happens to entries, the same in the form and in a column. */
export type EntriesEvent<Entries extends object> =
  | {
      readonly type: 'entered';
      readonly name: NameIn<Entries>;
      /** Gives the new entry from the present entries, because the drawn ones may be older. Undefined changes nothing. */
      readonly entryOf: (entries: Entries) => Entries[NameIn<Entries>] | undefined;
      readonly format: Format;
    }
  | { readonly type: 'left'; readonly name: NameIn<Entries> }
  /** Fields get back what they began with. */
  | {
      readonly type: 'cleared';
      readonly names: readonly NameIn<Entries>[];
      readonly initial: Entries;
    }
  /** Entries that were not typed here take the place of these. */
  | { readonly type: 'restored'; readonly entries: Partial<Entries> }
  /** The entries were sent, or nobody has typed for a moment: all errors are shown. */
  | { readonly type: 'settled' }
  | { readonly type: 'refused'; readonly errors: FieldErrors<NameIn<Entries>> };

const nothingRefused = new Map<never, FieldError>();

/** Entries as a form or a column begins. */
export function enteredFrom<Entries extends object>(entries: Entries): Entered<Entries> {
  return { entries, checkedNames: [], refused: nothingRefused };
}

/** What a reload of the tab finds: a refusal belongs to one call. */
export function enteredAfterReload<State extends { readonly refused: unknown }>(
  written: State,
): State {
  return { ...written, refused: nothingRefused };
}

function isBlank(entry: unknown): boolean {
  return typeof entry === 'string' && entry.trim() === '';
}

/** The names whose entries are not the same in both. */
export function changedNames<Entries extends object>(
  one: Entries,
  other: Partial<Entries>,
): readonly NameIn<Entries>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries have the names of their fields
  const names = Object.keys(one) as NameIn<Entries>[];
  return names.filter((name) => one[name] !== other[name]);
}

/**
 * The state after something has happened to its entries. It is the same object where nothing changes, so that nothing
 * is drawn again.
 */
export function nextEntered<Entries extends object, State extends Entered<Entries>>(
  form: Form<Entries, unknown, unknown>,
  state: State,
  event: EntriesEvent<Entries>,
): State {
  type Name = NameIn<Entries>;
  const checked = (names: readonly Name[]) => {
    const further = names.filter((name) => !state.checkedNames.includes(name));
    return further.length === 0 ? state.checkedNames : [...state.checkedNames, ...further];
  };
  const check = (names: readonly Name[]): State => {
    const checkedNames = checked(names);
    return checkedNames === state.checkedNames ? state : { ...state, checkedNames };
  };
  /** The refusals of the other fields; mostly there are none. */
  const refusedBut = (names: readonly Name[]) =>
    state.refused.size === 0
      ? state.refused
      : new Map([...state.refused].filter(([name]) => !names.includes(name)));
  const hasText = (name: Name) => !isBlank(state.entries[name]);

  switch (event.type) {
    case 'entered': {
      const { name, entryOf, format } = event;
      const entry = entryOf(state.entries);
      if (entry === undefined || entry === state.entries[name]) return state;
      const entries = form.change(state.entries, name, entry, format);
      const moved = changedNames(state.entries, entries);
      const dependent = form.checkedAgainBy[name];
      return {
        ...state,
        entries,
        checkedNames: checked([
          ...dependent.filter(hasText),
          // The reader has not typed what moved with it, and does not leave it either.
          ...(moved.length > 1 ? moved : []),
        ]),
        refused: refusedBut([...moved, ...dependent]),
      };
    }
    case 'left':
      // An empty field is reported when the entries are sent.
      return hasText(event.name) ? check([event.name]) : state;
    case 'cleared': {
      const { names, initial } = event;
      const entries = { ...state.entries };
      for (const name of names) entries[name] = initial[name];
      return {
        ...state,
        entries,
        checkedNames: state.checkedNames.filter((name) => !names.includes(name)),
        refused: refusedBut(names),
      };
    }
    case 'restored': {
      const entries = { ...state.entries, ...event.entries };
      const restored = form.names.filter((name) => name in event.entries);
      if (changedNames(state.entries, entries).length === 0) return state;
      return {
        ...state,
        entries,
        checkedNames: checked(restored.filter((name) => !isBlank(entries[name]))),
        refused: refusedBut(restored),
      };
    }
    case 'settled':
      return check(form.names);
    case 'refused':
      return { ...check(form.names), refused: event.errors };
  }
}
