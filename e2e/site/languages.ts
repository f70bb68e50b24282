export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};

/** Each language leads to another one, so that a test in all of them changes to all of them. */
export const nextLanguage = { en: 'fr', fr: 'de', de: 'en' } as const satisfies Record<
  Language,
  Language
>;

/** A tag for what is the same in every language but its words: on phones one language is enough. */
export function onPhonesInEnglishOnly(language: Language): string {
  return language === 'en' ? '' : ' @desktop';
}
