import { describe, expect, test } from 'vitest';

import { publisherNamesAt } from '../dated/publishers.ts';
import { listParameters } from './parameter-list.ts';

const sources = listParameters().flatMap(({ id, versions }) =>
  versions.map(({ from, source }) => ({ id, from, ...source })),
);

// A reader who follows a link expects the publisher that its words name. A new host gets its line in dated/publishers.ts.
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
