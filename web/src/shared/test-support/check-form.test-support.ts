import { formatIn } from '../amount/format.ts';
import type { Form } from '../form/definition/define-form.ts';

/** Checks what a form holds when it is opened in January 2025, with the usual entries and some changes. */
export function checksOf<Entries extends object, Values, Request>(
  form: Form<Entries, Values, Request>,
  usual: Partial<Entries>,
) {
  return (changes: Partial<Entries> = {}) =>
    form.check({
      ...form.initialValues({ today: '2025-01-15', format: formatIn('en') }),
      ...usual,
      ...changes,
    });
}
