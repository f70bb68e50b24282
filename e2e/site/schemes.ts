import type { Language } from './languages.ts';

/** A page's colours are the same in every language: English has both schemes, the others one each. */
export const schemesOf = {
  en: ['light', 'dark'],
  fr: ['dark'],
  de: ['light'],
} as const satisfies Record<Language, readonly ('light' | 'dark')[]>;

/** A tag for what is looked at in every scheme on wide screens: phones show the same parts, once in dark English. */
export function onPhonesInDarkEnglishOnly(language: Language, colorScheme: string): string {
  return language === 'en' && colorScheme === 'dark' ? '' : ' @desktop';
}

/** Whether a layout is looked at on the narrowest phone only: wide ones have room for the longest words, the German. */
export function widthsOf(language: Language): readonly { readonly isNarrowest: boolean }[] {
  const narrowest = { isNarrowest: true };
  return language === 'de' ? [{ isNarrowest: false }, narrowest] : [narrowest];
}
