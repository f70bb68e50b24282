import type { Language } from './languages.ts';

/**
 * A figure as a language writes it. The figure is given in English: '€ 1 978.34' becomes '1 978,34 €' in French and German.
 * French also has another sign for peak power.
 */
export function written(english: string, language: Language): string {
  if (language === 'en') return english;
  const local = english
    .replaceAll(/(?<=\d)\.(?=\d)/g, ',')
    .replace(/^€[ \u00A0](.+)$/, '$1\u00A0€');
  return language === 'fr' ? local.replaceAll('kWp', 'kWc') : local;
}
