import { useCallback, useSyncExternalStore } from 'react';

/** Kept in memory while the page is open. */
const keptValues = new Map<string, unknown>();
const listeners = new Map<string, Set<() => void>>();

/**
 * Like `useState`, for what must survive a language switch, a failed call, or going away and back: the entries of a
 * form and its last result. Held in memory only, so that nothing a person types ever reaches storage or an address.
 *
 * @param key the calculator and the thing kept: 'net-salary.form'
 * @param initial must be the same object at every call: a constant of the module
 */
export function useSessionState<Value>(
  key: string,
  initial: Value,
): readonly [Value, (change: (previous: Value) => Value) => void] {
  const read = useCallback(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key is used with one type, by its one owner
    () => (keptValues.has(key) ? (keptValues.get(key) as Value) : initial),
    [key, initial],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(listener));
      return () => ofKey.delete(listener);
    },
    [key],
  );
  const value = useSyncExternalStore(subscribe, read, () => initial);
  const change = useCallback(
    (next: (previous: Value) => Value) => {
      keptValues.set(key, next(read()));
      for (const listener of listeners.get(key) ?? []) listener();
    },
    [key, read],
  );
  return [value, change];
}

/** Forgets what is kept under a key. */
export function removeSessionState(key: string): void {
  keptValues.delete(key);
}

/** Forgets everything kept; between tests. */
export function clearSessionState(): void {
  keptValues.clear();
}
