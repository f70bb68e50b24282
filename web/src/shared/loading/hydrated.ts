import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False in the static HTML and until hydration, then true. Inputs are inert until then, because
 * earlier input would be lost.
 */
export function useHydrated(): boolean {
  // React asks for the second snapshot only while it hydrates.
  const isStaticHtml = useRef(false);
  const isShownByScript = useSyncExternalStore(
    neverChanges,
    () => !isStaticHtml.current,
    () => {
      isStaticHtml.current = true;
      return false;
    },
  );
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    // As a transition, so that a phone renders the page again in small pieces.
    if (!isShownByScript) startTransition(() => setIsHydrated(true));
  }, [isShownByScript]);
  return isShownByScript || isHydrated;
}
