import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { readFileSync } from 'node:fs';
import { findTextFolders } from '../../../web/build/texts/text-folders.ts';
import type { TextFiles } from '../../../web/src/texts.d.ts';
import type { Language } from './languages.ts';

/** 'net-salary' becomes 'netSalary'. */
type InCamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<InCamelCase<Rest>>}`
  : Name;

/** The site's own texts, by which tests find the parts of a page, so that no sentence is written twice. */
export type Texts = {
  readonly [Name in keyof TextFiles as InCamelCase<Name>]: TextFiles[Name];
};

/** The name of a namespace in tests. */
export function inCamelCase<Name extends string>(namespace: Name): InCamelCase<Name> {
  const name = namespace.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type says what the pattern does
  return name as InCamelCase<Name>;
}

function textsIn(language: Language): Texts {
  const entries = findTextFolders().map(({ namespace, absolutePath }) => [
    inCamelCase(namespace),
    JSON.parse(readFileSync(`${absolutePath}/${language}.json`, 'utf8')),
  ]);
  return Object.fromEntries(entries);
}

export const texts: Readonly<Record<Language, Texts>> = {
  en: textsIn('en'),
  fr: textsIn('fr'),
  de: textsIn('de'),
};

/** A text with its values filled in. Plurals follow the rules of English by default. */
export function filled(
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: Language = 'en',
): string {
  const messages = { [language]: { text: compileMessageOrThrow(text) } };
  const given = new Proxy(values, {
    get: (_, name: string) => {
      if (!(name in values)) throw new Error(`"${text}" wants a value for ${name}`);
      return values[name];
    },
  });
  return setupI18n({ locale: language, messages })._('text', given);
}

/** The tax years in the head of every calculator, as a sentence writes them. */
const taxYears = {
  en: '2024, 2025 and 2026',
  fr: '2024, 2025 et 2026',
  de: '2024, 2025 und 2026',
} as const;

type PageNamespace = {
  [Name in keyof Texts]: Texts[Name] extends { readonly meta: object } ? Name : never;
}[keyof Texts];

/** The meta data in a page's head. */
export function metaOf(language: Language, page: PageNamespace) {
  const { title, description, keywords } = texts[language][page].meta;
  const written = (text: string) => filled(text, { years: taxYears[language] });
  return {
    title: written(title),
    description: written(description),
    keywords: written(keywords),
  };
}
