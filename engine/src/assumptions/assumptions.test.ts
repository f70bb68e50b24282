import { describe, expect, test } from 'vitest';
import type { Parameter } from '../dated/parameter.ts';
import { supportedYears } from '../law/supported-years.ts';
import * as assumptions from './assumptions.ts';

const parameters = Object.entries<Parameter<unknown>>(assumptions);

describe.each(parameters)('%s', (_, parameter) => {
  test('was looked at again for the newest supported year', () => {
    expect(parameter.confirmedThrough).toBeGreaterThanOrEqual(Math.max(...supportedYears));
  });

  test('has its versions in order, oldest first, none twice', () => {
    const starts = parameter.versions.map(({ from }) => from);
    expect(starts).toEqual([...new Set(starts)].toSorted());
  });

  test('names in every version what it was derived from, with an address', () => {
    for (const { source } of parameter.versions) {
      expect(source.text).not.toBe('');
      expect(() => new URL(source.url)).not.toThrow();
      expect(source.url).toMatch(/^https?:\/\//);
    }
  });
});

test('no two assumptions have the same title', () => {
  const titles = parameters.map(([, { title }]) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
