import type { FastifyInstance } from 'fastify';
import { RequestProblem } from './problems.ts';

/**
 * Makes JSON the only kind of body, read strictly: keys that would reach an object's prototype are refused, and so are
 * keys given twice, of which JSON.parse would silently take the last.
 */
export function readOnlyJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      // The default parser never returns a promise; its type merely allows one.
      void parse(request, text, (error, body: unknown) => {
        if (error === null && hasRepeatedKey(text, body)) {
          done(new RequestProblem(400, 'The body gives a field twice.'));
        } else {
          done(error, body);
        }
      });
    },
  );
}

/** Whether valid JSON has a key twice in one object: its text then has more keys than its parsed value. */
function hasRepeatedKey(text: string, value: unknown): boolean {
  const keys = keysInValue(value);
  // Cheap first check, which suffices for nearly every body: as many colons as keys means that no key is repeated.
  return colonsIn(text) !== keys && keysInText(text) !== keys;
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

/** Counts without recursion, because a body may be nested deeper than the stack. */
function keysInValue(value: unknown): number {
  let keys = 0;
  const pending: object[] = typeof value === 'object' && value !== null ? [value] : [];
  for (let each = pending.pop(); each !== undefined; each = pending.pop()) {
    const children: readonly unknown[] = Object.values(each);
    if (!Array.isArray(each)) keys += children.length;
    for (const child of children) {
      if (typeof child === 'object' && child !== null) pending.push(child);
    }
  }
  return keys;
}
