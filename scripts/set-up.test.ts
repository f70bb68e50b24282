import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { installation, isNodeSupported } from './set-up.mjs';

function enginesOf(manifest: string): string | undefined {
  const text = readFileSync(new URL(`../${manifest}`, import.meta.url), 'utf8');
  const { engines } = JSON.parse(text) as { readonly engines?: { readonly node?: string } };
  return engines?.node;
}

test('what is asked of Node is what the tools of build and check ask', () => {
  expect(enginesOf('package.json')).toBe('^20.19.0 || >=22.12.0');
  for (const tool of ['vite', 'oxlint', 'oxfmt']) {
    expect(enginesOf(`node_modules/${tool}/package.json`), tool).toBe(enginesOf('package.json'));
  }
});

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.0.0', true],
  ['24.1.0', true],
])('Node %s: %s', (version, isSupported) => {
  expect(isNodeSupported(version)).toBe(isSupported);
});

describe('an installation', () => {
  const only = { npmArguments: ['ci', '--omit=dev'], installedFrom: 'build new' };
  const all = { npmArguments: ['ci', '--include=dev'], installedFrom: 'all new' };
  const completed = {
    npmArguments: ['install', '--no-save', '--include=dev'],
    installedFrom: 'all new',
  };

  test.each([
    ['build', undefined, only],
    ['all', undefined, all],
    ['build', 'build new', undefined],
    ['all', 'all new', undefined],
  ] as const)('of the set %s after %s', (wanted, installedFrom, expected) => {
    expect(installation(wanted, 'new', installedFrom)).toEqual(expected);
  });

  test('is completed, and not made anew, for tests after a build', () => {
    expect(installation('all', 'new', 'build new')).toEqual(completed);
  });

  test('keeps the tools that are there', () => {
    expect(installation('build', 'new', 'all new')).toBeUndefined();
    expect(installation('build', 'new', 'all old')).toEqual(all);
  });

  test('is made anew after a change of the lockfile', () => {
    expect(installation('build', 'new', 'build old')).toEqual(only);
    expect(installation('all', 'new', 'build old')).toEqual(all);
  });

  test('whose stamp is of no known form is made anew', () => {
    expect(installation('build', 'new', 'new')).toEqual(only);
  });
});
