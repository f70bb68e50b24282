import { createListeners } from '../window/listeners.ts';

/** The name in local storage. */
const storageKey = 'kept-calculations';
const presentVersion = 1;

/** A calculation that the reader keeps on the device. */
export interface KeptCalculation {
  /** Tells it from all others. */
  readonly id: string;
  readonly name: string;
  /** The id of the calculator. */
  readonly calculator: string;
  /** YYYY-MM-DD */
  readonly keptOn: string;
  /** The entries, as the text of a link. */
  readonly link: string;
}

/** Why nothing can be read or kept. Whatever is there stays as it is. */
export type Refusal = 'damaged' | 'newer' | 'blocked' | 'full';

/** What is on the device. */
export type Kept =
  | {
      readonly kind: 'list';
      readonly calculations: readonly KeptCalculation[];
      /** What is no calculation: shown nowhere, and written back as it was. */
      readonly others: readonly unknown[];
    }
  | { readonly kind: Refusal };

const nothingKept: Kept = { kind: 'list', calculations: [], others: [] };

function isCalculation(value: unknown): value is KeptCalculation {
  if (typeof value !== 'object' || value === null) return false;
  const given = new Map(Object.entries(value));
  return ['id', 'name', 'calculator', 'keptOn', 'link'].every(
    (name) => typeof given.get(name) === 'string',
  );
}

function parse(text: string): Kept {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return { kind: 'damaged' };
    const { version, calculations } = { version: undefined, calculations: undefined, ...stored };
    if (typeof version === 'number' && version > presentVersion) return { kind: 'newer' };
    if (version !== presentVersion || !Array.isArray(calculations)) return { kind: 'damaged' };
    const all: readonly unknown[] = calculations;
    return {
      kind: 'list',
      calculations: all.filter(isCalculation),
      others: all.filter((each) => !isCalculation(each)),
    };
  } catch {
    return { kind: 'damaged' };
  }
}

let last: { readonly text: string | null; readonly kept: Kept } | undefined;

/** What is kept on the device: the same object until it changes. */
export function readKept(): Kept {
  try {
    const text = window.localStorage.getItem(storageKey);
    if (last?.text !== text) last = { text, kept: text === null ? nothingKept : parse(text) };
    return last?.kept ?? nothingKept;
  } catch {
    return blocked;
  }
}

const blocked: Kept = { kind: 'blocked' };

/** What is read while the page is built and until its script runs. */
export function nothingRead(): Kept {
  return nothingKept;
}

const { tell, subscribe } = createListeners(() => {
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
});
/** Calls a listener when something is kept or deleted, here or in another tab. */
export { subscribe as subscribeToKept };

function write(
  calculations: readonly KeptCalculation[],
  others: readonly unknown[],
): Refusal | undefined {
  try {
    const all = [...calculations, ...others];
    if (all.length === 0) window.localStorage.removeItem(storageKey);
    else {
      const stored = { version: presentVersion, calculations: all };
      window.localStorage.setItem(storageKey, JSON.stringify(stored));
    }
  } catch {
    return 'full';
  }
  tell();
  return undefined;
}

/** Changes the list of calculations; tells why, where it cannot be changed. */
export function changeKept(
  change: (calculations: readonly KeptCalculation[]) => readonly KeptCalculation[],
): Refusal | undefined {
  const kept = readKept();
  return kept.kind === 'list' ? write(change(kept.calculations), kept.others) : kept.kind;
}

/** Deletes everything that is kept, also what cannot be read. */
export function deleteAllKept(): Refusal | undefined {
  return write([], []);
}
