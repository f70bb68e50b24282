import type { FastifyInstance } from 'fastify';
import { RequestProblem } from '../answers/problems.ts';
import { openToSites } from '../answers/security-headers.ts';
import { allowEverywhere } from '../requests/other-methods.ts';
import type { Embed, WebPages } from './web-pages.ts';

/** Where editors ask how a page is shown in theirs (oembed.com). */
const oEmbedPath = '/oembed';

/** The size of a frame whose site names none. Narrower ones hold the same, longer below each other. */
const usualSize = { width: 720, height: 900 } as const;
const minSize = { width: 280, height: 200 } as const;

const cacheSeconds = 86_400;

/** What one asks for by a query. Everything is text there, and may be missing or stand twice. */
type Query = Readonly<Record<'url' | 'format' | 'maxwidth' | 'maxheight', unknown>>;

/** Adds the address that tells editors the frame of a calculator's page. @param siteUrl the public address */
export function addOEmbed(app: FastifyInstance, { pages }: WebPages, siteUrl: string): void {
  const embeds = new Map<string, { readonly path: string; readonly embed: Embed }>();
  for (const { path, embed } of pages.values()) {
    // The first one of a page is its canonical one.
    if (embed && !embeds.has(embed.page)) embeds.set(embed.page, { path, embed });
  }
  app.get<{ Querystring: Query }>(
    oEmbedPath,
    { config: openToSites, schema: { hide: true } },
    ({ query }, reply) => {
      const { url, format = 'json', maxwidth, maxheight } = query;
      if (format !== 'json') throw new RequestProblem(501, 'The only format is json.');
      const found = embeds.get(pathOf(url, siteUrl));
      if (found === undefined) {
        throw new RequestProblem(404, 'url must be the address of a calculator that can be shown.');
      }
      const width = sizeOf('maxwidth', maxwidth, usualSize.width, minSize.width);
      const height = sizeOf('maxheight', maxheight, usualSize.height, minSize.height);
      const { path, embed } = found;
      const frame = `<iframe src="${siteUrl}${path}" title="${escaped(embed.title)}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`;
      return reply.header('cache-control', `public, max-age=${cacheSeconds}`).send({
        version: '1.0',
        type: 'rich',
        provider_name: 'Suen',
        provider_url: siteUrl,
        title: embed.title,
        width,
        height,
        html: frame,
        cache_age: cacheSeconds,
      });
    },
  );
  allowEverywhere(app, oEmbedPath, ['GET', 'HEAD']);
}

/** The path of an address of this site; empty for others. A path without a language is English. */
function pathOf(url: unknown, siteUrl: string): string {
  if (typeof url !== 'string' || !URL.canParse(url)) return '';
  const { origin, pathname } = new URL(url);
  if (origin !== siteUrl) return '';
  return pathname.replace(/^\/en(?=\/)/, '').replace(/(?<=.)\/$/, '');
}

/** @throws RequestProblem for what is no number of pixels, or too few */
function sizeOf(name: string, asked: unknown, usual: number, min: number): number {
  if (asked === undefined) return usual;
  const pixels = typeof asked === 'string' && /^\d{1,5}$/.test(asked) ? Number(asked) : 0;
  if (pixels < min) throw new RequestProblem(400, `${name} must be ${min} pixels or more.`);
  return Math.min(pixels, usual);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
