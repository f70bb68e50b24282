/** What a visitor writes, by the names of the API, in the order of the form. */
export const entryNames = ['email', 'name', 'subject', 'body'] as const;
export type EntryName = (typeof entryNames)[number];
export type Entries = Readonly<Record<EntryName, string>>;

export const initialValues: Entries = { email: '', name: '', subject: '', body: '' };

/** The maximum number of characters that the API accepts. */
export const maxCharacters: Readonly<Record<EntryName, number>> = {
  email: 254,
  name: 100,
  subject: 200,
  body: 5000,
};

/** Why an entry cannot be sent; `refused` is the API's word. */
export type FieldError =
  | { readonly code: 'required' | 'noAddress' | 'refused' }
  | { readonly code: 'tooLong'; readonly limit: number; readonly length: number };

export type FieldErrors = ReadonlyMap<EntryName, FieldError>;

function asLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** The values to send, trimmed and without pasted control characters. */
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

/** The error of each entry that cannot be sent. */
export function errorsOf(entries: Entries): FieldErrors {
  const sent = cleaned(entries);
  const errors = new Map<EntryName, FieldError>();
  for (const name of entryNames) {
    const error = errorOf(name, sent[name]);
    if (error !== undefined) errors.set(name, error);
  }
  return errors;
}

function errorOf(name: EntryName, text: string): FieldError | undefined {
  const { length } = Array.from(text);
  const limit = maxCharacters[name];
  if (length === 0) return required.has(name) ? { code: 'required' } : undefined;
  if (length > limit) return { code: 'tooLong', limit, length };
  return name === 'email' && !address.test(text) ? { code: 'noAddress' } : undefined;
}
