import { useSyncExternalStore } from 'react';
import { createListeners } from '../window/listeners.ts';

/** Why entries are not put beside a result: they cannot be read, or not all of them are known here. */
export type NotComparable = 'damaged' | 'newer' | 'unknownEntries';

/** The result on the page, for what can be held against it from outside the page. */
interface ComparableResult {
  /** The id of the calculator. */
  readonly calculator: string;
  /** Puts what the text of a link holds beside the result. Tells why, where it does not. */
  readonly compareWith: (link: string, name: string) => NotComparable | undefined;
}

let present: ComparableResult | undefined;
const { tell, subscribe } = createListeners();

function show(result: ComparableResult | undefined) {
  present = result;
  tell();
}

/** Makes a result known while it is on the page. Returns how to end that. */
export function showComparable(result: ComparableResult): () => void {
  show(result);
  return () => {
    if (present === result) show(undefined);
  };
}

/** The result on the page; undefined where there is none that can be compared. */
export function useComparableResult(): ComparableResult | undefined {
  return useSyncExternalStore(
    subscribe,
    () => present,
    () => undefined,
  );
}
