import { useCallback, useEffect, useId, type ComponentType } from 'react';
import { useFormat } from '../amount/use-format.ts';
import { Button } from '../button/Button.tsx';
import { FailureNotice } from '../form/parts/FailureNotice.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { keyOf, type ColumnsProps } from './comparison-of-result.ts';
import type { Comparison } from './comparison.ts';
import {
  columnsBeside,
  maxColumns,
  nextComparison,
  pauseMs,
  useComparisonState,
  type Column,
  type ComparisonEvent,
} from './state/comparison-state.ts';
import { entriesAnew } from './state/entries-anew.ts';
import { requestOf, useColumnCalls } from './state/use-column-calls.ts';
import { comparedEntries } from './table/ComparedEntries.tsx';
import { comparedLines } from './table/ComparedLines.tsx';
import { ComparisonTable } from './table/ComparisonTable.tsx';
import { comparedVerdicts } from './table/Verdicts.tsx';
import { useColumnFocus } from './use-column-focus.ts';
import { usePages } from './use-pages.ts';
import classes from './Comparison.module.css';

/** Makes the columns beside a result: entries to change, lines, differences, and what decides. */
export function comparisonView<Entries extends object, Values, Request extends object, Result>(
  comparison: Comparison<Entries, Values, Request, Result>,
): ComponentType<ColumnsProps<Entries, Request, Result>> {
  const { form, useWords } = comparison;
  const ComparedEntries = comparedEntries(comparison);
  const { DecidingLines, OtherLines } = comparedLines(comparison);
  const Verdicts = comparedVerdicts(comparison);

  /** The columns with their names: for the heads of the table, for its entries, and for its lines. */
  function useNamedColumns(columns: readonly Column<Entries, Request, Result>[], ownKey: string) {
    const { t } = useTranslation('comparison');
    const nameAt = (index: number) =>
      columns.length === 1 ? t('alternative') : t('alternativeOf', { number: String(index + 1) });
    const named = columns.map((column, index) => ({
      ...column,
      name: column.name ?? nameAt(index),
    }));
    return {
      heads: named.map(({ id, name }) => ({ id, name })),
      entered: named.map(({ id, name, entries, checkedNames, refused }) => {
        return { id, name, entries, checkedNames, refused };
      }),
      compared: named.map((column) => {
        const { id, name, answered, failure } = column;
        const isCurrent = requestOf(form, column) !== undefined && failure === undefined;
        return {
          id,
          name,
          answer: answered,
          isSame: answered?.key === ownKey,
          isStale: answered !== undefined && !isCurrent,
        };
      }),
    };
  }

  return function ComparisonView({ record, focus }) {
    const { t } = useTranslation('comparison');
    const { t: shared } = useTranslation('shared');
    const [state, changeState] = useComparisonState<Entries, Request, Result>(form.id);
    const columns = columnsBeside(state, record);
    const { added } = state;
    const change = useCallback(
      (event: ComparisonEvent<Entries, Request, Result>) =>
        columnsBeside(
          changeState((previous) => nextComparison(form, previous, event)),
          record,
        ),
      [changeState, record],
    );
    const send = useColumnCalls(comparison, columns, change);
    const count = columns.length;

    const format = useFormat();
    const { unit } = useWords(record);
    const titleId = useId();
    const { scroller, shown, turnTo } = usePages(columns.length + 1);

    const ownKey = keyOf(record.request);
    const { heads, entered, compared } = useNamedColumns(columns, ownKey);

    useEffect(() => {
      if (columns.length === 0) return undefined;
      const timer = setTimeout(() => send({ type: 'settled' }), pauseMs);
      return () => clearTimeout(timer);
    }, [columns, send]);

    const { section, addButton, markRemoved } = useColumnFocus(columns, added, focus);

    const addColumn = () => {
      focus.ask();
      const { entries, request, result, calculatedOn } = record;
      send({
        type: 'added',
        calculatedAt: calculatedOn.getTime(),
        column: {
          entries: entriesAnew(form, entries, format),
          answered: { entries, request, result, key: ownKey },
        },
      });
    };
    const remove = useCallback(
      (id: number) => {
        // The button that was pressed goes with its column.
        if (count === 1) focus.toAction();
        markRemoved();
        send({ type: 'removed', id });
      },
      [count, focus, markRemoved, send],
    );

    const failure = columns.find((column) => column.failure !== undefined)?.failure;
    const viewed = Math.max(0, shown - 1);
    return (
      <section ref={section} className={classes.comparison} aria-labelledby={titleId}>
        <div className={classes.head}>
          <h2 id={titleId}>{t('title')}</h2>
          <p className={classes.note}>{t('note')}</p>
        </div>
        <Verdicts record={record} columns={compared} />
        {failure !== undefined && (
          <FailureNotice what={shared(`failure.${failure}`)}>
            <Button look="text" onClick={() => send({ type: 'retried' })}>
              {shared('failure.tryAgain')}
            </Button>
          </FailureNotice>
        )}
        <Pages names={[t('own'), ...heads.map(({ name }) => name)]} shown={shown} turnTo={turnTo} />
        <div ref={scroller} className={classes.scroller}>
          <ComparisonTable
            unit={unit}
            columns={heads}
            viewed={viewed}
            entries={
              <ComparedEntries
                record={record}
                columns={entered}
                viewed={viewed}
                added={added}
                send={send}
              />
            }
            deciding={<DecidingLines record={record} columns={compared} viewed={viewed} />}
            lines={<OtherLines record={record} columns={compared} viewed={viewed} />}
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

interface PagesProps extends Pick<ReturnType<typeof usePages>, 'shown' | 'turnTo'> {
  readonly names: readonly string[];
}

/** Buttons that turn to a column, where there is room for one only. */
function Pages({ names, shown, turnTo }: PagesProps) {
  const { t } = useTranslation('comparison');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a set of buttons, none of which holds a value
    <div role="group" aria-label={t('pages')} className={classes.pages}>
      {names.map((name, page) => (
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
  );
}
