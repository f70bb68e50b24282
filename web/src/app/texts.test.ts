import { describe, expect, test } from 'vitest';
import { valuesOf } from '../../build/texts/text-types.ts';
import { calculators } from '../calculators/calculators.ts';
import { languages } from '../shared/language.ts';
import { legalNoticeRoute, notFoundRoute, routes } from './routes.ts';
import {
  compiledTextsOf,
  isFrenchTerm,
  namespaceOf,
  sentencesOf,
  textFiles,
  textFolders,
  textsOf,
} from './text-files.test-support.ts';

/** Straight quotes and apostrophes. French has a narrow space before ; ! ? and a no-break space beside : « and ». */
const slipsOf: Readonly<Record<string, RegExp>> = {
  en: /(?<!\w=)['"]/,
  fr: /['"]|[^\u202F/][;!?](?=\s|$)|[^\u00A0][:»](?=\s|$)|«[^\u00A0]/,
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
    const sentencesWithFigures = languages.flatMap((language) =>
      sentencesOf(folder, language).filter(([, text]) =>
        /\d/.test(text.replaceAll(/CO2|ind(?:ex|ice) 100|person(?:ne)? [12]/gi, '')),
      ),
    );
    expect(sentencesWithFigures).toEqual([]);
  },
);

/** Pay and tax have tax years. A loan, a home and solar panels have none. */
const hasTaxYears: ReadonlySet<string> = new Set(
  calculators
    .filter(({ section }) => section === 'income' || section === 'tax')
    .map(({ id }) => id),
);
const hasNoTaxYears: ReadonlySet<string> = new Set(
  calculators.map(({ id }) => id).filter((id) => !hasTaxYears.has(id)),
);

// A page that cannot be found is not shown by them.
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
    const named = [title, description].filter((each) => each.includes(years));
    if (hasTaxYears.has(page)) expect(named).toEqual([title, description]);
    if (hasNoTaxYears.has(page)) expect(named).toEqual([]);
  });
});
