import { expect, test } from 'vitest';
import { compileTexts } from './compile-texts.ts';

test('texts are compiled by their paths', () => {
  expect(compileTexts({ title: 'Title', form: { limit: 'At most {limit}' } })).toEqual({
    title: ['Title'],
    'form.limit': ['At most ', ['limit']],
  });
});

test('an apostrophe stands for itself', () => {
  expect(compileTexts({ law: "l'impôt de l’année" })).toEqual({ law: ["l'impôt de l’année"] });
});

test.each([
  ['Dear {name', 'a brace that is not closed'],
  ['Dear {{name}}', 'the braces of another format'],
  ['{count, plural, one {{{count}} year} other {years}}', 'such braces in a branch'],
  [
    '{count, plural, one {# year} other {# years}}',
    'a number that is not written by our formatter',
  ],
  ['{count, plural, one {year}}', 'no branch for all others'],
  ['{where, select, city {here}}', 'no branch for all others'],
])('%s is refused: %s', (message) => {
  expect(() => compileTexts({ form: { text: message } })).toThrow(
    `The text form.text is no message in ICU MessageFormat: ${message}`,
  );
});
