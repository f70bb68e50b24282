import { removeSessionState } from '../session-state.ts';

const offers = new Map<string, object>();
const additions = new Map<string, object>();

/** Opens a calculator's form once with these entries, for example those of an example. */
export function offerEntries(calculator: string, entries: object): void {
  offers.set(calculator, entries);
  removeSessionState(`${calculator}.result`);
}

/** Returns the entries prepared for a calculator's form and removes them. */
export function takeOfferedEntries(calculator: string): object | undefined {
  const entries = offers.get(calculator);
  offers.delete(calculator);
  return entries;
}

/** Has a calculator's form open with these entries, once, and with all others as they were left. */
export function addEntries(calculator: string, entries: object): void {
  additions.set(calculator, entries);
  removeSessionState(`${calculator}.result`);
}

/** The entries that are added to those of a calculator's form. Gone when they have been taken. */
export function takeAddedEntries(calculator: string): object | undefined {
  const entries = additions.get(calculator);
  additions.delete(calculator);
  return entries;
}
