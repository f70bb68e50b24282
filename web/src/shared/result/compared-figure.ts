import { createShown } from '../listeners.ts';

/** What decides in the column of a comparison that is in view. */
export interface ComparedFigure {
  /** The name of the column. */
  readonly column: string;
  readonly value: string;
  /** By how much it is more or less than in the result, with its sign. */
  readonly difference: string;
}

/** The figure of the column in view; undefined where nothing is compared. */
export const { show: showComparedFigure, useShown: useComparedFigure } =
  createShown<ComparedFigure>();
