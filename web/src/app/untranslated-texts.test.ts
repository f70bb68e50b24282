import { describe, expect, test } from 'vitest';
import { isFrenchTerm, sentencesOf, textFolders, textsOf } from './text-files.test-support.ts';

const pairs = [
  ['en', 'fr'],
  ['en', 'de'],
  ['fr', 'de'],
] as const;

/** Texts that two languages share, with the reason. Any other equal text is untranslated. */
const alike: Readonly<Record<string, readonly string[]>> = {
  'names and signs': ['Suen', '© {year} Suen', 'FAQ', 'Klimabonus 2026'],
  units: ['h', 'kWh', '€/kWh', '{kilometres} km', '{hours} h', '{count} KB'],
  'German and English months': ['April', 'August', 'September', 'November'],
  'words of all three': ['plus'],
  'English words from French': [
    'Conditions',
    'Contact',
    'Couples',
    'Menu',
    'Message',
    'Possible',
    'Source',
    'Sources',
    'Total',
  ],
  'names of countries': ['Luxembourg', 'France'],
  'words of English and German': [
    'Person 1',
    'Person 2',
    'Person 1: {percent}',
    'minus',
    'minus {amount}',
    'optional',
    'Name (optional)',
  ],
  'a fuel': ['Diesel'],
  'words of French and German': ['Batterie', 'Variante', 'Variante {number}'],
};
const allAlike = new Set(Object.values(alike).flat());

/** What a reader sees of a text: soft hyphens and the kinds of spaces make no difference. */
const seen = (text: string) => text.replaceAll('\u00AD', '').replaceAll('\u00A0', ' ');
/** The words alone: values that are filled in, brackets with official terms and quoted names left out. */
const words = (text: string) =>
  text
    .replace(/\{\w+\}/g, '')
    .replace(/\([^)]*\)/g, '')
    .replace(/«[^»]*»|„[^“]*“|“[^”]*”/g, '');

const everySentence = (language: string): [place: string, sentence: string][] =>
  textFolders.flatMap((folder) =>
    sentencesOf(folder, language)
      .filter(([key]) => !isFrenchTerm(key))
      .map(([key, sentence]): [string, string] => [`${folder} ${key}`, sentence]),
  );

/** The sentences in which a pattern is found, with where it is. */
const foundIn = (language: string, pattern: RegExp, read = (text: string) => text) =>
  everySentence(language).filter(([, sentence]) => pattern.test(read(sentence)));

describe('nothing is left untranslated', () => {
  test.each(pairs)('between %s and %s', (one, other) => {
    const same = textFolders.flatMap((folder) => {
      const others = textsOf(folder, other);
      return [...textsOf(folder, one)]
        .filter(([key, text]) => !isFrenchTerm(key) && seen(text) === seen(others.get(key) ?? ''))
        .filter(([, text]) => /\p{L}/u.test(words(text)))
        .filter(([, text]) => !allAlike.has(seen(text)))
        .map(([key, text]) => `${folder} ${key}: ${text}`);
    });
    expect(same).toEqual([]);
  });

  test('and every text that may be alike still is', () => {
    const found = new Set(
      pairs.flatMap(([one, other]) =>
        textFolders.flatMap((folder) => {
          const others = textsOf(folder, other);
          return [...textsOf(folder, one)]
            .filter(([key, text]) => seen(text) === seen(others.get(key) ?? ''))
            .map(([, text]) => seen(text));
        }),
      ),
    );
    expect([...allAlike].filter((text) => !found.has(text))).toEqual([]);
  });
});

/** Words that only one of the languages has; official terms in brackets do not count. */
const wordsOfOnly = {
  en: /(?<![\p{L}’-])(?:the|and|of|your|you|with|for|from|this|that|loan|salary|income|settings)(?![\p{L}-])/iu,
  fr: /(?<![\p{L}’-])(?:le|les|une|est|avec|pour|vous|votre|vos|dans|sur|salaire|impôt)(?![\p{L}-])/iu,
  de: /(?<![\p{L}-])(?:der|das|und|nicht|mit|für|Sie|Ihre?|eine?|oder|Steuer)(?![\p{L}-])/u,
} as const;
/** Names that keep their own language. */
const foreignNames =
  /Mutualité des employeurs|Commission nationale pour la protection des données|Code (?:de la consommation|du travail)/g;

describe('each language keeps to itself', () => {
  test.each([
    ['en', 'fr'],
    ['en', 'de'],
    ['fr', 'en'],
    ['fr', 'de'],
    ['de', 'en'],
    ['de', 'fr'],
  ] as const)('%s has no words of %s', (language, other) => {
    const read = (text: string) => words(text.replace(foreignNames, ''));
    expect(foundIn(language, wordsOfOnly[other], read)).toEqual([]);
  });
});

describe('the reader is addressed formally', () => {
  test('in French by vous', () => {
    expect(foundIn('fr', /(?<![\p{L}’-])(?:tu|toi|tes|ton|ta|te|t’)(?![\p{L}])/iu)).toEqual([]);
  });

  test('in German by Sie', () => {
    const boulevard = /boulevard du Jazz/g;
    const familiar =
      /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\p{L}*|[Ee]uch|[Ee]u(?:er|re)\p{L}*)(?!\p{L})/u;
    expect(foundIn('de', familiar, (text) => words(text.replace(boulevard, '')))).toEqual([]);
  });
});

describe('texts are set as print', () => {
  test.each([
    ['en', /[„«»]/],
    ['fr', /[„“”]/],
    ['de', /[”«»]/],
  ] as const)('%s has its own quotation marks', (language, others) => {
    expect(foundIn(language, others)).toEqual([]);
  });

  test.each(['en', 'fr', 'de'])('%s has one space between words and none around', (language) => {
    expect(foundIn(language, /[ \u00A0]{2}|^\s|\s$/)).toEqual([]);
  });

  test.each(['en', 'fr', 'de'])('%s keeps a figure and its percent together', (language) => {
    expect(foundIn(language, /\d %/)).toEqual([]);
  });

  test.each(['en', 'fr', 'de'])('%s uses no hyphen for a dash', (language) => {
    expect(foundIn(language, /\s-\s|--/)).toEqual([]);
  });
});

test('long German words say where a narrow phone may part them', () => {
  /** A phone of 320 px shows so many letters in a line of text, and so many in the heading of a page. */
  const maxLetters = 20;
  const maxLettersInHeading = 16;
  const tooLong = everySentence('de')
    .filter(([place]) => !/ meta\.| items\./.test(place))
    .flatMap(([place, sentence]) => {
      const most = place.endsWith(' title') ? maxLettersInHeading : maxLetters;
      return words(sentence)
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > most)
        .map((word) => `${place}: ${word}`);
    });
  expect(tooLong).toEqual([]);
});
