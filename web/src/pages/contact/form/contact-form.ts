import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { SubjectState } from '../../../shared/ReportError.tsx';
import { useSessionState } from '../../../shared/session/session-state.ts';
import { entryNames, initialValues, errorsOf, type Entries, type EntryName } from './entries.ts';

interface KeptForm {
  readonly entries: Entries;
  /** Fields that were left with something in them, or sent: only their errors are shown. */
  readonly checkedNames: readonly EntryName[];
  /** Fields that the API refused, until they change. */
  readonly refusedNames: readonly EntryName[];
}

const firstForm: KeptForm = { entries: initialValues, checkedNames: [], refusedNames: [] };

/**
 * The entries of the form, kept while the page's script lives, with the errors that are to be shown. A link that
 * reports an error fills in an empty subject.
 */
export function useContactForm() {
  const [{ entries, checkedNames, refusedNames }, change] = useSessionState(
    'contact.form',
    firstForm,
  );
  const { state }: { state: SubjectState | null } = useLocation();
  const subject = state?.subject;
  useEffect(() => {
    if (subject === undefined) return;
    change((previous) =>
      previous.entries.subject === ''
        ? { ...previous, entries: { ...previous.entries, subject } }
        : previous,
    );
  }, [subject, change]);
  const found = errorsOf(entries);
  const refused = refusedNames.map((name) => [name, { code: 'refused' }] as const);
  const errors = new Map([...refused, ...found]);
  const shownErrors = new Map([...errors].filter(([name]) => checkedNames.includes(name)));

  const enter = (changed: EntryName, text: string) =>
    change((previous) => ({
      ...previous,
      entries: { ...previous.entries, [changed]: text },
      refusedNames: previous.refusedNames.filter((name) => name !== changed),
    }));

  /** Shows the error of a field on blur. An empty field is reported on submit. */
  const leave = (name: EntryName) =>
    change((previous) =>
      previous.entries[name].trim() === ''
        ? previous
        : { ...previous, checkedNames: [...previous.checkedNames, name] },
    );

  /** Shows all errors, those included that only the API has found. */
  const showErrors = (refusedByApi: readonly EntryName[]) =>
    change((previous) => ({ ...previous, refusedNames: refusedByApi, checkedNames: entryNames }));

  /** Clears the form after a message was sent. */
  const clear = () => change(() => firstForm);

  return { entries, errors, shownErrors, enter, leave, showErrors, clear };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
