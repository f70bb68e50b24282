import { useCallback, useSyncExternalStore } from 'react';
import {
  forgetAllForReload,
  forgetForReload,
  rememberedBeforeReload,
  rememberForReload,
} from './session-memory.ts';

/** How a value is kept for a reload of the tab. */
export interface ReloadMemory<Value> {
  /** The value as JSON can hold it. */
  readonly write: (value: Value) => unknown;
  /** The value that this build of the site has written. */
  readonly read: (written: unknown, initial: Value) => Value | undefined;
}

/** Kept in memory while the page is open. */
const keptValues = new Map<string, unknown>();
/** The keys that were looked up once in what the tab has kept. */
const lookedUp = new Set<string>();
const listeners = new Map<string, Set<() => void>>();

function tell(key: string) {
  for (const listener of listeners.get(key) ?? []) listener();
}

function lookUp<Value>(key: string, memory: ReloadMemory<Value>, initial: Value) {
  if (lookedUp.has(key)) return;
  lookedUp.add(key);
  const written = rememberedBeforeReload(key);
  const value = written === undefined ? undefined : memory.read(written, initial);
  if (value !== undefined && !keptValues.has(key)) keptValues.set(key, value);
}

const asItIs = (value: unknown) => value;

/**
 * Like `useState`, for what must survive a language switch, a failed call, or going away and back: the entries of a
 * form and its last result. Held in memory, and where a memory is given also in the tab's own session for a reload; never
 * in an address.
 *
 * @param key the calculator and the thing kept: 'net-salary.form'
 * @param initial must be the same object at every call: a constant of the module
 * @param memory must be the same object at every call, too
 * @param select the part of the value that is shown: whoever shows it is drawn again only when that part is another
 */
export function useSessionState<Value, Shown = Value>(
  key: string,
  initial: Value,
  memory?: ReloadMemory<Value>,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a choice the whole value is shown
  select = asItIs as (value: Value) => Shown,
): readonly [Shown, (change: (previous: Value) => Value) => void] {
  const read = useCallback(() => {
    if (memory !== undefined) lookUp(key, memory, initial);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key is used with one type, by its one owner
    return keptValues.has(key) ? (keptValues.get(key) as Value) : initial;
  }, [key, initial, memory]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(listener));
      return () => ofKey.delete(listener);
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
      if (memory !== undefined && changed !== previous) {
        rememberForReload(key, () => memory.write(changed));
      }
      tell(key);
    },
    [key, read, memory],
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
