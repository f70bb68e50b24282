import { readFileSync } from 'node:fs';
import type { Catalog } from '../../src/shared/translation/translator.ts';
import { compileTexts, type TextTree } from './compile-texts.ts';
import { findTextFolders } from './text-folders.ts';

/** The namespace of the names and sentences in lists of calculators, so that lists need not load the texts of all rooms. */
export const cardsNamespace = 'cards';

/** The name and the sentence of every calculator, 'net-salary.name' and so on, from the group `card` of its own texts. */
export function cardsIn(language: string): Catalog {
  const cards = findTextFolders().flatMap(({ namespace, absolutePath }) => {
    const texts: TextTree = JSON.parse(readFileSync(`${absolutePath}/${language}.json`, 'utf8'));
    return texts['card'] === undefined ? [] : [[namespace, texts['card']] as const];
  });
  return compileTexts(Object.fromEntries(cards));
}
