import { useSyncExternalStore } from 'react';

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

/** Something that one part of the page makes known to others while it is shown. */
export function createShown<Value extends object>() {
  const { tell, subscribe } = createListeners();
  let present: Value | undefined;
  const set = (value: Value | undefined) => {
    present = value;
    tell();
  };
  return {
    /** Returns a function to end it. */
    show: (value: Value): (() => void) => {
      set(value);
      return () => {
        if (present === value) set(undefined);
      };
    },
    /** What is shown; undefined while there is nothing. */
    useShown: (): Value | undefined =>
      useSyncExternalStore(
        subscribe,
        () => present,
        () => undefined,
      ),
  };
}
