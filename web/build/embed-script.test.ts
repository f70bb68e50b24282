import { readFile } from 'node:fs/promises';
import { minify } from 'vite';
import { expect, test } from 'vitest';

test('the script that other sites load is at most 1 KB, before compression', async () => {
  const source = await readFile(new URL('embed-script.js', import.meta.url), 'utf8');
  const { code, errors } = await minify('embed-script.js', source);
  expect(errors).toEqual([]);
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(1024);
});
