import { useLanguage } from '../translation/use-translation.ts';
import { formatIn, type Format } from './format.ts';

/** How numbers are written in the language of the page. */
export function useFormat(): Format {
  return formatIn(useLanguage());
}
