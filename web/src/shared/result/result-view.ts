import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useKeptState } from '../kept-state.ts';
import { splitPath } from '../language.ts';

interface Kept<Result> {
  /** The result of the form, and those that a result led to. */
  readonly results: readonly Result[];
  /** Which of them is the present one. */
  readonly place: number;
  readonly isShown: boolean;
}

const nothingYet: Kept<never> = { results: [], place: 0, isShown: false };

/** Marks the history entry of a result. Holds no figure: what a person typed stays out of the browser's history. */
interface ResultEntry {
  readonly view: 'result';
  readonly place: number;
  /** How many entries back the form is. */
  readonly depth: number;
}

function isResultEntry(state: unknown): state is ResultEntry {
  return typeof state === 'object' && state !== null && 'view' in state && state.view === 'result';
}

/** Which of a calculator's two views stands on the page, and the ways between them. */
export interface ResultView<Result> {
  /** The result while its view is shown, undefined while the form is. */
  readonly result: Result | undefined;
  /** True once a view has replaced another: then the new one takes the focus, which a page just loaded must not do. */
  readonly hasChanged: boolean;
  /** Shows a result in the form's place, or in place of a result that led to it: Back then leads to that one. */
  readonly showResult: (result: Result) => void;
  /** Clears the result and shows the form as it was left. */
  readonly returnToForm: () => void;
}

/**
 * Form and result replace each other on one address. A result gets a history entry of its own, so that the browser's
 * Back leads to the form and Forward to the result again; a language switch keeps whichever is shown.
 */
export function useResultView<Result>(calculator: string): ResultView<Result> {
  const [kept, change] = useKeptState<Kept<Result>>(`${calculator}.result`, nothingYet);
  const { key, state, pathname, search } = useLocation();
  const arrivedByHistory = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const entry = isResultEntry(state) ? state : undefined;
  const standsOnResultEntry = entry !== undefined;
  const hasResult = kept.results[entry?.place ?? kept.place] !== undefined;
  const shown = kept.isShown ? kept.results[kept.place] : undefined;

  const [shownFirst] = useState(shown);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && shown !== shownFirst) setHasChanged(true);

  // Before painting, so that going back never flashes the view that was left. `key` names the history entry: arriving
  // at one is answered once.
  const handledArrival = useRef<string>(undefined);
  const isClearing = useRef(false);

  // Back pressed before the result's own entry was even drawn leads to the entry that was last answered: ask again.
  const [pops, setPops] = useState(0);
  useEffect(() => {
    const askAgain = () => setPops((count) => count + 1);
    window.addEventListener('popstate', askAgain);
    return () => window.removeEventListener('popstate', askAgain);
  }, []);
  const arrival = `${key} ${pops}`;

  useLayoutEffect(() => {
    if (handledArrival.current === arrival) return;
    handledArrival.current = arrival;
    if (!arrivedByHistory) return;
    // The browser's history outlives a result, which goes with the page's script and when it is cleared.
    if (standsOnResultEntry && !hasResult) {
      void navigate({ pathname, search }, { replace: true });
      return;
    }
    const isCleared = isClearing.current && !standsOnResultEntry;
    if (!standsOnResultEntry) isClearing.current = false;
    change((previous) =>
      isCleared
        ? nothingYet
        : {
            ...previous,
            place: entry?.place ?? previous.place,
            isShown: standsOnResultEntry,
          },
    );
  }, [
    arrival,
    arrivedByHistory,
    entry?.place,
    standsOnResultEntry,
    hasResult,
    change,
    navigate,
    pathname,
    search,
  ]);

  // The window has the address of the next page, or of this one in another language, while that is still loading.
  const drawnAddress = useRef('');
  useLayoutEffect(() => {
    drawnAddress.current = window.location.pathname;
    // At a new address only: drawn again for another reason, the window may be ahead.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname]);

  // The depth of an entry that was pushed and is not drawn yet: a quick reader acts on it all the same.
  const pushedDepth = useRef<number>(undefined);
  useLayoutEffect(() => {
    pushedDepth.current = undefined;
    // Whenever another entry is drawn.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key]);

  const showResult = useCallback(
    (result: Result) => {
      const isUnderWay = window.location.pathname !== drawnAddress.current;
      const address = isUnderWay ? window.location : { pathname, search };
      // Who is under way to another page has left this one.
      if (splitPath(address.pathname).path !== splitPath(pathname).path) return;
      const place = kept.isShown ? kept.place + 1 : 0;
      const results = [...kept.results.slice(0, place), result];
      change(() => ({ results, place, isShown: true }));
      const depth = (pushedDepth.current ?? entry?.depth ?? 0) + 1;
      pushedDepth.current = depth;
      const next: ResultEntry = { view: 'result', place, depth };
      void navigate({ pathname: address.pathname, search: address.search }, { state: next });
    },
    [change, entry?.depth, kept, navigate, pathname, search],
  );

  const returnToForm = useCallback(() => {
    // The entry of a cleared result would be a dead end between the form and the page before it.
    const depth = pushedDepth.current ?? entry?.depth;
    if (depth !== undefined) {
      isClearing.current = true;
      void navigate(-depth);
    } else {
      change(() => nothingYet);
    }
  }, [change, entry?.depth, navigate]);

  return { result: shown, hasChanged, showResult, returnToForm };
}
