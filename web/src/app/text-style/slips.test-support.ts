import { languages, type Language } from '../../shared/language.ts';
import { namespaceOf, sentencesOf, textFolders } from '../text-files.test-support.ts';
import { retiredTerms } from './retired-terms.test-support.ts';
import { specifiedWords } from './specified-words.test-support.ts';

const mostWords = 25;
const mostValues = 2;

/** What a rule finds wrong with one text: soft hyphens are taken out of it, its spaces are plain. */
type Finds = (text: string, language: Language, namespace: string) => boolean;

const segmenters = new Map(
  languages.map((language) => [
    language,
    new Intl.Segmenter(language, { granularity: 'sentence' }),
  ]),
);

const sentencesIn = (text: string, language: Language): readonly string[] =>
  [...(segmenters.get(language)?.segment(text) ?? [])].map(({ segment }) => segment);

const wordsIn = (sentence: string) =>
  sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const valuesIn = (sentence: string) => sentence.match(/\{\w+\}/g)?.length ?? 0;

/** English has a point before the decimals and the euro sign in front; French and German a comma, and the sign behind. */
const foreignNumber: Readonly<Record<Language, RegExp>> = {
  en: /\d,\d|\d ?€/,
  fr: /\d\.\d|€ ?\d/,
  de: /\d\.\d|€ ?\d/,
};

/** Every rule by its name, as the list of exceptions has it. */
export const rules: ReadonlyMap<string, Finds> = new Map<string, Finds>([
  ['three dots instead of “…”', (text) => text.includes('...')],
  [
    `a sentence of more than ${mostWords} words`,
    (text, language) => sentencesIn(text, language).some((each) => wordsIn(each) > mostWords),
  ],
  [
    `a sentence with more than ${mostValues} values`,
    (text, language) => sentencesIn(text, language).some((each) => valuesIn(each) > mostValues),
  ],
  [
    'a number as another language writes it',
    (text, language) => foreignNumber[language].test(text),
  ],
  ['a sign beside a value, which comes with its sign', (text) => /€ ?\{|\} ?[€%]/.test(text)],
  ...retiredTerms.map(({ name, use, found, namespaces }): [string, Finds] => [
    `retired: ${name} (use ${use})`,
    (text, language, namespace) =>
      found[language]?.test(text) === true && namespaces?.includes(namespace) !== false,
  ]),
]);

/** Keywords for search engines are no sentence, nor is a pattern of values alone, as that of a date. */
const isProse = (key: string, text: string) =>
  key !== 'meta.keywords' && /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

const withoutSpecifiedWords = (text: string, language: Language): string =>
  language === 'en' ? specifiedWords.reduce((rest, words) => rest.replace(words, ''), text) : text;

/** A text as the rules read it. */
const plainText = (text: string, language: Language): string =>
  withoutSpecifiedWords(text.replaceAll('\u00AD', '').replaceAll(/\s/g, ' '), language);

/** Every text that a rule finds something in, as 'fr faq items.bonus.answer'. */
export function slipsOf(find: Finds): readonly string[] {
  const slips = textFolders.flatMap((folder) =>
    languages.flatMap((language) =>
      sentencesOf(folder, language)
        .filter(([key, text]) => isProse(key, text))
        .filter(([, text]) => find(plainText(text, language), language, namespaceOf(folder)))
        .map(([key]) => `${language} ${namespaceOf(folder)} ${key}`),
    ),
  );
  return [...new Set(slips)].toSorted();
}
