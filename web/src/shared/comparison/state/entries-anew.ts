import type { Format } from '../../amount/format.ts';
import type { Form } from '../../form/definition/define-form.ts';

/**
 * Entries for a new column: a number that was typed with another language's decimal mark is written as the readers of this
 * page do. The form keeps what was typed until its field is left.
 */
export function entriesAnew<Entries extends object, Values, Request>(
  form: Form<Entries, Values, Request>,
  entries: Entries,
  format: Format,
): Entries {
  const otherMark = format.decimalMark === '.' ? ',' : '.';
  const anew = form.names.flatMap((name) => {
    const field = form.fields[name];
    const entry: unknown = entries[name];
    if (field.unit === 'choice' || typeof entry !== 'string' || !entry.includes(otherMark)) {
      return [];
    }
    return [[name, field.restore(field.store(entry), format, [])] as const];
  });
  return { ...entries, ...Object.fromEntries(anew) };
}
