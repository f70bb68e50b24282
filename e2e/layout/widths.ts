import type { Language } from '../site/languages.ts';

/** The narrowest phone, which is also a window of 1280 px enlarged to 400 %. */
export const narrowest = { width: 320, height: 640 } as const;

const wide = { width: 1280, height: 800 } as const;

/**
 * The windows in which a layout is looked at: what fits 1280 px and 320 px, fits what is between. Wide ones have room for
 * the longest words, the German.
 */
export function widthsOf(language: Language) {
  return language === 'de' ? [wide, narrowest] : [narrowest];
}
