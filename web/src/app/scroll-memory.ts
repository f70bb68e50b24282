import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { openFoldsAround } from '../shared/panel/open-folds-around.ts';
import { placeNamedBy } from './named-place.ts';

/** The key of the browser's present entry, which the router keeps in it. The first entry of a visit has none. */
function keyOfHistory(): string {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return hasKey && typeof state.key === 'string' ? state.key : 'default';
}

/**
 * Every navigation starts at the top, or at the place that its address names; going back or forward returns to where the
 * reader was. The browser's own memory would scroll the old page, before the new one is there.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const remember = () => {
      // Between two entries, the page moves without the reader.
      if (keyOfHistory() === shown.current.key)
        positions.current.set(shown.current.key, window.scrollY);
    };
    // On reload and on return from another site, the browser restores the position itself.
    const handBack = () => (window.history.scrollRestoration = 'auto');
    const takeOver = () => (window.history.scrollRestoration = 'manual');
    takeOver();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handBack);
    window.addEventListener('pageshow', takeOver);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handBack);
      window.removeEventListener('pageshow', takeOver);
      handBack();
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    const isReturn = navigationType === NavigationType.Pop;
    // The browser itself goes to a place in the page that is shown already.
    const isAnchor = hash !== '' && before.pathname === pathname && isReturn;
    if (before.key === key || isAnchor) return;
    const place = isReturn ? undefined : placeNamedBy({ hash });
    if (place !== undefined) {
      openFoldsAround(place);
      place.scrollIntoView({ behavior: 'instant' });
    } else {
      const top = isReturn ? (positions.current.get(key) ?? 0) : 0;
      window.scrollTo({ top, behavior: 'instant' });
    }
  }, [key, pathname, hash, navigationType]);
}
