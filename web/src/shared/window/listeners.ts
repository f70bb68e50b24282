/**
 * Those who want to hear of changes to something outside React.
 *
 * @param watch looks for changes from elsewhere while anyone listens, and returns how to end that
 */
export function createListeners(watch?: () => () => void) {
  const listeners = new Set<() => void>();
  let endWatching: (() => void) | undefined;
  return {
    tell: (): void => {
      for (const listener of listeners) listener();
    },
    /** Returns a function to unsubscribe. */
    subscribe: (listener: () => void): (() => void) => {
      if (listeners.size === 0) endWatching = watch?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) endWatching?.();
      };
    },
  };
}
