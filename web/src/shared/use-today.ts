import { useSyncExternalStore } from 'react';
import { todayInLuxembourg } from './today.ts';

const neverChanges = () => () => {};

/**
 * The day that it is in Luxembourg now. In the HTML made at build time, and until React has taken it over, it is the day of
 * the build: the page would not match its HTML otherwise.
 */
export function useToday(): string {
  return useSyncExternalStore(neverChanges, todayInLuxembourg, () => import.meta.env.BUILD_DAY);
}
