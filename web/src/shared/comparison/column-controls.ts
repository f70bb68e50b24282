import { useFormat } from '../amount/use-format.ts';
import { restoreEntries } from '../entries-link/stored-entries.ts';
import type { Doubt } from '../form/define-form.ts';
import { useControls, writeValue, type FieldWords } from '../form/field-words.ts';
import type { FieldError } from '../form/read-entry.ts';
import { useToday } from '../use-today.ts';
import type { Comparison } from './comparison.ts';
import type { Column, ComparisonEvent } from './comparison-state.ts';

/** What the entries of a column need to be shown and changed. */
export interface EnteredColumn<Entries> extends Pick<
  Column<Entries>,
  'id' | 'entries' | 'checkedNames' | 'refused'
> {
  readonly name: string;
}

/** Says what entries hold: a value in words, else what was typed. Undefined for a field that is not asked for. */
export function useEntryInWords<Entries extends object, Values, Request extends object, Result>({
  form,
}: Comparison<Entries, Values, Request, Result>) {
  type Name = Extract<keyof Entries, string>;
  const format = useFormat();
  return (name: Name, entries: Entries, words: FieldWords<never>): string | undefined => {
    if (!form.isAsked(name, entries)) return undefined;
    const field = form.fields[name];
    const reading = field.read(entries[name], {});
    if ('problem' in reading) return String(entries[name]);
    if (reading.value === null || reading.value === undefined) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by the field itself
    return writeValue(field, words, reading.value as never, format);
  };
}

/** Makes the hook for the controls of a column. As in the form, a field that has been left says what is doubtful, and writes an amount as the reader does. */
export function columnControls<Entries extends object, Values, Request extends object, Result>({
  form,
  useFieldWords,
}: Comparison<Entries, Values, Request, Result>) {
  return function useColumnControls(
    column: EnteredColumn<Entries> | undefined,
    own: Entries,
    send: (event: ComparisonEvent) => void,
  ) {
    type Name = Extract<keyof Entries, string>;
    const format = useFormat();
    const today = useToday();
    const entries = column?.entries ?? own;
    const words = useFieldWords(entries);
    const { id = 0, checkedNames = [] } = column ?? {};
    const { problems } = form.check(entries);
    const shownProblems = new Map<Name, FieldError>();
    for (const name of form.names) {
      const problem = column?.refused.get(name) ?? problems.get(name);
      if (problem !== undefined && checkedNames.includes(name)) shownProblems.set(name, problem);
    }
    /** Changes an entry among those that the column holds by then: what is drawn may be older. */
    const enterInto = <Changed extends Name>(
      name: Changed,
      entryAfter: (before: Entries) => Entries[Changed] | undefined,
    ) =>
      send({
        type: 'entered',
        id,
        change: (before) => {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of this column
          const present = before as Entries;
          const entry = entryAfter(present);
          return entry === undefined || entry === present[name]
            ? present
            : form.change(present, name, entry, format);
        },
        dependent: form.checkedAgainBy[name],
      });
    const enter = <Changed extends Name>(name: Changed, value: Entries[Changed]) =>
      enterInto(name, () => value);
    const doubtOf = (name: Name) =>
      checkedNames.includes(name) ? form.doubtOf(name, entries) : undefined;
    const enterMeant = ({ entries: meant }: Doubt<Name>) => {
      const { entries: restored } = restoreEntries(form, meant, { today, format });
      for (const name of form.names) {
        const entry = restored[name];
        if (entry !== undefined) enter(name, entry);
      }
    };
    const leave = (name: Name) => {
      const field = form.fields[name];
      // As in the form, only amounts are written anew.
      if (field.unit === 'euros') {
        enterInto(
          name,
          (before) =>
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- restored by the field itself
            field.restore(field.store(before[name]), format, []) as Entries[Name] | undefined,
        );
      }
      send({ type: 'left', id, name });
    };
    const control = useControls(
      {
        form,
        entries,
        shownProblems,
        origin: undefined,
        enter,
        leave,
        doubtOf,
        enterMeant,
      },
      words,
    );
    return { entries, words, control };
  };
}
