import type { Form } from '../form/define-form.ts';

/**
 * The fields that the columns show: those that decide, and whatever else is not the same in all of them. A field that no column
 * asks for is left out.
 */
export function namesOfRows<Entries extends object, Values, Request>(
  form: Form<Entries, Values, Request>,
  deciding: readonly Extract<keyof Entries, string>[],
  columns: readonly Entries[],
): readonly Extract<keyof Entries, string>[] {
  const storedIn = (entries: Entries, name: Extract<keyof Entries, string>) =>
    form.isAsked(name, entries) ? form.fields[name].store(entries[name]) : '';
  const differing = form.names.filter(
    (name) =>
      form.fields[name].isSent &&
      !deciding.includes(name) &&
      new Set(columns.map((entries) => storedIn(entries, name))).size > 1,
  );
  return [...deciding, ...differing].filter((name) =>
    columns.some((entries) => form.isAsked(name, entries)),
  );
}
