import { markdownPath } from './markdown.ts';
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

/** A page as it presents itself. */
export interface Presented {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly isCalculator: boolean;
}

/** What assistants read of the site: its pages, and where they can calculate themselves (llmstxt.org). */
export function llmsTxt(siteUrl: string, pages: readonly Presented[]): string {
  const line = ({ path, title, description }: Presented) =>
    `- [${title}](${siteUrl}${markdownPath(path)}): ${description}`;
  return `# Suen

> Exact calculators of pay, tax, loans and homes in Luxembourg, by the law of each month, with every step and its article. Free, in English, French and German.

## Calculators

${pages
  .filter(({ isCalculator }) => isCalculator)
  .map(line)
  .join('\n')}

## For programs

- [Tools for assistants](${siteUrl}/mcp): Model Context Protocol over HTTP, a tool for each calculator
- [API description](${siteUrl}/api/v1/openapi.json): OpenAPI, JSON without a key
- [The figures of the law](${siteUrl}/api/v1/law): each with its dates, its source and its article

Every page exists in French and German, too: the address with \`/fr\` or \`/de\` before it, and \`.md\` behind it for its words.

## Pages

${pages
  .filter(({ isCalculator }) => !isCalculator)
  .map(line)
  .join('\n')}
`;
}
