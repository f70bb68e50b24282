import { describe, expect, test } from 'vitest';
import { languages } from '../shared/language.ts';
import { legalNoticeRoute, notFoundRoute, routes } from './routes.ts';
import { valuesOf } from '../../build/texts/text-types.ts';
import {
  compiledTextsOf,
  isFrenchTerm,
  namespaceOf,
  sentencesOf,
  textFiles,
  textFolders,
  textsOf,
} from './text-files.test-support.ts';

/** Straight quotes and apostrophes; in French also an ordinary space, or none, before its high punctuation. */
const slipsOf: Readonly<Record<string, RegExp>> = {
  en: /(?<!\w=)['"]/,
  fr: /['"]|[^\u00A0\u202F\s/][;!?](?=\s|$)| [;:!?»]|« |[a-zà-ÿ]:(?=\s|$)/,
  de: /['"]|\s[;:!?]/,
};

test('the texts of every room are found', () => {
  expect(textFolders).toEqual(
    expect.arrayContaining(['./frame/texts', '../pages/home/texts', '../shared/texts']),
  );
});

describe.each(textFolders)('%s', (folder) => {
  const english = compiledTextsOf(folder, 'en');

  test('holds three languages and nothing else', () => {
    const names = textFiles.filter((file) => file.startsWith(`${folder}/`));
    expect(names.map((name) => name.slice(folder.length + 1)).toSorted()).toEqual([
      'de.json',
      'en.json',
      'fr.json',
    ]);
  });

  test.each(['en', 'fr', 'de'])('is set as print in %s', (language) => {
    const slips = sentencesOf(folder, language).filter(([, sentence]) =>
      slipsOf[language]?.test(sentence),
    );
    expect(slips).toEqual([]);
  });

  test('says nothing in no words', () => {
    for (const language of ['en', 'fr', 'de']) {
      const empty = sentencesOf(folder, language).filter(([, sentence]) => sentence.trim() === '');
      expect(empty.filter(([key]) => language !== 'fr' || !isFrenchTerm(key))).toEqual([]);
    }
  });

  describe.each(['fr', 'de'])('%s', (language) => {
    const translated = compiledTextsOf(folder, language);

    test('fills in the same values as English, counted where English counts them', () => {
      for (const [key, message] of translated) {
        expect([key, valuesOf(message)]).toEqual([key, valuesOf(english.get(key) ?? [])]);
      }
    });
  });
});

test.each(textFolders.filter((folder) => namespaceOf(folder).endsWith('-steps')))(
  'the words of steps in %s quote no figure of the law, which may change',
  (folder) => {
    const withFigures = languages.flatMap((language) =>
      sentencesOf(folder, language).filter(([, text]) =>
        /\d/.test(text.replaceAll(/CO2|ind(?:ex|ice) 100|person(?:ne)? [12]/gi, '')),
      ),
    );
    expect(withFigures).toEqual([]);
  },
);

// One that cannot be found is not shown by them.
const calculators = new Set(routes.filter(({ kind }) => kind === 'calculator').map(({ id }) => id));
const shownPages = [...new Set([...routes, legalNoticeRoute])]
  .filter((route) => route !== notFoundRoute)
  .map(({ id }) => id);

const yearsIn = {
  en: '2024, 2025 and 2026',
  fr: '2024, 2025 et 2026',
  de: '2024, 2025 und 2026',
} as const;

describe.each(shownPages)('search engines show the page %s whole', (page) => {
  test.each([
    ['en', 'Luxembourg'],
    ['fr', 'Luxembourg'],
    ['de', 'Luxemburg'],
  ] as const)('in %s', (language, country) => {
    const folder = textFolders.find((each) => namespaceOf(each) === page) ?? '';
    const text = textsOf(folder, language);
    const years = yearsIn[language];
    const read = (key: string) => (text.get(key) ?? '').replaceAll('{years}', years);
    const title = read('meta.title');
    const description = read('meta.description');
    expect(title).toMatch(/ \| Suen$/);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description).toContain(country);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
    if (calculators.has(page))
      expect([title, description]).toEqual(Array(2).fill(expect.stringContaining(years)));
  });
});
