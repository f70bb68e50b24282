import { readFile } from 'node:fs/promises';
import { minify } from 'vite';
import { expect, test } from 'vitest';
import { calculators } from '../../src/calculators/calculators.ts';

const source = await readFile(new URL('embed-script.js', import.meta.url), 'utf8');

test('the script knows the calculators that have a frame, and no others', () => {
  const [, named = ''] = /known = new Set\(\[([^\]]*)\]/.exec(source) ?? [];
  const known = named.split(', ').map((name) => name.replaceAll("'", ''));
  const embeddable = calculators.flatMap(({ id, isEmbeddable }) => (isEmbeddable ? [id] : []));
  expect(known.toSorted()).toEqual(embeddable.toSorted());
});

test('the script that other sites load is at most 1 KB, before compression', async () => {
  const { code, errors } = await minify('embed-script.js', source);
  expect(errors).toEqual([]);
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(1024);
});
