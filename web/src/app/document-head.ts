import { languages, localisedPath, type Language } from '../shared/language.ts';
import type { Translator } from '../shared/translation/translator.ts';
import { metaOf } from './page-meta.ts';
import { embeddedRoutes, notFoundRoute, type Destination, type Route } from './routes.ts';

/** An element of a page's head that differs from page to page. */
export interface HeadElement {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

const socialLocales: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  fr: 'fr_FR',
  de: 'de_DE',
};

const named = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { name, content },
});
const social = (property: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property, content },
});
const link = (rel: string, href: string, hreflang?: string): HeadElement => ({
  tag: 'link',
  attributes: { rel, ...(hreflang === undefined ? {} : { hreflang }), href },
});

/** Tells editors that this page can be shown in a frame (oembed.com). */
const frameLink = (address: string, title: string): HeadElement => ({
  tag: 'link',
  attributes: {
    rel: 'alternate',
    type: 'application/json+oembed',
    href: `${import.meta.env.SITE_URL}/oembed?url=${encodeURIComponent(address)}`,
    title,
  },
});

/** The size to which social media crop pictures. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The address of a page's picture for social media. */
export function sharePicturePath({ id }: Route, language: Language): string {
  return `/share/${id}-${language}.png`;
}

/** Tells search engines and social media about a page. The same list makes the static HTML and follows a navigation. */
export function headElementsOf(destination: Destination, translator: Translator): HeadElement[] {
  const { route, language } = destination;
  const { title, description, keywords } = metaOf(route, translator);
  const addressIn = (target: Language) =>
    import.meta.env.SITE_URL + localisedPath(route.path, target);
  // The not-found page answers every unknown address, so it has no canonical one.
  const { embeds } = route;
  if (embeds !== undefined) {
    const page = import.meta.env.SITE_URL + localisedPath(embeds.path, language);
    return [named('robots', 'noindex'), link('canonical', page)];
  }
  const found =
    route === notFoundRoute
      ? [named('robots', 'noindex')]
      : [
          named('robots', 'index, follow'),
          link('canonical', addressIn(language)),
          ...languages.map((target) => link('alternate', addressIn(target), target)),
          link('alternate', addressIn(languages[0]), 'x-default'),
          social('og:url', addressIn(language)),
          ...(embeddedRoutes.some(({ embeds: shown }) => shown === route)
            ? [frameLink(addressIn(language), title)]
            : []),
        ];
  return [
    named('description', description),
    named('keywords', keywords),
    ...found,
    social('og:type', 'website'),
    social('og:site_name', 'Suen'),
    social('og:title', title),
    social('og:description', description),
    social('og:image', import.meta.env.SITE_URL + sharePicturePath(route, language)),
    social('og:image:width', String(sharePictureSize.width)),
    social('og:image:height', String(sharePictureSize.height)),
    social('og:image:alt', title),
    social('og:locale', socialLocales[language]),
    ...languages
      .filter((other) => other !== language)
      .map((other) => social('og:locale:alternate', socialLocales[other])),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', import.meta.env.SITE_URL + sharePicturePath(route, language)),
  ];
}

/** The attribute by which a navigation finds the elements to replace. */
export const headElementMark = 'data-page';

/**
 * Updates the document's head after a navigation. Elements for search engines only are left to the
 * static HTML.
 */
export function showHead(destination: Destination, translator: Translator): void {
  document.documentElement.lang = destination.language;
  document.title = metaOf(destination.route, translator).title;
  for (const old of document.head.querySelectorAll(`[${headElementMark}]`)) old.remove();
  for (const { tag, attributes } of headElementsOf(destination, translator)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(headElementMark, '');
    document.head.append(element);
  }
}
