/**
 * Vitest's functions for tests that run one after the other in one process. Vitest itself takes a second to begin, and mutants
 * are tried by the thousand.
 */
export { expect, expectTypeOf } from 'vitest';

/** A test with a name that no other one has. */
interface FoundTest {
  readonly id: string;
  readonly run: () => unknown;
}

type Body = (...values: unknown[]) => unknown;

/** All tests that were found, in order. */
export const tests: FoundTest[] = [];
const groups: string[] = [];

/** Vitest's time limit before the body is left out: a mutant that takes too long is stopped by itself. */
function addTest(name: string, ...limitAndBody: readonly object[]): void {
  const run = limitAndBody.find(isBody);
  if (run === undefined) throw new TypeError(`${name} has no body`);
  tests.push({ id: `${tests.length} ${[...groups, name].join(' > ')}`, run });
}

function isBody(value: object): value is Body {
  return typeof value === 'function';
}

function addGroup(name: string, body: Body): void {
  groups.push(name);
  body();
  groups.pop();
}

/** Adds a test or a group for each row of a table. A row that is a list is given value by value. */
function forEachRow(add: (name: string, body: Body) => void) {
  return (rows: readonly unknown[]) => (name: string, body: Body) => {
    for (const row of rows) {
      const values: readonly unknown[] = Array.isArray(row) ? row : [row];
      add(name, () => body(...values));
    }
  };
}

export const test = Object.assign(addTest, { each: forEachRow(addTest) });
export const describe = Object.assign(addGroup, { each: forEachRow(addGroup) });
