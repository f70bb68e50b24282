import { localisedPathsOf, type Site } from './site.ts';

const alternateLink = (hreflang: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`;

/** The addresses of all pages, each with its translations. */
export function sitemap(site: Site): string {
  const urls = site.routes
    .filter((route) => route !== site.notFoundRoute)
    .map((route) => localisedPathsOf(site, route))
    .flatMap((translations) => {
      const links = [
        ...translations.map(({ language, path }) => alternateLink(language, site.siteUrl + path)),
        ...translations
          .slice(0, 1)
          .map(({ path }) => alternateLink('x-default', site.siteUrl + path)),
      ];
      return translations.map(
        ({ path }) => `<url><loc>${site.siteUrl}${path}</loc>${links.join('')}</url>`,
      );
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Allows every search engine to read the pages and the documentation of the API. */
export function robots(site: Site): string {
  return `User-agent: *\nAllow: /api/docs\nAllow: /api/v1/openapi.json\nDisallow: /api/\n\nSitemap: ${site.siteUrl}/sitemap.xml\n`;
}
