/** A text that is no JSON of the kind we read. The message says why, for the sender. */
export class UnreadableJson extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadableJson';
  }
}

/**
 * Reads JSON strictly: keys that would reach an object's prototype are refused, and so are keys given twice, of which
 * JSON.parse would silently take the last.
 *
 * @throws UnreadableJson
 */
export function readJson(text: string): unknown {
  if (text === '') throw new UnreadableJson('The body is empty; it must be a JSON object.');
  const value = parsed(text);
  const keys = safeKeysIn(value);
  // Cheap first check, which suffices for nearly every body: as many colons as keys means that no key is repeated.
  if (colonsIn(text) !== keys && keysInText(text) !== keys) {
    throw new UnreadableJson('The body gives a field twice.');
  }
  return value;
}

const notJson = 'The body is not valid JSON.';

function parsed(text: string): unknown {
  try {
    // Some programs write a mark of the byte order before their text.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UnreadableJson(notJson);
  }
}

/** Counts the keys without recursion, because a body may be nested deeper than the stack. */
function safeKeysIn(value: unknown): number {
  let keys = 0;
  const pending: object[] = isObject(value) ? [value] : [];
  for (let each = pending.pop(); each !== undefined; each = pending.pop()) {
    if (reachesPrototype(each)) throw new UnreadableJson(notJson);
    const children: readonly unknown[] = Object.values(each);
    if (!Array.isArray(each)) keys += children.length;
    pending.push(...children.filter(isObject));
  }
  return keys;
}

function reachesPrototype(each: object): boolean {
  if (Object.hasOwn(each, '__proto__')) return true;
  if (!Object.hasOwn(each, 'constructor')) return false;
  const { constructor }: { constructor: unknown } = each;
  return isObject(constructor) && Object.hasOwn(constructor, 'prototype');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function colonsIn(text: string): number {
  let colons = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) colons += 1;
  return colons;
}

const quote = 0x22;
const colon = 0x3a;
const backslash = 0x5c;

/** In valid JSON each colon outside a string follows one key. */
function keysInText(text: string): number {
  let keys = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === quote) isInString = !isInString;
    else if (character === backslash) index += 1;
    else if (character === colon && !isInString) keys += 1;
  }
  return keys;
}
