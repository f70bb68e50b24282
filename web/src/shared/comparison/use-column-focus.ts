import { useCallback, useEffect, useRef } from 'react';
import type { ColumnsProps } from './comparison-of-result.ts';

/**
 * Where the keyboard goes on in a comparison: in the last entry of a column that was asked for, on the button for another
 * column after one was removed, in the box of a row that was added.
 *
 * @param added the names of the rows that were added, in their order
 */
export function useColumnFocus(
  columns: readonly { readonly id: number }[],
  added: readonly string[],
  focus: ColumnsProps<object, object, unknown>['focus'],
) {
  const section = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const hasRemoved = useRef(false);
  const count = columns.length;
  const newest = columns.at(-1)?.id;
  // Not before the entry hears what is typed: it subscribes to its state in an effect.
  useEffect(() => {
    if (newest === undefined) return undefined;
    const focusEntry = () => {
      section.current?.scrollIntoView({ block: 'nearest' });
      const lastEntrySelector = `tr > td:nth-child(${2 * count + 1}) :is(input, select)`;
      section.current?.querySelector<HTMLElement>(lastEntrySelector)?.focus();
    };
    focus.setEntries(focusEntry);
    if (focus.takeAsked()) focusEntry();
    else if (hasRemoved.current) addButton.current?.focus();
    hasRemoved.current = false;
    return () => focus.setEntries(undefined);
  }, [count, newest, focus]);

  const rowsAdded = useRef(added.length);
  useEffect(() => {
    const name = added.at(-1);
    if (name !== undefined && added.length > rowsAdded.current) {
      const boxes = section.current?.querySelectorAll<HTMLElement>(`td [name="${name}"]`);
      [...(boxes ?? [])].at(-1)?.focus();
    }
    rowsAdded.current = added.length;
  }, [added]);

  const markRemoved = useCallback(() => {
    hasRemoved.current = true;
  }, []);
  return { section, addButton, markRemoved };
}
