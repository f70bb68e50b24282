import { Fragment, memo, type ComponentType, type ReactNode } from 'react';
import { useFormat } from '../amount/use-format.ts';
import { enteredFrom, type Entered } from '../form/entered.ts';
import { useControls, writeValue, type FieldWords } from '../form/field-words.ts';
import { useEntered } from '../form/use-entered.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { ColumnEntry } from './ColumnEntry.tsx';
import type { ColumnsProps } from './comparison-of-result.ts';
import type { ComparisonEvent } from './comparison-state.ts';
import type { Comparison } from './comparison.ts';
import { DifferenceCell, nothing } from './Figures.tsx';
import { namesOfRows } from './rows-of-entries.ts';
import { areSameColumns, isUnchanged } from './unchanged.ts';
import { useLater, afterMilliseconds } from './use-later.ts';

/** How long after the last key the rows of entries are drawn. A box shows what is typed by itself, so the answer comes first. */
const pause = afterMilliseconds(150);

/** What the entries of a column need to be shown and changed. */
interface EnteredColumn<Entries extends object> extends Entered<Entries> {
  readonly id: number;
  readonly name: string;
}

interface ComparedEntriesProps<Entries extends object, Request, Result> extends Pick<
  ColumnsProps<Entries, Request, Result>,
  'record'
> {
  readonly columns: readonly EnteredColumn<Entries>[];
  /** The column whose difference is shown where there is room for one only. */
  readonly viewed: number;
  readonly send: (event: ComparisonEvent<Entries, Request, Result>) => void;
}

/** Makes the rows of entries: those of the result in words, those of a column to change. They are drawn anew only when an entry has changed. */
export function comparedEntries<Entries extends object, Values, Request extends object, Result>(
  comparison: Comparison<Entries, Values, Request, Result>,
): ComponentType<ComparedEntriesProps<Entries, Request, Result>> {
  const { form, deciding, useFieldWords } = comparison;
  type Name = Extract<keyof Entries, string>;
  type Props = ComparedEntriesProps<Entries, Request, Result>;

  /** Says what entries hold: a value in words, else what was typed. A dash for a field that is not asked for. */
  function useEntryInWords() {
    const format = useFormat();
    return (name: Name, entries: Entries, words: FieldWords<never>): string => {
      if (!form.isAsked(name, entries)) return nothing;
      const field = form.fields[name];
      const reading = field.read(entries[name], {});
      if ('problem' in reading) return String(entries[name]);
      if (reading.value === null || reading.value === undefined) return nothing;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by the field itself
      const written = writeValue(field, words, reading.value as never, format);
      return words.write === undefined && words.unit !== undefined
        ? `${written}\u00A0${words.unit}`
        : written;
    };
  }

  /** The controls of a column; in the place of one that is not there, those of the result, which nobody sees. */
  function useColumn(column: EnteredColumn<Entries> | undefined, { record, send }: Props) {
    const entered = column ?? enteredFrom(record.entries);
    const { id = 0, name = '' } = column ?? {};
    const state = useEntered(form, entered, (event) => send({ type: 'changed', id, event }));
    const words = useFieldWords(entered.entries);
    return { id, name, entries: entered.entries, words, control: useControls(state, words) };
  }

  function ComparedEntries(props: Props) {
    const { record, columns, viewed } = props;
    const { t } = useTranslation('comparison');
    const entryInWords = useEntryInWords();
    const ownWords = useFieldWords(record.entries, record.request);
    // A column more or less changes no hook.
    const controlled = [useColumn(columns[0], props), useColumn(columns[1], props)].slice(
      0,
      columns.length,
    );

    const cellOf = (name: Name, column: ReturnType<typeof useColumn>): ReactNode => {
      const { id, entries, words, control } = column;
      const written = entryInWords(name, entries, words[name]);
      if (!deciding.includes(name) || !form.isAsked(name, entries)) return written;
      return (
        <ColumnEntry
          key={name}
          columnId={id}
          label={t('entry', { entry: ownWords[name].label, column: column.name })}
          field={form.fields[name]}
          control={control(name)}
          words={words[name]}
          choices={form.choicesOf[name]}
          written={written}
        />
      );
    };
    const allEntries = [record.entries, ...controlled.map(({ entries }) => entries)];
    return namesOfRows(form, deciding, allEntries).map((name) => (
      <tr key={name}>
        <th scope="row">{ownWords[name].label}</th>
        <td>{entryInWords(name, record.entries, ownWords[name])}</td>
        {controlled.map((column, index) => (
          <Fragment key={column.id}>
            <td>{cellOf(name, column)}</td>
            <DifferenceCell isViewed={index === viewed} />
          </Fragment>
        ))}
      </tr>
    ));
  }
  const DrawnEntries = memo(ComparedEntries);

  function EntriesAfterTheKey({ columns, ...others }: Props) {
    const earlier = useLater(columns, pause);
    return (
      <DrawnEntries {...others} columns={areSameColumns(earlier, columns) ? earlier : columns} />
    );
  }
  return memo(EntriesAfterTheKey, isUnchanged);
}
