import { expect, test } from 'vitest';

import { buildApp } from '../api/src/app.ts';
import { plainText, rules } from '../web/src/app/text-style/rules.test-support.ts';

// The rules for the site's texts hold for the API's descriptions, too.

/** Code counts as one word. It may begin a sentence. */
const withoutCode = (text: string) => text.replaceAll(/`[^`]*`/g, 'Code');

function slipsOf(texts: readonly string[]): readonly string[] {
  const slips = texts.flatMap((text) =>
    [...rules]
      .filter(([, find]) => find(plainText(withoutCode(text), 'en'), 'en', ''))
      .map(([rule]) => `${rule}: ${text}`),
  );
  return [...new Set(slips)];
}

/** Titles and descriptions. Examples have titles only: below them stands the arithmetic. */
function describedIn(document: unknown, keys = ['description', 'summary']): readonly string[] {
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([key, value]: [string, unknown]) =>
    keys.includes(key) && typeof value === 'string'
      ? [value]
      : describedIn(value, key === 'examples' ? ['summary'] : keys),
  );
}

test('the descriptions of the API follow the rules for texts', async () => {
  const app = await buildApp();
  const described = describedIn((await app.inject('/api/v1/openapi.json')).json());
  expect(described.length).toBeGreaterThan(100);
  expect(slipsOf(described)).toEqual([]);
});

test('a slip is found in prose and not in code', () => {
  expect(slipsOf(['The tariff.', 'The `tariff` field.'])).toEqual([
    expect.stringContaining('tax scale'),
  ]);
});
