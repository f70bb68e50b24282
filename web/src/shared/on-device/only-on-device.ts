/** The name in local storage. */
const storageKey = 'only-on-device';

let chosen: boolean | undefined;
const listeners = new Set<() => void>();

/** Whether the reader wants that nothing entered leaves the device. */
export function isOnlyOnDevice(): boolean {
  chosen ??= stored();
  return chosen;
}

function stored(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Remembers the choice on this device. A browser that forbids storage remembers it as long as the page is open. */
export function chooseOnlyOnDevice(isOnly: boolean): void {
  chosen = isOnly;
  try {
    if (isOnly) window.localStorage.setItem(storageKey, 'yes');
    else window.localStorage.removeItem(storageKey);
  } catch {
    // The choice holds for this page.
  }
  for (const listener of listeners) listener();
}

/** Calls a listener at every change, here and in another tab. Returns a function to unsubscribe. */
export function subscribeToChoice(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key !== storageKey) return;
    chosen = stored();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}
