import { de, en, fr } from 'make-plural/cardinals';
import type { Language } from '../language.ts';

/** The values of a text by their names. */
export type TextValues = Readonly<Record<string, string | number>>;

const categoryIn = { en, fr, de } as const;

/** The name of the value that says to which plural category another value belongs: 'one', 'other' and so on. */
export const categoryNameOf = (name: string) => `${name}:category`;

/**
 * Adds to each number its plural category in a language. Lingui would ask Intl for it, and the first use of Intl takes a phone
 * tens of milliseconds.
 */
export function withPluralCategories(values: TextValues, language: Language): TextValues {
  const categories = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'number' ? [[categoryNameOf(name), categoryIn[language](value)]] : [],
  );
  return categories.length === 0 ? values : { ...values, ...Object.fromEntries(categories) };
}
