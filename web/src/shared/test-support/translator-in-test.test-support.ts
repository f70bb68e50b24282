import { compileTexts, type TextTree } from '../../../build/texts/compile-texts.ts';
import { withPluralsAsChoices } from '../../../build/texts/plural-choices.ts';
import type { Language } from '../language.ts';
import { Translator } from '../translation/translator.ts';

/** Texts as they stand in their files, by namespace. */
export type TextsInTest = Readonly<Record<string, TextTree>>;

const files = import.meta.glob<TextTree>('/src/**/texts/*.json', {
  eager: true,
  import: 'default',
});
const siteTranslators = new Map<Language, Translator>();

/** A translator with texts that a test hands it, compiled as the build does. */
export function translatorInTest(language: Language, texts: TextsInTest): Translator {
  const translator = new Translator(language);
  for (const [namespace, tree] of Object.entries(texts)) {
    translator.add(namespace, withPluralsAsChoices(compileTexts(tree)));
  }
  return translator;
}

/** A translator with all texts of the site, except those that the build makes. */
export function translatorOfSite(language: Language): Translator {
  let translator = siteTranslators.get(language);
  if (translator === undefined) {
    const texts = Object.entries(files)
      .filter(([file]) => file.endsWith(`/${language}.json`))
      .map(([file, tree]) => [file.split('/').at(-3) ?? '', tree]);
    translator = translatorInTest(language, Object.fromEntries(texts));
    siteTranslators.set(language, translator);
  }
  return translator;
}
