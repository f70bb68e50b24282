import { describe, expect, test } from 'vitest';

type Text = string | { readonly [key: string]: Text };

const files = import.meta.glob<{ readonly default: Text }>('../**/texts/*.json', { eager: true });

/** Sentences of more than three words that are the same in another language for good reason. */
const sameInEnglish = new Set<string>([]);

/** The French name that the payslip has for something, shown beside the translation and not in French itself. */
const isFrenchTerm = (key: string) => key.endsWith('.term');

/** Every sentence of a file with its key: 'meta.title' and so on. */
function sentencesOf(text: Text, key = ''): [string, string][] {
  if (typeof text === 'string') return [[key, text]];
  return Object.entries(text).flatMap(([name, part]) =>
    sentencesOf(part, key === '' ? name : `${key}.${name}`),
  );
}

function fileOf(folder: string, language: string): Map<string, string> {
  const file = files[`${folder}/${language}.json`];
  if (file === undefined) throw new Error(`${folder} has no texts in ${language}`);
  return new Map(sentencesOf(file.default));
}

const placeholdersIn = (sentence: string) =>
  (sentence.match(/\{\{\w+\}\}|<\/?\w+\/?>/g) ?? []).toSorted();

/** Straight quotes and apostrophes; in French also an ordinary space, or none, before its high punctuation. */
const slipsOf: Readonly<Record<string, RegExp>> = {
  en: /(?<!\w=)['"]/,
  fr: /['"]|[^\u00A0\u202F\s/][;!?](?=\s|$)| [;:!?»]|« |[a-zà-ÿ]:(?=\s|$)/,
  de: /['"]|\s[;:!?]/,
};

const folders = [...new Set(Object.keys(files).map((file) => file.replace(/\/[^/]+$/, '')))];

test('the texts of every room are found', () => {
  expect(folders).toEqual(
    expect.arrayContaining(['./texts', '../pages/home/texts', '../pages/not-found/texts']),
  );
});

describe.each(folders)('%s', (folder) => {
  const english = fileOf(folder, 'en');

  test('holds three languages and nothing else', () => {
    const names = Object.keys(files).filter((file) => file.startsWith(`${folder}/`));
    expect(names.map((name) => name.slice(folder.length + 1)).toSorted()).toEqual([
      'de.json',
      'en.json',
      'fr.json',
    ]);
  });

  test.each(['en', 'fr', 'de'])('is set as print in %s', (language) => {
    const slips = [...fileOf(folder, language)].filter(([, sentence]) =>
      slipsOf[language]?.test(sentence),
    );
    expect(slips).toEqual([]);
  });

  test('says nothing in no words', () => {
    for (const language of ['en', 'fr', 'de']) {
      const empty = [...fileOf(folder, language)].filter(([, sentence]) => sentence.trim() === '');
      expect(empty.filter(([key]) => language !== 'fr' || !isFrenchTerm(key))).toEqual([]);
    }
  });

  describe.each(['fr', 'de'])('%s', (language) => {
    const translated = fileOf(folder, language);

    test('has the keys of English', () => {
      expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    });

    test('fills in the same values as English', () => {
      for (const [key, sentence] of translated) {
        expect([key, placeholdersIn(sentence)]).toEqual([
          key,
          placeholdersIn(english.get(key) ?? ''),
        ]);
      }
    });

    test('is translated', () => {
      const untranslated = [...translated].filter(
        ([key, sentence]) =>
          sentence.split(/\s+/).length > 3 &&
          sentence === english.get(key) &&
          !isFrenchTerm(key) &&
          !sameInEnglish.has(sentence),
      );
      expect(untranslated).toEqual([]);
    });
  });
});

describe.each([
  'home',
  'calculators',
  'faq',
  'privacy',
  'about',
  'accuracy',
  'accessibility',
  'terms',
])('search engines show the page %s whole', (page) => {
  test.each([
    ['en', 'Luxembourg'],
    ['fr', 'Luxembourg'],
    ['de', 'Luxemburg'],
  ])('in %s', (language, country) => {
    const text = fileOf(`../pages/${page}/texts`, language);
    const title = text.get('meta.title') ?? '';
    const description = text.get('meta.description') ?? '';
    expect(title).toMatch(/ \| Suen$/);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description).toContain(country);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  });
});
