import { useEffect } from 'react';
import { useHydrated } from '../shared/hydrated.ts';

/** Marks the document as taking input; stands beside the page, so that it speaks after the page is hydrated. */
export function HydratedMark() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset['hydrated'] = '';
  }, [isHydrated]);
  return null;
}
