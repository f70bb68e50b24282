import { forgetKept } from '../kept-state.ts';

const offers = new Map<string, object>();
const additions = new Map<string, object>();

/** Has a calculator's form open with these entries in place of all others, once: an example to go on with. */
export function offerEntries(calculator: string, entries: object): void {
  offers.set(calculator, entries);
  forgetKept(`${calculator}.result`);
}

/** The entries that are offered to a calculator's form. Gone when they have been taken. */
export function takeOfferedEntries(calculator: string): object | undefined {
  const entries = offers.get(calculator);
  offers.delete(calculator);
  return entries;
}

/** Has a calculator's form open with these entries, once, and with all others as they were left. */
export function addEntries(calculator: string, entries: object): void {
  additions.set(calculator, entries);
  forgetKept(`${calculator}.result`);
}

/** The entries that are added to those of a calculator's form. Gone when they have been taken. */
export function takeAddedEntries(calculator: string): object | undefined {
  const entries = additions.get(calculator);
  additions.delete(calculator);
  return entries;
}
