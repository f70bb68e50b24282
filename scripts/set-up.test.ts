import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { isNodeSupported } from './set-up.mjs';

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
