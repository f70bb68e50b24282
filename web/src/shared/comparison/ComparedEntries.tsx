import { Fragment, memo, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { ColumnEntry } from './ColumnEntry.tsx';
import { columnControls, useEntryInWords, type EnteredColumn } from './column-controls.ts';
import type { ColumnsProps } from './comparison-of-result.ts';
import type { ComparisonEvent } from './comparison-state.ts';
import type { Comparison } from './comparison.ts';
import { DifferenceCell } from './Figures.tsx';
import { namesOfRows } from './rows-of-entries.ts';
import { areSameColumns, isUnchanged } from './unchanged.ts';
import { useLater, afterMilliseconds } from './use-later.ts';

/** How long after the last key the rows of entries are drawn. A box shows what is typed by itself, so the answer comes first. */
const pause = afterMilliseconds(150);

interface ComparedEntriesProps<Entries, Request, Result> extends Pick<
  ColumnsProps<Entries, Request, Result>,
  'record'
> {
  readonly columns: readonly EnteredColumn<Entries>[];
  /** The column whose difference is shown where there is room for one only. */
  readonly viewed: number;
  readonly send: (event: ComparisonEvent) => void;
}

/** Makes the rows of entries: those of the result in words, those of a column to change. They are drawn anew only when an entry has changed. */
export function comparedEntries<Entries extends object, Values, Request extends object, Result>(
  comparison: Comparison<Entries, Values, Request, Result>,
): ComponentType<ComparedEntriesProps<Entries, Request, Result>> {
  const { form, deciding, useFieldWords } = comparison;
  const useColumnControls = columnControls(comparison);

  function ComparedEntries(props: ComparedEntriesProps<Entries, Request, Result>) {
    const { record, columns, viewed, send } = props;
    const { t } = useTranslation('comparison');
    const entryInWords = useEntryInWords(comparison);
    const ownWords = useFieldWords(record.entries, record.request);
    // A column more or less changes no hook.
    const controls = [
      useColumnControls(columns[0], record.entries, send),
      useColumnControls(columns[1], record.entries, send),
    ].slice(0, columns.length);

    const cellOf = (name: Extract<keyof Entries, string>, index: number): ReactNode => {
      const of = controls[index];
      if (of === undefined || !form.isAsked(name, of.entries)) return '–';
      const written = entryInWords(name, of.entries, of.words[name]) ?? '–';
      if (!deciding.includes(name)) return written;
      const { label } = ownWords[name];
      return (
        <ColumnEntry
          key={name}
          columnId={columns[index]?.id ?? 0}
          label={t('entry', { entry: label, column: columns[index]?.name ?? '' })}
          field={form.fields[name]}
          control={of.control(name)}
          words={of.words[name]}
          choices={form.choicesOf[name]}
          written={written}
        />
      );
    };
    const allEntries = [record.entries, ...controls.map(({ entries }) => entries)];
    return namesOfRows(form, deciding, allEntries).map((name) => (
      <tr key={name}>
        <th scope="row">{ownWords[name].label}</th>
        <td>{entryInWords(name, record.entries, ownWords[name]) ?? '–'}</td>
        {columns.map(({ id }, index) => (
          <Fragment key={id}>
            <td>{cellOf(name, index)}</td>
            <DifferenceCell isViewed={index === viewed} />
          </Fragment>
        ))}
      </tr>
    ));
  }
  const DrawnEntries = memo(ComparedEntries);

  function EntriesAfterTheKey({
    columns,
    ...others
  }: ComparedEntriesProps<Entries, Request, Result>) {
    const earlier = useLater(columns, pause);
    return (
      <DrawnEntries {...others} columns={areSameColumns(earlier, columns) ? earlier : columns} />
    );
  }
  return memo(EntriesAfterTheKey, isUnchanged);
}
