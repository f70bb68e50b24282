import type { Form } from '../definition/define-form.ts';
import type { Opening } from '../definition/fields.ts';

/** Entries by the names of their fields, the same in every language. */
export type StoredEntries = Readonly<Record<string, string>>;

/** Stored entries as a form holds them. */
interface RestoredEntries<Entries> {
  readonly entries: Partial<Entries>;
  /** False where a field or a choice is unknown here and was left out. */
  readonly isWhole: boolean;
}

/**
 * What tells the entries of a form from those that it begins with. What follows the day is always stored, so that the same
 * law applies when they are opened later; what is not asked for is not stored.
 */
export function storeEntries<Entries extends object, Values, Request>(
  form: Form<Entries, Values, Request>,
  entries: Entries,
  opening: Opening,
): StoredEntries {
  const first = form.initialValues(opening);
  return Object.fromEntries(
    form.names.flatMap((name) => {
      const field = form.fields[name];
      const stored = field.store(entries[name]);
      const isKnown = !field.followsDay && stored === field.store(first[name]);
      return isKnown || !form.isAsked(name, entries) ? [] : [[name, stored]];
    }),
  );
}

/** Stored entries in the reader's way of writing. Unknown fields and choices are left out; limits are the form's own affair. */
export function restoreEntries<Entries extends object, Values, Request>(
  form: Form<Entries, Values, Request>,
  stored: { readonly [name: string]: string | undefined },
  { format }: Opening,
): RestoredEntries<Entries> {
  const restored = Object.entries(stored).flatMap(([storedName, text]) => {
    const name = form.names.find((each) => each === storedName);
    if (name === undefined || text === undefined) return [];
    const entry = form.fields[name].restore(text, format, form.choicesOf[name]);
    return entry === undefined ? [] : [[name, entry] as const];
  });
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has restored its own entry
    entries: Object.fromEntries(restored) as Partial<Entries>,
    isWhole: restored.length === Object.keys(stored).length,
  };
}
