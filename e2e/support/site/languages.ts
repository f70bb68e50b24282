export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};

/** For each language, the one to change to. A test in all languages then changes to all of them. */
export const nextLanguage = { en: 'fr', fr: 'de', de: 'en' } as const satisfies Record<
  Language,
  Language
>;

/** A tag for tests in every language, each on one kind of device: French on phones, the others on desktops. */
export function deviceTag(language: Language): string {
  return language === 'fr' ? ' @phone' : ' @desktop';
}
