/**
 * The service worker's mark of a page from its cache, in the one header that a page can read of
 * itself.
 */
const markOfKeptPage = 'kept';
/** The interval between checks while offline. */
const lookAgainMs = 5000;

/** Whether the page was shown without a network. */
function isKeptPage(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        'serverTiming' in entry &&
        Array.isArray(entry.serverTiming) &&
        entry.serverTiming.some(({ name }) => name === markOfKeptPage),
    );
}

let isOffline: boolean | undefined;
let lookingAgain: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function setOffline(next: boolean): void {
  isOffline = next;
  clearInterval(lookingAgain);
  if (next) lookingAgain = setInterval(() => void look(), lookAgainMs);
  for (const listener of listeners) listener();
}

/**
 * Requests a small file from our server, because the browser only knows whether there is some
 * network.
 */
async function look(): Promise<void> {
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
    setOffline(false);
  } catch {
    // Still offline. The next check may succeed.
  }
}

const onOnline = () => void look();
const onOffline = () => setOffline(true);

/**
 * Calls a listener whenever the connection is lost or restored. Returns a function to unsubscribe.
 */
export function subscribeToConnection(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
  }
  listeners.add(listener);
  if (isOffline === undefined) setOffline(!navigator.onLine || isKeptPage());
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
    clearInterval(lookingAgain);
    isOffline = undefined;
  };
}

/** Whether the server is unreachable, as far as we know. */
export const readOffline = (): boolean => isOffline ?? false;
