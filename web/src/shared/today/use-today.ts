import { useSyncExternalStore } from 'react';
import { todayInLuxembourg } from './today.ts';

const neverChanges = () => () => {};

/**
 * Today in Luxembourg. In the static HTML and until hydration it is the day of the build, so that
 * the page matches its HTML.
 */
export function useToday(): string {
  return useSyncExternalStore(neverChanges, todayInLuxembourg, () => import.meta.env.BUILD_DAY);
}
