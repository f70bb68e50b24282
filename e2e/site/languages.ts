export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};

/** The address of a page in a language, as the specification has it: English without a prefix. */
export function addressOf(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

export const homePath = '/';
export const salaryPath = '/salary/calculator';
export const freelancePath = '/freelance/calculator';
export const jointSalaryPath = '/joint-salary/calculator';
export const taxOptimizationPath = '/tax-optimization/calculator';
export const contactPath = '/contact-us';
export const unknownPath = '/no-such-page';

/** A tag for what is the same in every language but its words: on phones one language is enough. */
export function onPhonesInEnglishOnly(language: Language): string {
  return language === 'en' ? '' : ' @desktop';
}
