import { useSyncExternalStore } from 'react';
import { createListeners } from '../../window/listeners.ts';

/** What decides in the column of a comparison that is in view. */
interface ComparedFigure {
  /** The name of the column. */
  readonly column: string;
  readonly value: string;
  /** By how much it is more or less than in the result, with its sign. */
  readonly difference: string;
}

let present: ComparedFigure | undefined;
const { tell, subscribe } = createListeners();

function show(figure: ComparedFigure | undefined) {
  present = figure;
  tell();
}

/** Makes the figure known while its column is in view. Returns how to end that. */
export function showComparedFigure(figure: ComparedFigure): () => void {
  show(figure);
  return () => {
    if (present === figure) show(undefined);
  };
}

/** The figure of the column in view; undefined where nothing is compared. */
export function useComparedFigure(): ComparedFigure | undefined {
  return useSyncExternalStore(
    subscribe,
    () => present,
    () => undefined,
  );
}
