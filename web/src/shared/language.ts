import { createContext, use } from 'react';

/** The languages of the site. The first is the default and needs no prefix in an address. */
export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

/** How lists and days are written. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', de: 'de' };

/** The first part of an address that names its language. English is understood with and without one. */
export type LanguagePrefix = '' | `/${Language}`;

/** Takes an address apart: '/fr/salary/calculator' is '/salary/calculator' in French. Capitals do not count. */
export function splitPath(pathname: string): {
  readonly prefix: LanguagePrefix;
  readonly language: Language;
  readonly path: string;
} {
  const trimmedPath = pathname.toLowerCase().replace(/\/+$/, '');
  const named = languages.find(
    (language) => trimmedPath === `/${language}` || trimmedPath.startsWith(`/${language}/`),
  );
  const prefix = named === undefined ? '' : (`/${named}` as const);
  return {
    prefix,
    language: named ?? languages[0],
    path: trimmedPath.slice(prefix.length) || '/',
  };
}

/** Puts a prefix before a path of the site: '/' behind '/fr' is '/fr'. */
export function prefixedPath(path: string, prefix: LanguagePrefix): string {
  return (path === '/' ? prefix : `${prefix}${path}`) || '/';
}

/** The canonical address of a path in a language; English has no prefix. */
export function localisedPath(path: string, language: Language): string {
  return prefixedPath(path, language === languages[0] ? '' : `/${language}`);
}

/** The prefix of the page, which its links keep. */
export const PrefixContext = createContext<LanguagePrefix>('');

/** Makes addresses of links: they keep the prefix of the page they stand on. */
export function usePrefixedPath(): (path: string) => string {
  const prefix = use(PrefixContext);
  return (path) => prefixedPath(path, prefix);
}
