import type { Language } from '../site/languages.ts';

/** Whether a layout is looked at on the narrowest phone only: wide ones have room for the longest words, the German. */
export function widthsOf(language: Language): readonly { readonly isNarrowest: boolean }[] {
  const narrowest = { isNarrowest: true };
  return language === 'de' ? [{ isNarrowest: false }, narrowest] : [narrowest];
}
