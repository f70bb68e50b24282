import { languages, type Language } from '../../shared/language.ts';
import { isLanguageChosen, languageCookie, languageKey } from './language-memory.ts';

/** Where an address asks for a language: `?lng=fr`. */
export const languageQuery = 'lng';

/** The site's language for a language tag. 'fr', 'fr-LU' and 'FR_fr' are French. */
export function languageOfTag(tag: string): Language | undefined {
  const [primary] = tag.trim().toLowerCase().split(/[-_]/);
  return languages.find((language) => language === primary);
}

/** The language that the query of an address asks for, if it is one of the site's. */
export function languageAskedFor(search: string): Language | undefined {
  return languageOfTag(new URLSearchParams(search).get(languageQuery) ?? '');
}

function cookieNamed(name: string): string {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`)) ?? '';
  return cookie.slice(name.length + 1);
}

/**
 * The sources of the reader's language, the strongest first. Each may name several languages or
 * none.
 */
const signs: readonly (() => readonly (string | null)[])[] = [
  () => new URLSearchParams(window.location.search).getAll(languageQuery),
  () => [cookieNamed(languageCookie)],
  () => [window.localStorage.getItem(languageKey)],
  () => [window.sessionStorage.getItem(languageKey)],
  () => navigator.languages,
  () => [document.documentElement.lang],
];

/**
 * The reader's language: the query `lng`, a cookie, local storage, session storage, the browser's
 * languages in their order, or the page's own. The address decides the language shown. This one is
 * only offered.
 */
export function detectLanguage(): Language {
  for (const read of signs) {
    try {
      for (const tag of read()) {
        const language = languageOfTag(tag ?? '');
        if (language !== undefined) return language;
      }
    } catch {
      // A browser may forbid its storage. Then there is no stored language.
    }
  }
  return languages[0];
}

/** The reader's language if it differs from the page's and the reader has not chosen the page's. */
export function languageToOffer(shown: Language): Language | undefined {
  const detected = detectLanguage();
  return detected === shown || isLanguageChosen(shown) ? undefined : detected;
}
