import type { Language } from './languages.ts';

/** The narrowest phone. A window of 1280 px enlarged to 400 % has the same width. */
export const narrowest = { width: 320, height: 640 } as const;

const wide = { width: 1280, height: 800 } as const;

/**
 * The windows of the layout checks. A layout that fits 1280 px and 320 px also fits between them. The wide ones are checked
 * with the longest words, in German.
 */
export function widthsOf(language: Language) {
  return language === 'de' ? [wide, narrowest] : [narrowest];
}
