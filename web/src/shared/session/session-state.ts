import { useCallback, useSyncExternalStore } from 'react';
import {
  forgetAllForReload,
  forgetForReload,
  rememberedBeforeReload,
  rememberForReload,
} from './session-memory.ts';

/** Gives what a reload of the tab finds of a value, from what this build of the site has written. */
export type AfterReload<Value> = (written: Value) => Value;

/** Kept in memory while the page is open. */
const keptValues = new Map<string, unknown>();
/** The keys that were looked up once in what the tab has kept. */
const lookedUp = new Set<string>();
const listeners = new Map<string, Set<() => void>>();

function tell(key: string) {
  for (const listener of listeners.get(key) ?? []) listener();
}

function lookUp<Value>(key: string, valueAfterReload: AfterReload<Value>) {
  if (lookedUp.has(key)) return;
  lookedUp.add(key);
  const written = rememberedBeforeReload(key);
  if (written === undefined || keptValues.has(key)) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this build of the site has written it under this key
  keptValues.set(key, valueAfterReload(written as Value));
}

const asItIs = (value: unknown) => value;

/**
 * Like `useState`, for what must survive a language switch, a failed call, or going away and back: the entries of a
 * form and its last result. Held in memory, and with `valueAfterReload` also in the tab's own session for a reload; never in an
 * address.
 *
 * A change is made at once, and gives the new value.
 *
 * @param key the calculator and the thing kept: 'net-salary.form'
 * @param initial must be the same object at every call: a constant of the module
 * @param valueAfterReload must be the same function at every call, too; without it a reload finds the initial value
 * @param select the part of the value that is shown: whoever shows it is drawn again only when that part is another
 */
export function useSessionState<Value, Shown = Value>(
  key: string,
  initial: Value,
  valueAfterReload?: AfterReload<Value>,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a choice the whole value is shown
  select = asItIs as (value: Value) => Shown,
): readonly [Shown, (change: (previous: Value) => Value) => Value] {
  const read = useCallback(() => {
    if (valueAfterReload !== undefined) lookUp(key, valueAfterReload);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key is used with one type, by its one owner
    return keptValues.has(key) ? (keptValues.get(key) as Value) : initial;
  }, [key, initial, valueAfterReload]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const listenersOfKey = listeners.get(key) ?? new Set();
      listeners.set(key, listenersOfKey.add(listener));
      return () => listenersOfKey.delete(listener);
    },
    [key],
  );
  const value = useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(initial),
  );
  const change = useCallback(
    (next: (previous: Value) => Value) => {
      const previous = read();
      const changed = next(previous);
      keptValues.set(key, changed);
      if (valueAfterReload !== undefined && changed !== previous) rememberForReload(key, changed);
      tell(key);
      return changed;
    },
    [key, read, valueAfterReload],
  );
  return [value, change];
}

/** Forgets what is kept under a key: whoever shows it shows the initial value. */
export function removeSessionState(key: string): void {
  keptValues.delete(key);
  forgetForReload(key);
  tell(key);
}

/** Forgets what the page's script holds and not what the tab keeps, as a reload does; for tests. */
export function forgetMemory(): void {
  keptValues.clear();
  lookedUp.clear();
}

/** Forgets everything kept; between tests. */
export function clearSessionState(): void {
  forgetMemory();
  forgetAllForReload();
}
