import { supportedYears } from '@suen/engine/small-door';
import type { Language } from '../language.ts';

/** The tax years that the engine knows, as a sentence of a language lists them. */
export function knownYearsIn(language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.ListFormat(locale).format(supportedYears.map(String));
}
