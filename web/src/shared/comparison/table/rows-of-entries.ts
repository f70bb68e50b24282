import type { Form } from '../../form/definition/define-form.ts';

type NameIn<Entries> = Extract<keyof Entries, string>;

/**
 * The fields that the columns show: those that decide, then those that the reader has added, those that are not the same in all
 * columns, and those that only some columns ask for and cannot do without. A field that no column asks for is left out.
 */
export function namesOfRows<Entries extends object, Values, Request>(
  form: Form<Entries, Values, Request>,
  deciding: readonly NameIn<Entries>[],
  columns: readonly Entries[],
  added: readonly NameIn<Entries>[] = [],
): readonly NameIn<Entries>[] {
  const others = form.names.filter((name) => {
    if (deciding.includes(name)) return false;
    if (added.includes(name)) return true;
    const field = form.fields[name];
    const held = columns.map((entries) =>
      form.isAsked(name, entries) ? entries[name] : undefined,
    );
    if (field.isRequired && held.includes(undefined)) return true;
    // The same may have been typed in other ways: '3500' and '3 500'.
    const stored = held.map((entry) => (entry === undefined ? '' : field.store(entry)));
    return field.isSent && new Set(held).size > 1 && new Set(stored).size > 1;
  });
  return [...deciding, ...others].filter((name) => isAskedInSome(form, name, columns));
}

/** The fields that can be added to the rows, in the order of the form. */
export function namesToAdd<Entries extends object, Values, Request>(
  form: Form<Entries, Values, Request>,
  shown: readonly NameIn<Entries>[],
  columns: readonly Entries[],
): readonly NameIn<Entries>[] {
  return form.names.filter((name) => !shown.includes(name) && isAskedInSome(form, name, columns));
}

function isAskedInSome<Entries extends object>(
  form: Pick<Form<Entries, unknown, unknown>, 'isAsked'>,
  name: NameIn<Entries>,
  columns: readonly Entries[],
): boolean {
  return columns.some((entries) => form.isAsked(name, entries));
}
