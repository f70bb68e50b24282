import { describe, expect, test, vi } from 'vitest';
import { Translator, type TextTree } from './translator.ts';

const texts: TextTree = {
  title: 'Title',
  form: { gross: 'At least {{limit}}, at most {{most}}', again: '{{name}} and {{name}}' },
  years_one: '{{count}} year',
  years_other: '{{count}} years',
  age: 'aged {{count}}',
};

const inLanguage = (language: 'en' | 'fr' | 'de') => new Translator(language, { room: texts });
const english = inLanguage('en');

describe('a text', () => {
  test('is found by its key, in a group by its path', () => {
    expect(english.text('room', 'title')).toBe('Title');
    expect(english.text('room', 'form.gross', { limit: 1, most: '2' })).toBe(
      'At least 1, at most 2',
    );
  });

  test('has a value in each of its places, and a place without one is told', () => {
    expect(english.text('room', 'form.again', { name: 'Ada' })).toBe('Ada and Ada');
    expect(() => english.text('room', 'form.again')).toThrow('no name for “{{name}} and {{name}}”');
  });

  test('shows a value as it is, whatever stands in it', () => {
    expect(english.text('room', 'form.again', { name: '<b>{{name}}$&</b>' })).toBe(
      '<b>{{name}}$&</b> and <b>{{name}}$&</b>',
    );
  });

  test.each(['nothing', 'form', 'form.gross.limit', 'title.length', 'form.constructor'])(
    'that does not exist is its key: %s',
    (key) => {
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
] as const)('in %s there are, of %d, %s', (language, count, expected) => {
  expect(inLanguage(language).text('room', 'years', { count })).toBe(expected);
});

test('a text that is the same for one and for more is one text', () => {
  expect(english.text('room', 'age', { count: 1 })).toBe('aged 1');
});

test('who listens hears of texts that come, until it ends that', () => {
  const translator = new Translator('en');
  const listener = vi.fn<() => void>();
  const end = translator.subscribe(listener);
  translator.add('room', texts);
  expect(listener).toHaveBeenCalledOnce();
  expect(translator.textsOf('room')).toBe(texts);
  end();
  translator.add('other', texts);
  expect(listener).toHaveBeenCalledOnce();
});
