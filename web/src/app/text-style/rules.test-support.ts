import { languages, type Language } from '../../shared/language.ts';
import { retiredTerms } from './retired-terms.test-support.ts';
import { specifiedWords } from './specified-words.test-support.ts';

const maxWords = 25;
const maxValues = 2;

/** Whether a text breaks a rule. The text has no soft hyphens, and its spaces are plain. */
export type Finds = (text: string, language: Language, namespace: string) => boolean;

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

/** An amount, a rate, a distance, a time or an age that stands in a text and not in the law's data. */
const writtenFigure =
  /(?<![\w.])\d[\d .,]*(?:%|km\b|hours?\b|years?\b|months?\b|days?\b|ans\b|heures?\b|mois\b|jours?\b|Stunden?\b|Jahren?\b|Monaten?\b|Tagen?\b|kW[pc]\b|€|euros?\b|Euro\b)|€ ?\d|\b(?:under|over|from|moins de|plus de|unter|über|ab) \d\d\b(?! (?:January|janvier|Januar))|\b\d\d (?:or older|ans ou plus|oder älter)/;

/** A question that has only one answer for two things: nobody knows what a yes means. */
const twoQuestions: Readonly<Record<Language, RegExp>> = {
  en: /, and (?:do|does|did|is|are|was|were|have|has)\b[^.?]*\?/,
  fr: /(?:,|-vous[^.?]*) et [^.?]*\p{L}-(?:vous|t-il|t-elle|il|elle|ce)[^.?]*\?/u,
  de: /, und (?:\p{L}+ )?(?:Sie|er|sie|der|Ihr)\b[^.?]*\?/u,
};

/** A condition that begins as a question does: readers of German notice only at the comma that it is none. */
const conditionWithoutWenn =
  /(?:^|[.!] )(?:Ändert|Arbeiten|Beenden|Beträgt|Erhält|Erreicht|Haben|Hat|Ist|Lag|Liegen|Liegt|Öffnet|Sind|Sinken|Steht|Übernimmt|Überschreiten|Wird|Werden) [^.?!]*, [^.?!]*\./;

/** Every rule by its name, as the list of exceptions has it. */
export const rules: ReadonlyMap<string, Finds> = new Map<string, Finds>([
  ['three dots instead of “…”', (text) => text.includes('...')],
  [
    `a sentence of more than ${maxWords} words`,
    (text, language) => sentencesIn(text, language).some((each) => wordsIn(each) > maxWords),
  ],
  [
    `a sentence with more than ${maxValues} values`,
    (text, language) => sentencesIn(text, language).some((each) => valuesIn(each) > maxValues),
  ],
  [
    'a number as another language writes it',
    (text, language) => foreignNumber[language].test(text),
  ],
  [
    'a figure written out, which the next law may change',
    (text) => writtenFigure.test(text.replaceAll(/\{[^{}]*\}/g, '{}')),
  ],
  ['two questions in one', (text, language) => twoQuestions[language].test(text)],
  [
    'a condition without “wenn”',
    (text, language) => language === 'de' && conditionWithoutWenn.test(text),
  ],
  ['a sign beside a value, which comes with its sign', (text) => /€ ?\{|\} ?[€%]/.test(text)],
  ...retiredTerms.map(({ use, found, namespaces }): [string, Finds] => [
    `retired: use ${use}`,
    (text, language, namespace) =>
      found[language]?.test(text) === true && namespaces?.includes(namespace) !== false,
  ]),
]);

const withoutSpecifiedWords = (text: string, language: Language): string =>
  language === 'en' ? specifiedWords.reduce((rest, words) => rest.replace(words, ''), text) : text;

/** A text as the rules read it. */
export const plainText = (text: string, language: Language): string =>
  withoutSpecifiedWords(text.replaceAll('\u00AD', '').replaceAll(/\s/g, ' '), language);
