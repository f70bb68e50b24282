import { createContext, type ReactNode } from 'react';

/** What a page puts around the answer of its result. */
interface AnswerSlots {
  /** The first of the actions: a comparison, where results can be compared. */
  readonly action: ReactNode;
  /** Right below the answer: the columns of a comparison. */
  readonly columns: ReactNode;
  /** Where to go on. */
  readonly waysOn: ReactNode;
}

/** Provided by a page around its result; not in a copy of it that nobody sees. */
export const AnswerSlotsContext = createContext<AnswerSlots | undefined>(undefined);
