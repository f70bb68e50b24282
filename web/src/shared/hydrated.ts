import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False in the static HTML and until hydration, then true. Inputs are inert until then, because
 * earlier input would be lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
