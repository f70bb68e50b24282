import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useHydrated } from '../../loading/hydrated.ts';
import { useSessionState, type AfterReload } from '../../session/session-state.ts';
import {
  headingOf,
  nextView,
  nothingYet,
  type HistoryMove,
  type ResultEntry,
  type ViewEvent,
  type ViewState,
} from './result-view.ts';

function isResultEntry(state: unknown): state is ResultEntry {
  return typeof state === 'object' && state !== null && 'view' in state && state.view === 'result';
}

/** Which of a calculator's two views is on the page, and the ways between them. */
export interface ResultView<Result> {
  /** The result while its view is shown, undefined while the form is. */
  readonly result: Result | undefined;
  /**
   * True once one view has replaced another. The new view then takes the focus, which a page must
   * not do on load.
   */
  readonly hasChanged: boolean;
  /** Shows a result in the form's place, or in place of a result that led to it: Back then leads to that one. */
  readonly showResult: (result: Result) => void;
  /** Shows the last result of the tab again; undefined where there is none, or it is shown. */
  readonly reopenResult: (() => void) | undefined;
  /** Clears the result and shows the form as it was left. */
  readonly returnToForm: () => void;
}

/**
 * Tells result-view.ts what happens to the browser's history, and does what it asks for.
 *
 * @param viewAfterReload how a reload of the tab finds the results again
 */
export function useResultView<Result>(
  calculator: string,
  viewAfterReload?: AfterReload<ViewState<Result>>,
): ResultView<Result> {
  const [state, change] = useSessionState<ViewState<Result>>(
    `${calculator}.result`,
    nothingYet,
    viewAfterReload,
  );
  const location = useLocation();
  const isByHistory = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();

  const send = useCallback(
    (event: ViewEvent<Result>) => {
      const step: { move?: HistoryMove | undefined } = {};
      change((previous) => {
        const next = nextView(previous, event);
        step.move = next.move;
        return next.state;
      });
      const { move } = step;
      const { pathname, search } = window.location;
      if (move?.type === 'push') {
        void navigate({ pathname, search }, { state: move.entry });
        // The result is drawn before its entry. Without this, the frame between would show the foot of the page.
        window.scrollTo({ top: 0, behavior: 'instant' });
      }
      if (move?.type === 'back') void navigate(-move.steps);
      if (move?.type === 'unmark') void navigate({ pathname, search }, { replace: true });
    },
    [change, navigate],
  );

  const drawnPath = useRef<string>(undefined);
  // One for each entry that is drawn.
  const arrive = useCallback(() => {
    const entry = isResultEntry(location.state) ? { entry: location.state } : {};
    const isOtherLanguage =
      drawnPath.current !== undefined && drawnPath.current !== location.pathname;
    drawnPath.current = location.pathname;
    send({ type: 'arrived', ...entry, isByHistory, isOtherLanguage });
  }, [location, isByHistory, send]);
  // Before painting, so that going back never flashes the view that was left.
  useLayoutEffect(arrive, [arrive]);
  // Back can be pressed before the result's entry is drawn. Then nothing is drawn anew, and only popstate tells of it.
  useEffect(() => {
    window.addEventListener('popstate', arrive);
    return () => window.removeEventListener('popstate', arrive);
  }, [arrive]);

  const result = state.shown === undefined ? undefined : state.results[state.shown];
  // The HTML made at build time has the form, also where the tab has kept a result.
  const isHydrated = useHydrated();
  const [first, setFirst] = useState({ isHydrated, result });
  if (isHydrated && !first.isHydrated) setFirst({ isHydrated, result });
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && isHydrated && first.isHydrated && result !== first.result) {
    setHasChanged(true);
  }

  const heading = () => headingOf(location.pathname, window.location.pathname);
  return {
    result,
    hasChanged,
    showResult: (answer) => send({ type: 'answered', result: answer, heading: heading() }),
    reopenResult:
      isHydrated && result === undefined && state.results.length > 0
        ? () => send({ type: 'reopened', heading: heading() })
        : undefined,
    returnToForm: () => send({ type: 'recalculate', heading: heading() }),
  };
}
