import { createElement, use, useCallback, useEffect } from 'react';
import { useFormat } from '../amount/use-format.ts';
import { Button } from '../button/Button.tsx';
import { readLink } from '../form/entries-link/entries-link.ts';
import { restoreEntries } from '../form/entries-link/stored-entries.ts';
import { iconOf } from '../icon-of.ts';
import { useLazyPart } from '../loading/lazy-part.ts';
import { HasMainActionContext } from '../result/answer/has-main-action-context.ts';
import { useToday } from '../today/use-today.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { showComparable } from './comparable-result.ts';
import { keyOf, type ComparisonOfResult } from './comparison-of-result.ts';
import { nextComparison, useIsCompared, type NewColumn } from './state/comparison-state.ts';
import { entriesAnew } from './state/entries-anew.ts';

const IconColumns2 = iconOf('columns-2');

/** The first thing to do with a result: hold it against other entries. */
export function CompareAction<Entries extends object, Values, Request extends object, Result>(
  props: ComparisonOfResult<Entries, Values, Request, Result>,
) {
  const { form, columns, record, focus } = props;
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const today = useToday();
  const hasMainAction = use(HasMainActionContext);
  const [isOpen, change] = useIsCompared(form.id, record);
  const { entries, request, result, calculatedOn } = record;
  const { setAction } = focus;

  const add = useCallback(
    (column: NewColumn<Entries, Request, Result>) => {
      focus.ask();
      const calculatedAt = calculatedOn.getTime();
      change((previous) => nextComparison(form, previous, { type: 'added', calculatedAt, column }));
    },
    [form, focus, calculatedOn, change],
  );
  useEffect(
    () =>
      showComparable({
        calculator: form.id,
        compareWith: (link, name) => {
          const reading = readLink(form, link);
          if (reading.kind !== 'entries') return reading.kind;
          const opening = { today, format };
          const restored = restoreEntries(form, reading.stored, opening);
          if (!restored.isWhole) return 'unknownEntries';
          const kept = { ...form.initialValues(opening), ...restored.entries };
          add({ name, entries: kept, answered: undefined });
          return undefined;
        },
      }),
    [form, today, format, add],
  );

  // Without network the press is told; reaching for the button is not.
  const prepare = () => {
    columns.load().catch(() => {});
  };
  const press = () => {
    if (isOpen) focus.toEntries();
    // The same entries have the same answer.
    else {
      add({
        entries: entriesAnew(form, entries, format),
        answered: { entries, request, result, key: keyOf(request) },
      });
    }
  };
  return (
    <Button
      ref={setAction}
      look={hasMainAction ? 'outlined' : 'filled'}
      data-main
      onClick={press}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <IconColumns2 aria-hidden="true" size={18} stroke={1.75} />
      {t('action')}
    </Button>
  );
}

/** Below the answer: the columns beside the result, once there are any. */
export function ComparisonPlace<Entries extends object, Values, Request extends object, Result>(
  props: ComparisonOfResult<Entries, Values, Request, Result>,
) {
  const { form, columns, record, focus } = props;
  const [isOpen] = useIsCompared(form.id, record);
  const [Columns, loadColumns] = useLazyPart(columns);
  useEffect(() => {
    // PartFailure.tsx says it when they do not arrive.
    if (isOpen) loadColumns().catch(() => {});
  }, [isOpen, loadColumns]);
  return isOpen && Columns !== undefined ? createElement(Columns, { record, focus }) : null;
}
