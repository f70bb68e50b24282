import { useSyncExternalStore } from 'react';
import { parseConsent, type ConsentRecord } from './consent-record.ts';

const storageKey = 'cookie-consent';

/** Where the question stands. */
export interface ConsentState {
  /** The visitor's choice, once there is one. */
  readonly record: ConsentRecord | undefined;
  /** Whether the question is on the page. */
  readonly isAsked: boolean;
  /** How many times the visitor has asked to be asked again. */
  readonly openings: number;
}

/** While the page is built and until its script runs, nobody is asked and nothing is granted. */
const unknown: ConsentState = { record: undefined, isAsked: false, openings: 0 };

let state: ConsentState | undefined;
const listeners = new Set<() => void>();

function change(next: ConsentState) {
  state = next;
  for (const listener of listeners) listener();
}

// A browser may refuse storage: then a choice holds as long as the page's script lives.
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

/** A choice in another window of the site holds here too. */
function takeOver({ key }: StorageEvent) {
  if (key !== storageKey && key !== null) return;
  const record = readStored();
  change({ ...current(), record, isAsked: record === undefined });
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', takeOver);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', takeOver);
  };
}

/** The visitor's choice, and whether it is being asked for. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, current, () => unknown);
}

/** Keeps a choice and takes the question off the page. */
export function chooseConsent(record: ConsentRecord): void {
  store(record);
  change({ ...current(), record, isAsked: false });
}

/** Puts the question on the page, for those who want to change their choice. */
export function openConsent(): void {
  change({ ...current(), isAsked: true, openings: current().openings + 1 });
}

/** Takes the question off the page without an answer. */
export function postponeConsent(): void {
  change({ ...current(), isAsked: false });
}

/** Takes the question off the page and leaves an earlier choice as it is; without one it stays. */
export function closeConsent(): void {
  if (current().record !== undefined) postponeConsent();
}

/** Forgets what is known of this page; between tests. */
export function forgetConsent(): void {
  state = undefined;
}
