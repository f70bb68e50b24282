import { useSyncExternalStore } from 'react';

/** The specification's screens that are no phones. */
export const wideScreen = '(min-width: 768px)';

/** Paper has as much room as a wide screen. */
const phone = 'screen and (max-width: 767.98px)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is only as much room as on a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phone).matches,
    () => false,
  );
}
