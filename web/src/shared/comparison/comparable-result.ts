import { createShown } from '../listeners.ts';

/** Why entries are not put beside a result: they cannot be read, or not all of them are known here. */
export type NotComparable = 'damaged' | 'newer' | 'unknownEntries';

/** The result on the page, for what can be held against it from outside the page. */
interface ComparableResult {
  /** The id of the calculator. */
  readonly calculator: string;
  /** Puts what the text of a link holds beside the result. Tells why, where it does not. */
  readonly compareWith: (link: string, name: string) => NotComparable | undefined;
}

/** The result on the page; undefined where there is none that can be compared. */
export const { show: showComparable, useShown: useComparableResult } =
  createShown<ComparableResult>();
