let last: string | null | undefined;
const listeners = new Set<() => void>();

/** Remembers where the last answer came from: the day of the build whose engine is on the device, or null for our server. */
export function noteWhereCalculated(builtOn: string | null): void {
  last = builtOn;
  for (const listener of listeners) listener();
}

/** The day of the build that calculated on the device, YYYY-MM-DD; null for our server, undefined before the first answer. */
export const readWhereCalculated = (): string | null | undefined => last;

/** Calls a listener at every answer. Returns a function to unsubscribe. */
export function subscribeToWhere(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
