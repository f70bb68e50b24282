import { removeSessionState } from '../../session/session-state.ts';
import { createListeners } from '../../window/listeners.ts';
import type { StoredEntries } from '../entries-link/stored-entries.ts';

/** Where the entries of a form come from, when the reader has not typed them there. */
export type EntriesSource =
  /** An example that the reader has just seen. */
  | { readonly kind: 'example' }
  | { readonly kind: 'link' }
  | { readonly kind: 'kept'; readonly name: string }
  /** A result of another calculator. */
  | { readonly kind: 'result'; readonly calculator: string };

/** Entries for a form: by their fields, or as the text of a link. */
export interface Offer {
  readonly source: EntriesSource;
  readonly entries: StoredEntries | string;
  /** True where they leave all others as they are; else they take the place of all. */
  readonly keepsOthers?: boolean;
}

const offers = new Map<string, Offer>();
const { tell, subscribe } = createListeners();
export { subscribe as subscribeToOffers };

/** Has a calculator's form open with these entries, once; it need not be on the page yet. */
export function offerEntries(calculator: string, offer: Offer): void {
  offers.set(calculator, offer);
  tell();
}

export function offeredEntries(calculator: string): Offer | undefined {
  return offers.get(calculator);
}

/** An offer is taken once. It replaces a result that is still there, too. */
export function takeOffer(calculator: string, isAccepted: boolean): void {
  offers.delete(calculator);
  if (isAccepted) removeSessionState(`${calculator}.result`);
}
