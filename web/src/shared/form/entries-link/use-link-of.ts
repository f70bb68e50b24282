import { useMemo } from 'react';
import { useFormat } from '../../amount/use-format.ts';
import { useToday } from '../../today/use-today.ts';
import type { Form } from '../definition/define-form.ts';
import { writeLink } from './entries-link.ts';
import { storeEntries } from './stored-entries.ts';

/** What stands behind the # of a link to these entries. */
export function useLinkOf<Entries extends object, Values, Request>(
  form: Form<Entries, Values, Request>,
  entries: Entries,
): string {
  const format = useFormat();
  const today = useToday();
  return useMemo(
    () => writeLink(form, storeEntries(form, entries, { today, format })),
    [form, entries, today, format],
  );
}
