import type { Language } from '../../shared/language.ts';
import { createListeners } from '../../shared/window/listeners.ts';

/** The key in local and session storage, as i18next names it. */
export const languageKey = 'i18nextLng';

/** The cookie that i18next reads by convention. The site itself sets none. */
export const languageCookie = 'i18next';

const { tell, subscribe } = createListeners();
/** Calls a listener whenever the reader chooses a language. */
export { subscribe as subscribeToLanguageChoice };

/** Whether the reader has chosen this language before, so that no other is offered. */
export function isLanguageChosen(language: Language): boolean {
  try {
    return window.localStorage.getItem(languageKey) === language;
  } catch {
    // Without storage the offer would return on every page, so it is not made.
    return true;
  }
}

/**
 * Stores the language that the reader has chosen with the switch, `?lng=` or a prefixed address.
 */
export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(languageKey, language);
  } catch {
    // A browser may forbid its storage. The address still names the language.
  }
  tell();
}
