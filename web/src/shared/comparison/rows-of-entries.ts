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
  const differing = form.names.filter((name) => {
    const field = form.fields[name];
    if (!field.isSent || deciding.includes(name)) return false;
    const held = new Set(
      columns.map((entries) => (form.isAsked(name, entries) ? entries[name] : undefined)),
    );
    // The same may have been typed in other ways: '3500' and '3 500'.
    return (
      held.size > 1 &&
      new Set([...held].map((entry) => (entry === undefined ? '' : field.store(entry)))).size > 1
    );
  });
  return [...deciding, ...differing].filter((name) =>
    columns.some((entries) => form.isAsked(name, entries)),
  );
}
