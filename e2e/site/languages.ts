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

/** A tag for what is seen in every language, each on one kind of device: French on phones, the others on desktops. */
export function inTurn(language: Language): string {
  return language === 'fr' ? ' @phone' : ' @desktop';
}
