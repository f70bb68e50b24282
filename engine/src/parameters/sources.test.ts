import { describe, expect, test } from 'vitest';

import { publisherNamesAt } from '../dated/publishers.ts';
import { listParameters } from './parameter-list.ts';

const sources = listParameters().flatMap(({ id, versions }) =>
  versions.map(({ from, source }) => ({ id, from, ...source })),
);

// The text of a source must name the publisher at its address. Add new hosts to dated/publishers.ts.
describe.each(sources)('the source of $id from $from', ({ text, url }) => {
  test('names whoever publishes at its address', () => {
    const names = publisherNamesAt(url);
    expect(names, `publisher of ${url}`).toBeDefined();
    expect(
      names?.some((name) => text.includes(name)),
      `“${text}” names ${names?.join(' or ')}, who publishes at ${url}`,
    ).toBe(true);
  });
});
