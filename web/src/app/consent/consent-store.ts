import { useSyncExternalStore } from 'react';
import { createListeners } from '../../shared/window/listeners.ts';
import { parseConsent, type ConsentRecord } from './consent-record.ts';

const storageKey = 'cookie-consent';

/** The state of the consent question. */
interface ConsentState {
  /** The visitor's choice, once there is one. */
  readonly record: ConsentRecord | undefined;
  /** Whether the banner is shown. */
  readonly isAsked: boolean;
  /** How many times the visitor has reopened the banner. */
  readonly openings: number;
}

/** During the build and until the script runs, the banner is hidden and nothing is granted. */
const unknown: ConsentState = { record: undefined, isAsked: false, openings: 0 };

let state: ConsentState | undefined;
const { tell, subscribe } = createListeners(() => {
  window.addEventListener('storage', takeOver);
  return () => window.removeEventListener('storage', takeOver);
});

function change(next: ConsentState) {
  state = next;
  tell();
}

// A browser may refuse storage. Then a choice lasts as long as the page.
function readStored(): ConsentRecord | undefined {
  try {
    return parseConsent(localStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}

function store(record: ConsentRecord) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(record));
  } catch {
    // Asked again at the next visit.
  }
}

function current(): ConsentState {
  if (state === undefined) {
    const record = readStored();
    state = { record, isAsked: record === undefined, openings: 0 };
  }
  return state;
}

/** A choice in another window of the site applies here, too. */
function takeOver({ key }: StorageEvent) {
  if (key !== storageKey && key !== null) return;
  const record = readStored();
  change({ ...current(), record, isAsked: record === undefined });
}

/** The visitor's choice, and whether it is being asked for. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, current, () => unknown);
}

/** Stores a choice and hides the banner. */
export function chooseConsent(record: ConsentRecord): void {
  store(record);
  change({ ...current(), record, isAsked: false });
}

/** Shows the banner to a visitor who wants to change the choice. */
export function openConsent(): void {
  change({ ...current(), isAsked: true, openings: current().openings + 1 });
}

/** Hides the banner without an answer. */
export function postponeConsent(): void {
  change({ ...current(), isAsked: false });
}

/** Hides the banner and keeps an earlier choice. Without an earlier choice the banner stays. */
export function closeConsent(): void {
  if (current().record !== undefined) postponeConsent();
}

/** Resets the state between tests. */
export function forgetConsent(): void {
  state = undefined;
}
