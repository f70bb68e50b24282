import { compileTexts, type TextTree } from '../../../build/texts/compile-texts.ts';
import type { Language } from '../language.ts';
import { Translator } from '../translation/translator.ts';

/** Texts as they stand in their files, by namespace. */
export type TextsInTest = Readonly<Record<string, TextTree>>;

/** A translator with texts that a test hands it, compiled as the build does. */
export function translatorInTest(language: Language, texts: TextsInTest): Translator {
  const translator = new Translator(language);
  for (const [namespace, tree] of Object.entries(texts)) {
    translator.add(namespace, compileTexts(tree));
  }
  return translator;
}
