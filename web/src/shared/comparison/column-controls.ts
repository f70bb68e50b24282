import { useFormat } from '../amount/use-format.ts';
import { useControls, writeValue, type FieldWords } from '../form/field-words.ts';
import type { FieldError } from '../form/read-entry.ts';
import type { Comparison } from './comparison.ts';
import type { Column, ComparisonEvent } from './comparison-state.ts';

/** What the entries of a column need to be shown and changed. */
export interface EnteredColumn<Entries> extends Pick<
  Column<Entries>,
  'id' | 'entries' | 'checkedNames' | 'refused'
> {
  readonly name: string;
}

const noDoubt = () => undefined;

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

/** Makes the hook for the controls of a column. An amount is written as the reader does once its field is left. */
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
    const entries = column?.entries ?? own;
    const words = useFieldWords(entries);
    const { id = 0, checkedNames = [] } = column ?? {};
    const { problems } = form.check(entries);
    const shownProblems = new Map<Name, FieldError>();
    for (const name of form.names) {
      const problem = column?.refused.get(name) ?? problems.get(name);
      if (problem !== undefined && checkedNames.includes(name)) shownProblems.set(name, problem);
    }
    const enter = <Changed extends Name>(name: Changed, value: Entries[Changed]) =>
      send({
        type: 'entered',
        id,
        entries: form.change(entries, name, value, format),
        dependent: form.checkedAgainBy[name],
      });
    const leave = (name: Name) => {
      const field = form.fields[name];
      // As in the form, only amounts are written anew.
      const written =
        field.unit === 'euros' ? field.restore(field.store(entries[name]), format, []) : undefined;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- restored by the field itself
      const entry = written as Entries[Name] | undefined;
      if (entry !== undefined && entry !== entries[name]) enter(name, entry);
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
        doubtOf: noDoubt,
        enterMeant: noDoubt,
      },
      words,
    );
    return { entries, words, control };
  };
}
