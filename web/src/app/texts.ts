import { languages, type Language } from '../shared/language.ts';
import type { Namespace } from '../shared/translation/text-keys.ts';
import { Translator, type Catalog } from '../shared/translation/translator.ts';

export type { Namespace };

/** Every file of texts. The folder around its own gives its namespace: calculators/net-salary/texts/fr.json. */
const files = import.meta.glob<{ readonly default: Catalog }>('../**/texts/*.json', {
  query: '?compiled',
});

const nameOf = (namespace: string, language: string) => `/${namespace}/texts/${language}.json`;

const loaders = new Map([
  ...Object.entries(files).map(
    ([file, load]) => [/\/[^/]+\/texts\/.*/.exec(file)?.[0], load] as const,
  ),
  [nameOf('cards', 'en'), () => import('virtual:/cards/texts/en.json?compiled')] as const,
  [nameOf('cards', 'fr'), () => import('virtual:/cards/texts/fr.json?compiled')] as const,
  [nameOf('cards', 'de'), () => import('virtual:/cards/texts/de.json?compiled')] as const,
]);

const translators = new Map(languages.map((language) => [language, new Translator(language)]));

/** One per language, so that the page keeps its old language while the new one loads. */
export function translatorOf(language: Language): Translator {
  const translator = translators.get(language);
  if (translator === undefined) throw new Error(`There are no texts in ${language}.`);
  return translator;
}

/** Loads texts that are not loaded yet. */
export async function loadTexts(
  translator: Translator,
  namespaces: readonly Namespace[],
): Promise<void> {
  const { language } = translator;
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (translator.textsOf(namespace) !== undefined) return;
      const load = loaders.get(nameOf(namespace, language));
      if (load === undefined) throw new Error(`There are no texts of ${namespace} in ${language}.`);
      translator.add(namespace, (await load()).default);
    }),
  );
}
