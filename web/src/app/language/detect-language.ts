import { languages, type Language } from '../../shared/language.ts';
import { isLanguageChosen, languageCookie, languageKey } from './language-memory.ts';

/** Where an address asks for a language: `?lng=fr`. */
export const languageQuery = 'lng';

/** The language of the site that a language tag means: 'fr', 'fr-LU' and 'FR_fr' are French. */
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

/** Where the reader's language shows, the strongest sign first; each may name several or none. */
const signs: readonly (() => readonly (string | null)[])[] = [
  () => new URLSearchParams(window.location.search).getAll(languageQuery),
  () => [cookieNamed(languageCookie)],
  () => [window.localStorage.getItem(languageKey)],
  () => [window.sessionStorage.getItem(languageKey)],
  () => navigator.languages,
  () => [document.documentElement.lang],
];

/**
 * The reader's language: by the query `lng`, else a cookie, local storage, session storage, the browser's languages in the
 * order of their preference, else the page's own. The address always decides what is shown; this tells what to offer.
 */
export function detectLanguage(): Language {
  for (const read of signs) {
    try {
      for (const tag of read()) {
        const language = languageOfTag(tag ?? '');
        if (language !== undefined) return language;
      }
    } catch {
      // A browser may forbid its storage: it holds no sign then.
    }
  }
  return languages[0];
}

/** The reader's language where a page is shown in another one, and the reader has not chosen to stay with that. */
export function languageToOffer(shown: Language): Language | undefined {
  const detected = detectLanguage();
  return detected === shown || isLanguageChosen(shown) ? undefined : detected;
}
