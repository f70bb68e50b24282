import { expect, test } from 'vitest';
import { compileTexts } from './compile-texts.ts';
import { findTextFolders } from './text-folders.ts';
import { textTypes, valuesOf } from './text-types.ts';

test.each([
  ['Title', {}],
  ['{limit} for {name}, {limit}', { limit: 'Value', name: 'Value' }],
  [
    '{count, plural, one {{count} year} other {{number} years}}',
    { count: 'number', number: 'Value' },
  ],
  ['{count} of {count, plural, one {one} other {more}}', { count: 'number' }],
  ['{where, select, city {in {name}} other {elsewhere}}', { where: 'string', name: 'Value' }],
])('%s needs %o', (message, expected) => {
  const { text = [] } = compileTexts({ text: message });
  expect(Object.fromEntries(valuesOf(text))).toEqual(expected);
});

test('a date or a number is written by our own formatters, not by a text', () => {
  const { text = [] } = compileTexts({ text: 'On {day, date}' });
  expect(() => valuesOf(text)).toThrow('No text may hold a date, as {day} is.');
});

test('every folder of texts has a name, the last part of its path', () => {
  const names = findTextFolders().map(({ namespace, path }) => [namespace, path]);
  expect(names).toContainEqual(['net-salary', 'calculators/net-salary/texts']);
  expect(names).toContainEqual(['salary-steps', 'subjects/salary/salary-steps/texts']);
});

test('every text has a type', () => {
  const types = textTypes();
  expect(types).toContain("'term.months': { readonly count: number };");
  expect(types).toContain("'error.belowMinimum': { readonly limit: Value };");
  expect(types).toContain("'error.required': NoValues;");
});
