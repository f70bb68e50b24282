import { useEffect } from 'react';
import { useHydrated } from '../shared/hydrated.ts';

/**
 * Marks the document as ready for input. It is a sibling of the page, so its effect runs after the
 * page is hydrated.
 */
export function HydratedMark() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset['hydrated'] = '';
  }, [isHydrated]);
  return null;
}
