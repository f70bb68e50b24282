import { Fragment, memo, useId, type ComponentType } from 'react';
import { useFormat } from '../../amount/use-format.ts';
import { SelectBox } from '../../form/controls/SelectBox.tsx';
import { enteredFrom, type Entered } from '../../form/state/entered.ts';
import { useEntered } from '../../form/state/use-entered.ts';
import { inWords, useControls, writeValue, type FieldWords } from '../../form/words/field-words.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import type { ColumnsProps } from '../comparison-of-result.ts';
import type { Comparison } from '../comparison.ts';
import type { ComparisonEvent, maxColumns } from '../state/comparison-state.ts';
import { areSameColumns, isUnchanged } from '../state/unchanged.ts';
import { useLater, waitForMs } from '../state/use-later.ts';
import { ColumnEntry } from './ColumnEntry.tsx';
import { DifferenceCell, nothing } from './Figures.tsx';
import { namesOfRows, namesToAdd } from './rows-of-entries.ts';
import classes from './ComparisonTable.module.css';

/** How long after the last key the rows of entries are drawn. A box shows what is typed by itself, so the answer comes first. */
const pause = waitForMs(150);

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
  /** Entries that the reader has added to those that decide. */
  readonly added: readonly Extract<keyof Entries, string>[];
  readonly send: (event: ComparisonEvent<Entries, Request, Result>) => void;
}

interface AddEntryProps<Name extends string> {
  readonly offered: readonly { readonly name: Name; readonly label: string }[];
  /** Of the table. */
  readonly columnCount: number;
  readonly onAdd: (name: Name) => void;
}

/** A list of the entries that have no row yet. */
function AddEntry<Name extends string>({ offered, columnCount, onAdd }: AddEntryProps<Name>) {
  const { t } = useTranslation('comparison');
  const id = useId();
  const label = t('addEntry');
  const control = {
    id,
    'aria-label': label,
    'aria-describedby': undefined,
    'aria-invalid': false,
  };
  const options = offered.map((each) => ({ value: each.name, label: each.label }));
  const add = (chosen: string) => {
    const found = offered.find(({ name }) => name === chosen);
    if (found !== undefined) onAdd(found.name);
  };
  return (
    <tr className={classes.add}>
      <td colSpan={columnCount}>
        <div className={classes.addList}>
          <SelectBox
            control={control}
            name="addEntry"
            options={[{ value: '', label }, ...options]}
            value=""
            onChange={add}
          />
        </div>
      </td>
    </tr>
  );
}

/** A yes or no in words. */
function useNameOfAnswer(): (answer: boolean) => string {
  const { t } = useTranslation('comparison', { keyPrefix: 'answer' });
  return (answer) => t(answer ? 'yes' : 'no');
}

/**
 * Makes the rows of entries: those of the result in words, those of a column to change. They are drawn anew only when
 * an entry has changed.
 */
export function comparedEntries<Entries extends object, Values, Request extends object, Result>(
  comparison: Comparison<Entries, Values, Request, Result>,
): ComponentType<ComparedEntriesProps<Entries, Request, Result>> {
  const { form, deciding, useFieldWords } = comparison;
  type Name = Extract<keyof Entries, string>;
  type Props = ComparedEntriesProps<Entries, Request, Result>;

  /** Says what entries hold: a value in words, else what was typed. A dash for a field that is not asked for. */
  function useEntryInWords() {
    const format = useFormat();
    const nameOfAnswer = useNameOfAnswer();
    return (name: Name, entries: Entries, words: FieldWords<never>): string => {
      if (!form.isAsked(name, entries)) return nothing;
      const field = form.fields[name];
      const reading = field.read(entries[name], {});
      if ('error' in reading) return String(entries[name]);
      if (reading.value === null || reading.value === undefined) return nothing;
      if (typeof reading.value === 'boolean') return nameOfAnswer(reading.value);
      const written = writeValue(field, words, reading.value, format);
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

  interface EntryCellProps {
    readonly name: Name;
    readonly label: string;
    readonly column: ReturnType<typeof useColumn>;
  }

  /** An entry of a column: to change, or a dash where it is not asked for. */
  function EntryCell({ name, label, column }: EntryCellProps) {
    const { t } = useTranslation('comparison');
    const entryInWords = useEntryInWords();
    const nameOfAnswer = useNameOfAnswer();
    const { id, entries, words, control } = column;
    const written = entryInWords(name, entries, words[name]);
    if (!form.isAsked(name, entries)) return written;
    return (
      <ColumnEntry
        columnId={id}
        label={t('entry', { entry: label, column: column.name })}
        field={form.fields[name]}
        control={control(name)}
        choices={form.choicesOf[name].map((value) => ({
          value,
          name:
            typeof value === 'boolean'
              ? nameOfAnswer(value)
              : (inWords(words[name].write, value) ?? String(value)),
        }))}
        written={written}
      />
    );
  }

  function ComparedEntries(props: Props) {
    const { record, columns, viewed, added, send } = props;
    const count = columns.length;
    const entryInWords = useEntryInWords();
    const ownWords = useFieldWords(record.entries, record.request);
    const newest = (columns.at(-1) ?? record).entries;
    const wordsOfNewest = useFieldWords(newest, record.request);
    /** The result's own name of a field; of one that it does not ask for, the name beside the other entries of a column. */
    const labelOf = (name: Name) =>
      (form.isAsked(name, record.entries) ? ownWords : wordsOfNewest)[name].label;
    // A column more or less changes no hook: there are as many calls as there can be columns.
    const places = [useColumn(columns[0], props), useColumn(columns[1], props)] as const satisfies {
      readonly length: typeof maxColumns;
    };
    const controlled = places.slice(0, count);
    const allEntries = [record.entries, ...controlled.map(({ entries }) => entries)];
    const names = namesOfRows(form, deciding, allEntries, added);
    const addableNames = namesToAdd(form, names, allEntries);
    return (
      <>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{labelOf(name)}</th>
            <td>{entryInWords(name, record.entries, ownWords[name])}</td>
            {controlled.map((column, index) => (
              <Fragment key={column.id}>
                <td>
                  <EntryCell name={name} label={labelOf(name)} column={column} />
                </td>
                <DifferenceCell isViewed={index === viewed} />
              </Fragment>
            ))}
          </tr>
        ))}
        {addableNames.length > 0 && (
          <AddEntry
            offered={addableNames.map((name) => ({ name, label: labelOf(name) }))}
            columnCount={2 + 2 * count}
            onAdd={(name) => send({ type: 'entryAdded', name })}
          />
        )}
      </>
    );
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
