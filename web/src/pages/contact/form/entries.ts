/** What a visitor writes, by the names of the API, in the order of the form. */
export const entryNames = ['email', 'name', 'subject', 'body'] as const;
export type EntryName = (typeof entryNames)[number];
export type Entries = Readonly<Record<EntryName, string>>;

export const firstEntries: Entries = { email: '', name: '', subject: '', body: '' };

/** The most characters that the API takes. */
export const mostCharacters: Readonly<Record<EntryName, number>> = {
  email: 254,
  name: 100,
  subject: 200,
  body: 5000,
};

/** Why an entry cannot be sent; `refused` is the API's word. */
export type EntryProblem =
  | { readonly code: 'required' | 'noAddress' | 'refused' }
  | { readonly code: 'tooLong'; readonly limit: number; readonly length: number };

export type EntryProblems = ReadonlyMap<EntryName, EntryProblem>;

function asLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** What is sent: without blanks around it, and lines without the control characters that a paste may bring along. */
export function cleaned(entries: Entries): Entries {
  return {
    email: asLine(entries.email),
    name: asLine(entries.name),
    subject: asLine(entries.subject),
    body: entries.body.trim(),
  };
}

const required: ReadonlySet<EntryName> = new Set(['email', 'body']);
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The problem with each entry that cannot be sent. */
export function problemsOf(entries: Entries): EntryProblems {
  const sent = cleaned(entries);
  const problems = new Map<EntryName, EntryProblem>();
  for (const name of entryNames) {
    const problem = problemOf(name, sent[name]);
    if (problem !== undefined) problems.set(name, problem);
  }
  return problems;
}

function problemOf(name: EntryName, text: string): EntryProblem | undefined {
  const { length } = Array.from(text);
  const limit = mostCharacters[name];
  if (length === 0) return required.has(name) ? { code: 'required' } : undefined;
  if (length > limit) return { code: 'tooLong', limit, length };
  return name === 'email' && !address.test(text) ? { code: 'noAddress' } : undefined;
}
