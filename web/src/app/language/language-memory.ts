import type { Language } from '../../shared/language.ts';

/** The key in local storage, and what others may have left in session storage: i18next's customary name. */
export const languageKey = 'i18nextLng';

/** The cookie that i18next customarily reads; the site itself sets none. */
export const languageCookie = 'i18next';

const listeners = new Set<() => void>();

/** Calls a listener whenever the reader chooses a language. Returns how to end that. */
export function subscribeToLanguageChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the reader has chosen this language before, and so wants no other one. */
export function isLanguageChosen(language: Language): boolean {
  try {
    return window.localStorage.getItem(languageKey) === language;
  } catch {
    // Where nothing can be remembered, nothing is asked again and again.
    return true;
  }
}

/** Keeps the language that the reader has chosen: by the switch, by `?lng=`, by an address that names it. */
export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(languageKey, language);
  } catch {
    // A browser may forbid its storage; the address still says the language.
  }
  for (const listener of listeners) listener();
}
