import { readLink } from '../entries-link/entries-link.ts';
import { restoreEntries } from '../entries-link/stored-entries.ts';
import type { ReloadMemory } from '../session-state.ts';
import type { FieldErrors, Form } from './define-form.ts';
import type { Opening } from './fields.ts';
import type { FieldError } from './read-entry.ts';
import type { EntriesSource, Offer } from './offered-entries.ts';

type NameIn<Entries> = Extract<keyof Entries, string>;

/** What the form says about entries that the reader has not typed into it. */
export interface EntriesOrigin {
  readonly source: EntriesSource;
  /** Why there are none of them. */
  readonly refusal?: 'damaged' | 'newer';
  /** False where some were unknown and left out. */
  readonly isWhole: boolean;
  /** The fields that still hold what came. */
  readonly names: readonly string[];
}

/** A form while the page's script lives. */
export interface KeptForm<Entries extends object> {
  readonly entries: Entries;
  /** Fields that have been left with something in them, or sent: only their problems are shown. */
  readonly checkedNames: readonly NameIn<Entries>[];
  /** What the API refused, until the field is changed. */
  readonly refused: FieldErrors<NameIn<Entries>>;
  readonly isTermsAccepted: boolean;
  /** The folded parts of the form that are open. */
  readonly openFolds: readonly string[];
  readonly origin: EntriesOrigin | undefined;
}

const memory: ReloadMemory<KeptForm<object>> = {
  write: (kept) => ({ ...kept, refused: undefined, isTermsAccepted: false }),
  read: (written, initial) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this build of the site has written it
    ({ ...initial, ...(written as KeptForm<object>), refused: new Map<never, FieldError>() }),
};

/**
 * Has a reload of the tab find the form again, but for the refusals of the API, which belong to one call, and the accepted
 * terms, which belong to one visit.
 */
export function formMemory<Entries extends object>(): ReloadMemory<KeptForm<Entries>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is read is what was written
  return memory as unknown as ReloadMemory<KeptForm<Entries>>;
}

export function isBlank(entry: unknown): boolean {
  return typeof entry === 'string' && entry.trim() === '';
}

/** The form after entries were offered to it. A link that cannot be read changes none. */
export function takeOver<Entries extends object>(
  form: Form<Entries, unknown, unknown>,
  previous: KeptForm<Entries>,
  first: KeptForm<Entries>,
  { source, entries: offered, keepsOthers = false }: Offer,
  opening: Opening,
): KeptForm<Entries> {
  const reading =
    typeof offered === 'string'
      ? readLink(form, offered)
      : ({ kind: 'entries', stored: offered } as const);
  if (reading.kind !== 'entries') {
    return { ...previous, origin: { source, refusal: reading.kind, isWhole: false, names: [] } };
  }
  const { entries, isWhole } = restoreEntries(form, reading.stored, opening);
  const names = form.names.filter((name) => name in entries);
  const others = keepsOthers ? previous : first;
  return {
    ...others,
    entries: { ...others.entries, ...entries },
    checkedNames: [...others.checkedNames, ...names.filter((name) => !isBlank(entries[name]))],
    origin: { source, isWhole, names },
  };
}
