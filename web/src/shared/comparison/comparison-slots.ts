import { createContext, type ReactNode } from 'react';

/** What a page puts into its result for a comparison. */
export interface ComparisonSlots {
  /** The first of the actions of the answer. */
  readonly action: ReactNode;
  /** Stands below the answer. */
  readonly place: ReactNode;
}

/** Provided by a page whose results can be compared; not in a copy of its result that nobody sees. */
export const ComparisonSlotsContext = createContext<ComparisonSlots | undefined>(undefined);
