import type { Form } from '../definition/define-form.ts';
import type { StoredEntries } from './stored-entries.ts';

/** What a text says that should hold entries. */
type LinkReading =
  | { readonly kind: 'entries'; readonly stored: StoredEntries }
  /** Cut off, changed, or of another calculator. */
  | { readonly kind: 'damaged' }
  /** Written by a newer version of the site. */
  | { readonly kind: 'newer' };

type NamedForm = Pick<Form<object, unknown, unknown>, 'id'> & {
  readonly shortNames: Readonly<Record<string, string>>;
};

/** The version in which links are written. One that was ever written is read for ever. */
const presentVersion = 1;

/** How the text behind the version is read, by version; undefined for a damaged one. */
const readers: Readonly<
  Record<number, (form: NamedForm, text: string) => StoredEntries | undefined>
> = { 1: readVersion1 };

const damaged: LinkReading = { kind: 'damaged' };

/**
 * Writes entries as the text that stands behind the # of a link: '1-k3f_g-65000_p-annual'. That is the version, a checksum
 * that tells a link that was cut off, and each entry with its short name. Only characters that no mail program or
 * messenger changes or leaves out.
 */
export function writeLink(form: NamedForm, stored: StoredEntries): string {
  const parts = Object.entries(stored).map(
    ([name, text]) => `_${form.shortNames[name] ?? name}-${escaped(text)}`,
  );
  const entries = parts.join('');
  return `${presentVersion}-${checksumOf(form.id + entries)}${entries}`;
}

/**
 * Reads what stands behind the # of a link. Other programs write the fields of the API there, as in the query of an address:
 * '?grossSalary=5000&taxClass=1'.
 */
export function readLink(form: NamedForm, text: string): LinkReading {
  if (text.startsWith('?')) {
    return { kind: 'entries', stored: Object.fromEntries(new URLSearchParams(text)) };
  }
  const [, version, rest = ''] = /^(\d{1,6})-(.*)$/s.exec(text) ?? [];
  if (version === undefined) return damaged;
  if (Number(version) > presentVersion) return { kind: 'newer' };
  const stored = readers[Number(version)]?.(form, rest);
  return stored === undefined ? damaged : { kind: 'entries', stored };
}

function readVersion1(form: NamedForm, text: string): StoredEntries | undefined {
  const [checksum = '', ...parts] = text.split('_');
  if (checksum !== checksumOf([form.id, ...parts].join('_'))) return undefined;
  const names = new Map(Object.entries(form.shortNames).map(([name, short]) => [short, name]));
  const entries = parts.map((part) => /^([^-]+)-(.*)$/s.exec(part));
  const unescaped = entries.map((entry) => unescape(entry?.[2]));
  if (entries.includes(null) || unescaped.includes(undefined)) return undefined;
  return Object.fromEntries(
    entries.map((entry, index) => [
      names.get(entry?.[1] ?? '') ?? entry?.[1] ?? '',
      unescaped[index] ?? '',
    ]),
  );
}

function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll('_', '%5F');
}

function unescape(text = ''): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const length = 3;
const base = 36;

/** Three letters or digits by which a text that was cut off or changed is told (FNV-1a, 32 bits). */
export function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 0) % base ** length).toString(base).padStart(length, '0');
}
