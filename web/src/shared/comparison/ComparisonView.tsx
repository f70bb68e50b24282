import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { useFormat } from '../amount/use-format.ts';
import { Button } from '../button/Button.tsx';
import { FailureNotice } from '../form/FailureNotice.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { ColumnEntry } from './ColumnEntry.tsx';
import { columnControls, useEntryInWords } from './column-controls.ts';
import { keyOf, type ColumnsProps } from './comparison-of-result.ts';
import {
  columnsBeside,
  maxColumns,
  nextComparison,
  useComparisonState,
  type ComparisonEvent,
} from './comparison-state.ts';
import type { Compared, Comparison } from './comparison.ts';
import classes from './Comparison.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import { entriesAnew } from './entries-anew.ts';
import { mergeLines } from './merge-lines.ts';
import { namesOfRows } from './rows-of-entries.ts';
import { requestOf, useColumnCalls } from './use-column-calls.ts';
import { usePages } from './use-pages.ts';
import { Verdicts } from './Verdicts.tsx';

/** How long nobody has typed before problems are shown and the change is read out. */
const pauseMilliseconds = 1000;

/** Makes the columns beside a result: entries to change, lines, differences, and what decides. */
export function comparisonView<Entries extends object, Values, Request extends object, Result>(
  comparison: Comparison<Entries, Values, Request, Result>,
): ComponentType<ColumnsProps<Entries, Request, Result>> {
  const { form, deciding, useFieldWords, useWords } = comparison;
  const useColumnControls = columnControls(comparison);

  return function ComparisonView({ record, focus }) {
    const { t } = useTranslation('comparison');
    const { t: shared } = useTranslation('shared');
    const [state, change] = useComparisonState(form.id);
    const columns = columnsBeside(state, record.calculatedOn);
    const send = useCallback(
      (event: ComparisonEvent) => change((previous) => nextComparison(previous, event)),
      [change],
    );
    useColumnCalls(comparison, columns, send);

    const format = useFormat();
    const entryInWords = useEntryInWords(comparison);
    const ownWords = useFieldWords(record.entries, record.request);
    const words = useWords(record);
    // A column more or less changes no hook.
    const controls = [
      useColumnControls(columns[0], record.entries, send),
      useColumnControls(columns[1], record.entries, send),
    ];
    const titleId = useId();
    const section = useRef<HTMLElement>(null);
    const addButton = useRef<HTMLButtonElement>(null);
    const { scroller, shown, turnTo } = usePages(columns.length + 1);

    const ownKey = keyOf(record.request);
    const compared = columns.map((column, index) => {
      const { id, name, answered } = column;
      const number = String(index + 1);
      const { entries = record.entries } = controls[index] ?? {};
      const key = requestOf(form, { entries, refused: column.refused })?.key;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer is of the calculator's own call
      const answer = answered as (Compared<Entries, Request, Result> & { key: string }) | undefined;
      return {
        id,
        name: name ?? (columns.length === 1 ? t('alternative') : t('alternativeOf', { number })),
        answer,
        isSame: answer?.key === ownKey && key === ownKey,
        isStale: answer !== undefined && (key === undefined || column.failure !== undefined),
      };
    });
    const lines = mergeLines([
      words.linesOf(record),
      ...compared.map(({ answer }) => answer && words.linesOf(answer)),
    ]);
    const verdicts = compared.map(({ id, name, answer, isSame, isStale }) => ({
      id,
      column: name,
      sentence: isStale
        ? t('stale')
        : isSame
          ? t('sameEntries')
          : answer === undefined
            ? ''
            : words.sentence(answer, name),
    }));

    const [announced, announce] = useState('');
    const spoken = verdicts.map(({ sentence }) => sentence).join(' ');
    useEffect(() => {
      if (columns.length === 0) return undefined;
      const timer = setTimeout(() => {
        send({ type: 'settled', names: form.names });
        announce(spoken);
      }, pauseMilliseconds);
      return () => clearTimeout(timer);
    }, [columns, spoken, send]);

    const hasRemoved = useRef(false);
    const count = columns.length;
    const newest = columns.at(-1)?.id;
    useLayoutEffect(() => {
      if (newest === undefined) return undefined;
      const focusEntry = () => {
        section.current?.scrollIntoView({ block: 'nearest' });
        const ofLast = `tr > td:nth-child(${2 * count + 1}) :is(input, select)`;
        section.current?.querySelector<HTMLElement>(ofLast)?.focus();
      };
      focus.setEntries(focusEntry);
      if (focus.takeAsked()) focusEntry();
      else if (hasRemoved.current) addButton.current?.focus();
      hasRemoved.current = false;
      return () => focus.setEntries(undefined);
    }, [count, newest, focus]);

    const addColumn = () => {
      focus.ask();
      const { entries, request, result, calculatedOn } = record;
      send({
        type: 'added',
        column: {
          of: calculatedOn.getTime(),
          entries: entriesAnew(form, entries, format),
          answered: { entries, request, result, key: ownKey },
        },
      });
    };
    const remove = (id: number) => {
      // The button that was pressed goes with its column.
      if (count === 1) focus.toAction();
      hasRemoved.current = true;
      send({ type: 'removed', id });
    };

    const failure = columns.find((column) => column.failure !== undefined)?.failure;
    const allEntries = [record.entries, ...controls.slice(0, count).map(({ entries }) => entries)];
    return (
      <section ref={section} className={classes.comparison} aria-labelledby={titleId}>
        <div className={classes.head}>
          <h2 id={titleId}>{t('title')}</h2>
          <p className={classes.note}>{t('note')}</p>
        </div>
        <Verdicts verdicts={verdicts} announced={announced} />
        {failure !== undefined && failure !== 'cancelled' && (
          <FailureNotice what={shared(`failure.${failure}`)}>
            <Button look="text" onClick={() => send({ type: 'retried' })}>
              {shared('failure.tryAgain')}
            </Button>
          </FailureNotice>
        )}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a set of buttons, none of which holds a value */}
        <div role="group" aria-label={t('pages')} className={classes.pages}>
          {[t('own'), ...compared.map(({ name }) => name)].map((name, page) => (
            <button
              // Columns keep their places.
              // oxlint-disable-next-line react/no-array-index-key
              key={page}
              type="button"
              className={classes.page}
              aria-current={page === shown}
              onClick={() => turnTo(page)}
            >
              {name}
            </button>
          ))}
        </div>
        <div ref={scroller} className={classes.scroller}>
          <ComparisonTable
            unit={words.unit}
            columns={compared}
            viewed={Math.max(0, shown - 1)}
            entries={namesOfRows(form, deciding, allEntries).map((name) => ({
              name,
              label: ownWords[name].label,
              own: entryInWords(name, record.entries, ownWords[name]) ?? '–',
              others: compared.map(({ name: column }, index) => {
                const of = controls[index];
                if (of === undefined || !form.isAsked(name, of.entries)) return '–';
                const written = entryInWords(name, of.entries, of.words[name]) ?? '–';
                if (!deciding.includes(name)) return written;
                return (
                  <ColumnEntry
                    key={name}
                    label={t('entry', { entry: ownWords[name].label, column })}
                    field={form.fields[name]}
                    control={of.control(name)}
                    words={of.words[name]}
                    choices={form.choicesOf[name]}
                    written={written}
                  />
                );
              }),
            }))}
            lines={lines}
            onRemove={remove}
          />
        </div>
        <div className={classes.actions}>
          {count < maxColumns && (
            <Button ref={addButton} onClick={addColumn}>
              {t('add')}
            </Button>
          )}
        </div>
      </section>
    );
  };
}
