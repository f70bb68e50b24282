import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { buildApp } from '../api/src/app.ts';
import { plainText, rules } from '../web/src/app/text-style/rules.test-support.ts';
import { markdownPages } from './markdown-pages.test-support.ts';

// The rules for the site's texts also apply to the API's descriptions and to the documents.

/** Documents may state figures, for they say of when they are, and write numbers as in any language. */
const rulesForAll = [...rules].filter(
  ([name]) => !name.startsWith('a number as another') && !name.startsWith('a figure written out'),
);

/** Code counts as one word. It may begin a sentence. */
const withoutCode = (text: string) => text.replaceAll(/`[^`]*`/g, 'Code');

function slipsOf(texts: readonly string[]): readonly string[] {
  const slips = texts.flatMap((text) =>
    rulesForAll
      .filter(([, find]) => find(plainText(withoutCode(text), 'en'), 'en', ''))
      .map(([rule]) => `${rule}: ${text}`),
  );
  return [...new Set(slips)];
}

/** Titles and descriptions. Of examples only the titles, because their descriptions are arithmetic. */
function describedIn(document: unknown, keys = ['description', 'summary']): readonly string[] {
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([key, value]: [string, unknown]) =>
    keys.includes(key) && typeof value === 'string'
      ? [value]
      : describedIn(value, key === 'examples' ? ['summary'] : keys),
  );
}

/** Paragraphs, list items and cells of a document, without its code and addresses. */
function proseOf(page: string): readonly string[] {
  const text = readFileSync(fileURLToPath(new URL(`../${page}`, import.meta.url)), 'utf8')
    .replaceAll(/```.*?```/gs, '\n\n')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(?<=\s)(?:https?:|\/)\S+/g, 'address');
  return text
    .split(/\n\s*\n|\n(?=\s*(?:[-*#|]|\d+\. ))/)
    .flatMap((part) => (part.trim().startsWith('|') ? part.split('|') : [part]))
    .map((part) => part.replace(/^\s*(?:[-*#]+|\d+\.)\s+/, ''));
}

test('the descriptions of the API follow the rules for texts', async () => {
  const app = await buildApp();
  const described = describedIn((await app.inject('/api/v1/openapi.json')).json());
  expect(described.length).toBeGreaterThan(100);
  expect(slipsOf(described)).toEqual([]);
});

test.each(markdownPages.filter((page) => page !== 'CHANGELOG.md'))(
  '%s follows the rules for texts',
  (page) => {
    expect(slipsOf(proseOf(page))).toEqual([]);
  },
);

test('a slip is found in prose and not in code', () => {
  expect(slipsOf(['The tariff.', 'The `tariff` field.'])).toEqual([
    expect.stringContaining('tax scale'),
  ]);
  expect(proseOf('README.md').some((text) => text.startsWith('*Suen* is'))).toBe(true);
});
