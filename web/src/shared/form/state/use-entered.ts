import { useFormat } from '../../amount/use-format.ts';
import { useToday } from '../../today/use-today.ts';
import type { Doubt, FieldErrors, Form } from '../definition/define-form.ts';
import { restoreEntries } from '../entries-link/stored-entries.ts';
import { useAfterPress } from './after-press.ts';
import type { Entered, EntriesEvent } from './entered.ts';

/**
 * What controls need of entries, in the form as in a column: the errors and doubts to show, and what happens when a
 * field is changed or left.
 */
export function useEntered<Entries extends object, Values, Request>(
  form: Form<Entries, Values, Request>,
  { entries, checkedNames, refused }: Entered<Entries>,
  send: (event: EntriesEvent<Entries>) => void,
) {
  type Name = Extract<keyof Entries, string>;
  const runAfterPress = useAfterPress();
  const format = useFormat();
  const today = useToday();
  const { request, errors: found } = form.check(entries);
  const errors: FieldErrors<Name> = new Map([...found, ...refused]);
  const shownErrors: FieldErrors<Name> = new Map(
    [...errors].filter(([name]) => checkedNames.includes(name)),
  );

  /**
   * Sets a value. Its error is shown on blur, unless it is already shown or other entries changed
   * with it. Fields that belong together are validated together.
   */
  const enter = <Changed extends Name>(name: Changed, value: Entries[Changed]) =>
    send({ type: 'entered', name, entryOf: () => value, format });

  /** Writes a figure as it was understood, with the decimal mark of the language, and shows the error of the field. */
  const leave = (name: Name) => {
    const field = form.fields[name];
    if (field.unit === 'euros' || field.unit === 'percent') {
      send({
        type: 'entered',
        name,
        entryOf: (before) =>
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- restored by the field itself
          field.restore(field.store(before[name]), format, []) as Entries[Name] | undefined,
        format,
      });
    }
    runAfterPress(() => send({ type: 'left', name }));
  };

  /** Whether a field is asked for, with these entries. */
  const isAsked = (name: Name) => form.isAsked(name, entries);

  /** What the reader may have meant, of the fields that have been left. */
  const doubtOf = (name: Name) =>
    checkedNames.includes(name) ? form.doubtOf(name, entries) : undefined;

  /** Enters what the reader has meant. */
  const enterMeant = ({ entries: meant }: Doubt<Name>) => {
    const { entries: restored } = restoreEntries(form, meant, { today, format });
    for (const name of form.names) {
      const entry = restored[name];
      if (entry !== undefined) enter(name, entry);
    }
  };

  return {
    /** The form as its room declares it. */
    definition: form,
    entries,
    request,
    errors,
    shownErrors,
    isAsked,
    doubtOf,
    enterMeant,
    enter,
    leave,
  };
}
