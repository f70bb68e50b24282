import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False in the HTML made at build time and until React has taken it over, true from then on. What takes input stays inert
 * until then: anything typed earlier would be lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
