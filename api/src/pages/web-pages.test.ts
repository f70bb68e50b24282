import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test-support/test-endings.test-support.ts';
import { readWebPages } from './web-pages.ts';

const webFolder = temporaryFolder();

const write = (path: string, value: unknown) =>
  writeFileSync(join(webFolder, path), JSON.stringify(value));

test('the pages may be missing: nothing is built yet', () => {
  expect(readWebPages(join(webFolder, 'nowhere'))).toBeUndefined();
});

test('the build may not be broken', () => {
  mkdirSync(join(webFolder, 'client'));
  write('client/other.html', '');
  write('csp.json', { scriptHashes: [] });

  write('pages.json', [{ path: '/', file: 'index.html', language: 'en', status: 200 }]);
  expect(() => readWebPages(webFolder)).toThrow('the page / has no file index.html');

  write('pages.json', [{ path: '/' }]);
  expect(() => readWebPages(webFolder)).toThrow('pages.json is not a list of pages');

  write('pages.json', []);
  write('redirects.json', { '/old': 1 });
  expect(() => readWebPages(webFolder)).toThrow('redirects.json is not a list of redirects');

  write('redirects.json', {});
  write('csp.json', { scriptHashes: 'sha256-abc=' });
  expect(() => readWebPages(webFolder)).toThrow('csp.json has no list of script hashes');
});
