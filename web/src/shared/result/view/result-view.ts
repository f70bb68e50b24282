import { splitPath } from '../../language.ts';

/** Marks the history entry of a result. Holds no figure: what a person typed stays out of the browser's history. */
export interface ResultEntry {
  readonly view: 'result';
  /** Which of the results it shows. */
  readonly place: number;
  /** How many entries back the form is. */
  readonly depth: number;
}

/** What a calculator's page shows, and how it got there. */
export interface ViewState<Result> {
  /** The result of the form and further results opened from it. */
  readonly results: readonly Result[];
  /** Which of them is shown; undefined while the form is. */
  readonly shown: number | undefined;
  /** How many entries before the newest one the form is, also while that entry is not drawn yet. */
  readonly depth: number;
  /** True while the browser goes back to the form, which clears the results. */
  readonly isClearing: boolean;
}

export const nothingYet: ViewState<never> = {
  results: [],
  shown: undefined,
  depth: 0,
  isClearing: false,
};

/** Where the window's address leads. While another page is loading, it is already the address of that page. */
export type Heading = 'here' | 'otherLanguage' | 'elsewhere';

export type ViewEvent<Result> =
  /** A history entry is on the page: a new one, or by Back, Forward or reload one that was there before. */
  | {
      readonly type: 'arrived';
      readonly entry?: ResultEntry;
      readonly isByHistory: boolean;
      /** True where the page was there already, in another language. */
      readonly isOtherLanguage?: boolean;
    }
  /** The reader asks for the last result, which the form has in its tab. */
  | { readonly type: 'reopened'; readonly heading: Heading }
  | { readonly type: 'answered'; readonly result: Result; readonly heading: Heading }
  | { readonly type: 'recalculate'; readonly heading: Heading };

/** What the browser's history has to do. */
export type HistoryMove =
  | { readonly type: 'push'; readonly entry: ResultEntry }
  | { readonly type: 'back'; readonly steps: number }
  /** Makes the present entry one of the form. */
  | { readonly type: 'unmark' };

interface Step<Result> {
  readonly state: ViewState<Result>;
  readonly move?: HistoryMove;
}

/** Compares the address of the page that is drawn with the window's. */
export function headingOf(drawnPath: string, windowPath: string): Heading {
  if (windowPath === drawnPath) return 'here';
  return splitPath(windowPath).path === splitPath(drawnPath).path ? 'otherLanguage' : 'elsewhere';
}

/** The state with another result in view, or the same object where nothing changes: the page is not drawn again then. */
function showing<Result>(
  state: ViewState<Result>,
  shown: number | undefined,
  depth: number,
): ViewState<Result> {
  return shown === state.shown && depth === state.depth ? state : { ...state, shown, depth };
}

function arrive<Result>(
  state: ViewState<Result>,
  { entry, isByHistory, isOtherLanguage = false }: Extract<ViewEvent<Result>, { type: 'arrived' }>,
): Step<Result> {
  // A new entry belongs to the result just shown, or to the same view in another language.
  if (!isByHistory && (entry !== undefined || isOtherLanguage)) {
    return { state: showing(state, state.shown, entry?.depth ?? 0) };
  }
  // A link leads to the form, as a typed address does.
  if (entry === undefined) {
    return { state: state.isClearing ? nothingYet : showing(state, undefined, 0) };
  }
  // The browser's history outlives a result, which goes with the page's script and when it is cleared.
  if (state.results[entry.place] === undefined) {
    return { state: showing(state, undefined, 0), move: { type: 'unmark' } };
  }
  return { state: showing(state, entry.place, entry.depth) };
}

function showAnswer<Result>(
  state: ViewState<Result>,
  result: Result,
  heading: Heading,
): Step<Result> {
  // The user has navigated away.
  if (heading === 'elsewhere') return { state };
  const place = state.shown === undefined ? 0 : state.shown + 1;
  const depth = depthFrom(state, heading) + 1;
  return {
    state: {
      results: [...state.results.slice(0, place), result],
      shown: place,
      depth,
      isClearing: false,
    },
    move: { type: 'push', entry: { view: 'result', place, depth } },
  };
}

/** Shows the last result again, on a new history entry. */
function reopen<Result>(state: ViewState<Result>, heading: Heading): Step<Result> {
  const place = state.results.length - 1;
  if (place < 0 || heading === 'elsewhere') return { state };
  const depth = depthFrom(state, heading) + 1;
  return {
    state: { ...state, shown: place, depth, isClearing: false },
    move: { type: 'push', entry: { view: 'result', place, depth } },
  };
}

/** Back would stop at the history entry of a cleared result, which shows nothing. So the browser goes back past that entry. */
function clear<Result>(state: ViewState<Result>, heading: Heading): Step<Result> {
  const steps = depthFrom(state, heading);
  if (steps === 0) return { state: nothingYet };
  // A second press finds nothing to go back past.
  return { state: { ...state, depth: 0, isClearing: true }, move: { type: 'back', steps } };
}

/** The entry of another page or language, which the window has reached already, shows no result by itself. */
function depthFrom({ depth }: ViewState<unknown>, heading: Heading): number {
  return heading === 'here' ? depth : 0;
}

/**
 * Form and result replace each other on one address. A result gets a separate history entry, so that the browser's
 * Back leads to the form, or to the result that led to this one, and Forward to the result again; a language switch keeps
 * whichever is shown.
 */
export function nextView<Result>(state: ViewState<Result>, event: ViewEvent<Result>): Step<Result> {
  switch (event.type) {
    case 'arrived':
      return arrive(state, event);
    case 'reopened':
      return reopen(state, event.heading);
    case 'answered':
      return showAnswer(state, event.result, event.heading);
    case 'recalculate':
      return clear(state, event.heading);
  }
}
