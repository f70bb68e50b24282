import { describe, expect, test } from 'vitest';
import { localisedPath, prefixedPath, splitPath } from './language.ts';

describe('an address is taken apart', () => {
  test.each([
    ['/', '', 'en', '/'],
    ['/fr', '/fr', 'fr', '/'],
    ['/fr/', '/fr', 'fr', '/'],
    ['/en/salary/calculator', '/en', 'en', '/salary/calculator'],
    ['/salary/calculator/', '', 'en', '/salary/calculator'],
    ['/DE/Salary/calculator', '/de', 'de', '/salary/calculator'],
    // A first part that only begins like a language is none.
    ['/french', '', 'en', '/french'],
    ['/debts/fr', '', 'en', '/debts/fr'],
    ['/lb/salary/calculator', '', 'en', '/lb/salary/calculator'],
  ])('%s', (pathname, prefix, language, path) => {
    expect(splitPath(pathname)).toEqual({ prefix, language, path });
  });
});

test.each([
  ['/', 'en', '/'],
  ['/', 'fr', '/fr'],
  ['/salary/calculator', 'en', '/salary/calculator'],
  ['/salary/calculator', 'de', '/de/salary/calculator'],
] as const)('the canonical address of %s in %s', (path, language, address) => {
  expect(localisedPath(path, language)).toBe(address);
});

test.each([
  ['/', '', '/'],
  ['/', '/en', '/en'],
  ['/salary/calculator', '/en', '/en/salary/calculator'],
  ['/salary/calculator', '', '/salary/calculator'],
] as const)('%s keeps the prefix "%s"', (path, prefix, address) => {
  expect(prefixedPath(path, prefix)).toBe(address);
});
