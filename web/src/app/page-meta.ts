import { supportedYears } from '@suen/engine/small-door';
import { localeOf, type Language } from '../shared/language.ts';
import type { Translator } from '../shared/translation/translator.ts';
import type { Route } from './routes.ts';

/** The meta data in a page's head. */
interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

/** The tax years that the calculators know, as a sentence names them: '2024, 2025 and 2026'. */
function taxYearsIn(language: Language): string {
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' });
  return list.format(supportedYears.map(String));
}

/** Title, description and keywords of a page, in the language of its texts. */
export function metaOf({ id }: Route, translator: Translator): PageMeta {
  // Not before it is asked for: browsers take tens of milliseconds to write their first list.
  const years = taxYearsIn(translator.language);
  const read = (key: keyof PageMeta) => translator.text(id, `meta.${key}`, { years });
  return { title: read('title'), description: read('description'), keywords: read('keywords') };
}
