import { expect, test } from 'vitest';
import { translatorInTest } from '../test-support/translator-in-test.test-support.ts';
import shared from '../texts/en.json';
import { translateWith } from './use-translation.ts';

const translator = translatorInTest('en', { shared });
const t = translateWith(translator, 'shared');
const term = translateWith(translator, 'shared', 'term');

// The type-checker runs over this file: a line that compiles although an error is expected of it fails `npm run check`.

test('a key is one of the namespace, in a group one of the group', () => {
  expect(t('period.label')).toBe(shared.period.label);
  expect(term('years', { count: 2 })).toBe('2\u00A0years');
  // @ts-expect-error -- no such text
  expect(t('period.lable')).toBe('period.lable');
  // @ts-expect-error -- a group is no text
  expect(t('period')).toBe('period');
  // @ts-expect-error -- no such text in the group
  expect(term('period.label')).toBe('term.period.label');
});

test('a text has all of its values and no others', () => {
  expect(t('error.belowMinimum', { limit: '€ 1' })).toContain('€ 1');
  // @ts-expect-error -- the limit is missing
  expect(t('error.belowMinimum')).not.toContain('€ 1');
  // @ts-expect-error -- the limit is missing
  expect(t('error.belowMinimum', {})).not.toContain('€ 1');
  // @ts-expect-error -- no text about a name
  expect(t('error.belowMinimum', { limit: '€ 1', name: 'Ada' })).toContain('€ 1');
  // @ts-expect-error -- a text without values
  expect(t('period.label', { limit: '€ 1' })).toBe(shared.period.label);
});

test('what is counted is a number', () => {
  expect(term('months', { count: 1 })).toBe('1\u00A0month');
  // @ts-expect-error -- '1' is one for no language
  expect(term('months', { count: '1' })).toContain('month');
});

test('where the key may be one of several, they are given the values of all', () => {
  const code = ['belowMinimum', 'unreadable'][0] as 'belowMinimum' | 'unreadable';
  expect(t(`error.${code}`, { limit: '€ 1', example: '2' })).toContain('€ 1');
  // @ts-expect-error -- the example is missing
  expect(t(`error.${code}`, { limit: '€ 1' })).toContain('€ 1');
});
