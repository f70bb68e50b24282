import { describe, expect, test } from 'vitest';
import { languages } from '../../shared/language.ts';
import { namespaceOf, sentencesOf, textFolders } from '../text-files.test-support.ts';
import exceptionsByRule from './exceptions.json';
import { rules } from './rules.test-support.ts';
import { slipsOf } from './slips.test-support.ts';
import { specifiedWords } from './specified-words.test-support.ts';

/** By rule and reason. A text leaves the list with its rewriting: the list only grows shorter. */
const exceptions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  exceptionsByRule;

test('every exception is from a rule that there is', () => {
  expect(Object.keys(exceptions).filter((name) => !rules.has(name))).toEqual([]);
});

test.each(specifiedWords)('a text says “%s”, as specified', (words) => {
  const texts = textFolders.flatMap((folder) => sentencesOf(folder, 'en').map(([, text]) => text));
  expect(texts.filter((text) => text.includes(words))).not.toEqual([]);
});

/** A number alone at the beginning of a line says nothing: within a sentence a no-break space stands before it. */
const partsFromItsNumber =
  /(?:[Cc]lass|[Cc]lasse|[Kk]lasse|classe d’impôt) (?:1a?|2)\b(?<!^\S+ \S+)|\b[Aa]rt(?:\.|icle|ikel) \d|\b\d\d?(?:ᵉʳ|\.)? (?:January|December|janvier|décembre|Januar|Dezember|July|juillet|Juli)\b/;

test('a class, an article and a day stay on the line of their number', () => {
  const parted = textFolders.flatMap((folder) =>
    languages.flatMap((language) =>
      sentencesOf(folder, language)
        .filter(([key, text]) => key !== 'meta.keywords' && partsFromItsNumber.test(text))
        .map(([key]) => `${language} ${namespaceOf(folder)} ${key}`),
    ),
  );
  expect(parted).toEqual([]);
});

describe.each([...rules])('%s', (name, find) => {
  const slips = slipsOf(find);
  const excepted = Object.values(exceptions[name] ?? {}).flat();

  test('is in no text that is not excepted', () => {
    expect(slips.filter((slip) => !excepted.includes(slip))).toEqual([]);
  });

  test('has no exception that is not needed', () => {
    expect(excepted.filter((slip) => !slips.includes(slip))).toEqual([]);
    expect(new Set(excepted).size).toBe(excepted.length);
  });
});

test('each rule finds what it is about', () => {
  const found = (text: string, language: 'en' | 'fr' | 'de' = 'en') =>
    [...rules].filter(([, find]) => find(text, language, 'deductions')).map(([name]) => name);
  expect(found('Loading ...')).toEqual(['three dots instead of “…”']);
  expect(found(`Word${' word'.repeat(24)}. Word.`)).toEqual([]);
  expect(found(`Word${' word'.repeat(25)}.`)).toEqual(['a sentence of more than 25 words']);
  expect(found('{a} and {b}. More: {c}.')).toEqual([]);
  expect(found('{a}, {b} and {c}.')).toEqual(['a sentence with more than 2 values']);
  const figure = 'a figure written out, which the next law may change';
  expect(found('12,5 of € 45 000 and 8.5 %.')).toEqual([
    'a number as another language writes it',
    figure,
  ]);
  expect(found('8.5 % of 12 €', 'fr')).toEqual(['a number as another language writes it', figure]);
  expect(found('€ 45 000', 'de')).toEqual(['a number as another language writes it', figure]);
  expect(found('8,5 % of 45 000 €, on 3. Juli', 'de')).toEqual([figure]);
  for (const text of ['within 150 km', 'under 30 on 1 January', '64 or older', 'for 8 years']) {
    expect(found(text), text).toEqual([figure]);
  }
  expect(found('From 1 January {year}. People of {age} or older, for {years} years.')).toEqual([]);
  for (const text of ['€ {a}', '€{a}', '{a} €', '{a} %']) {
    expect(found(text, 'fr')).toEqual(['a sign beside a value, which comes with its sign']);
  }
  expect(found('Ist der Gewinn höher, zahlen Sie Beiträge.', 'de')).toHaveLength(1);
  expect(found('Ist es ein Nachteil, mehr zu zahlen?', 'de')).toEqual([]);
  expect(found('Your health insurance.')).toHaveLength(1);
  expect(found('Your complementary health insurance.')).toEqual([]);
  expect(found('Le décompte annuel.', 'fr')).toEqual([]);
  expect(found('Le décompte.', 'fr')).toHaveLength(1);
  expect(found('{size} kWp', 'fr')).toHaveLength(1);
  expect(found('{size} kWp', 'de')).toEqual([]);
});
