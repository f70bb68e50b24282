import { describe, expect, test, vi } from 'vitest';
import type { Language } from '../language.ts';
import { translatorInTest } from '../test-support/translator-in-test.test-support.ts';
import { Translator, type Catalog } from './translator.ts';

const texts = {
  title: 'Title',
  nothing: '',
  form: { gross: 'At least {limit}, at most {most}', again: '{name} and {name}' },
  years: '{count, plural, one {{count} year} other {{count} years}}',
  children: '{count, plural, =0 {none} one {{count} child} other {{count} children}}',
  age: 'aged {count}',
  home: '{where, select, city {in the city} other {elsewhere}}',
};

const translatorIn = (language: Language) => translatorInTest(language, { room: texts });
const english = translatorIn('en');

describe('a text', () => {
  test('is found by its key, in a group by its path', () => {
    expect(english.text('room', 'title')).toBe('Title');
    expect(english.text('room', 'form.gross', { limit: 1, most: '2' })).toBe(
      'At least 1, at most 2',
    );
  });

  test('may be of no words', () => {
    expect(english.text('room', 'nothing')).toBe('');
  });

  test('has a value in each of its places', () => {
    expect(english.text('room', 'form.again', { name: 'Ada' })).toBe('Ada and Ada');
  });

  test('shows a value as it is, whatever stands in it', () => {
    expect(english.text('room', 'form.again', { name: '<b>{name}$&#</b>' })).toBe(
      '<b>{name}$&#</b> and <b>{name}$&#</b>',
    );
  });

  test.each([
    ['city', 'in the city'],
    ['village', 'elsewhere'],
  ])('may be chosen by a word: %s', (where, expected) => {
    expect(english.text('room', 'home', { where })).toBe(expected);
  });

  test.each(['unknown', 'form', 'form.gross.limit', 'title.length', 'constructor'])(
    'that does not exist is its key: %s',
    (key) => {
      expect(english.has('room', key)).toBe(false);
      expect(english.text('room', key)).toBe(key);
      expect(english.text('elsewhere', key)).toBe(key);
    },
  );
});

// CLDR's cardinal rules: one is 1 in English and German, 0 to below 2 in French.
test.each([
  ['en', 0, '0 years'],
  ['en', 1, '1 year'],
  ['en', 1.5, '1.5 years'],
  ['en', 2, '2 years'],
  ['de', 0, '0 years'],
  ['de', 1, '1 year'],
  ['fr', 0, '0 year'],
  ['fr', 1, '1 year'],
  ['fr', 1.5, '1.5 year'],
  ['fr', 2, '2 years'],
  ['fr', 1_000_000, '1000000 years'],
] as const)('in %s there are, of %d, %s', (language, count, expected) => {
  expect(translatorIn(language).text('room', 'years', { count })).toBe(expected);
});

test.each([
  [0, 'none'],
  [1, '1 child'],
  [2, '2 children'],
])('a number may have a text of its own: of %s, %s', (count, expected) => {
  expect(english.text('room', 'children', { count })).toBe(expected);
});

test('a text that is the same for one and for more is one text', () => {
  expect(english.text('room', 'age', { count: 1 })).toBe('aged 1');
});

test('a text that was asked for before it came is there once it has come', () => {
  const translator = new Translator('en');
  expect(translator.text('room', 'title')).toBe('title');
  translator.add('room', { title: ['Title'] });
  expect(translator.text('room', 'title')).toBe('Title');
});

test('who listens hears of texts that come, until it ends that', () => {
  const catalog: Catalog = { title: ['Title'] };
  const translator = new Translator('en');
  const listener = vi.fn<() => void>();
  const end = translator.subscribe(listener);
  translator.add('room', catalog);
  expect(listener).toHaveBeenCalledOnce();
  expect(translator.keysOf('room')).toEqual(['title']);
  expect(translator.textsOf('room')).toBe(translator.textsOf('room'));
  end();
  translator.add('other', catalog);
  expect(listener).toHaveBeenCalledOnce();
});
