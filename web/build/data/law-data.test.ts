import { listParameters } from '@suen/engine';
import { expect, test } from 'vitest';
import { lawSources } from './law-data.ts';

test('a page on which a figure was read has its own title, without the act that stands beside it', () => {
  const versions = lawSources(listParameters()).flatMap((figure) => figure.versions);
  const both = versions.flatMap(({ article, page }) =>
    article && page ? [{ article, page }] : [],
  );
  expect(both).not.toEqual([]);
  expect(both.filter(({ article, page }) => page.text.includes(article.text))).toEqual([]);
  expect(both.filter(({ page }) => /[;\s]$/.test(page.text))).toEqual([]);
});
