import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  headersForSites,
  isAlone,
  pagePolicy,
  type PolicySources,
} from '../answers/security-headers.ts';
import type { Page, WebPages } from './web-pages.ts';

const notFoundPath = '/404';
const assetFolder = '/assets/';
/** What other sites load: their frames' files, the script that makes frames, and data. */
const isForSites = (path: string) =>
  path.startsWith(assetFolder) || path.startsWith(dataFolder) || path === embedScript;
const dataFolder = '/data/';
const embedScript = '/embed.js';
/** The words of pages, for assistants. Search engines list the pages. */
const words = '.md';
const headersOfWords = (path: string) => {
  const page = path.slice(0, -words.length).replace(/^\/index$/, '/');
  return { 'x-robots-tag': 'noindex', link: `<${page}>; rel="canonical"` };
};
/** A page that demands COEP of itself shows only frames that demand it, too. */
const headersOfEmbeds = { ...headersForSites, 'cross-origin-embedder-policy': 'require-corp' };
/** Browsers must notice a new version at once. */
const serviceWorker = '/sw.js';

/** Files whose names change with their content may be kept forever. */
const cacheForever = 'public, max-age=31536000, immutable';
const cacheForAnHour = 'public, max-age=3600, stale-while-revalidate=86400';
const cacheIfUnchanged = 'no-cache';
/**
 * For the caches of a content delivery network (RFC 9213), which browsers do not read: with our servers down, a page
 * stays a day.
 */
const aMinuteInNetworks = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

interface PagesOptions {
  /** Third parties that pages may ask. */
  readonly admitted?: readonly PolicySources[];
  /** Where browsers send reports of what the policies have stopped. */
  readonly reportingEndpoint?: string | undefined;
}

/**
 * Serves the built pages and their files. What is not in the list does not exist, whatever the disk holds. All content
 * policies allow the same but for the styles in a page's own HTML, because links lead from one page to the next without
 * loading a document.
 */
export async function addPages(
  app: FastifyInstance,
  web: WebPages,
  { admitted = [], reportingEndpoint }: PagesOptions = {},
): Promise<void> {
  const policyOf = (page?: Page) => {
    const { inlineStyles, embed } = page ?? {};
    const parts = { scripts: web.scriptHashes, ...(inlineStyles && { styles: inlineStyles }) };
    // No third party follows readers into other sites.
    const policy = embed ? pagePolicy(parts, [], 'sites') : pagePolicy(parts, admitted);
    return reportingEndpoint === undefined ? policy : `${policy}; report-to default`;
  };
  const policies = new Map([...web.pages.values()].map((page) => [page, policyOf(page)]));
  const policyOfFiles = policyOf();
  const others = {
    vary: 'accept-encoding',
    // Third parties do not say that they may be embedded.
    ...(isAlone(admitted) && { 'cross-origin-embedder-policy': 'require-corp' }),
    ...(reportingEndpoint !== undefined && {
      'reporting-endpoints': `default="${reportingEndpoint}"`,
    }),
  };
  await app.register(fastifyStatic, {
    root: web.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: (request, reply) => {
      const [path, query] = splitOnce(request.url, '?');
      reply.headers({ 'content-security-policy': policyOfFiles, ...others });
      const page = web.pages.get(path);
      if (page?.status === 200) {
        return reply
          .headers({
            'content-security-policy': policies.get(page) ?? policyOfFiles,
            'cache-control': cacheIfUnchanged,
            'cdn-cache-control': aMinuteInNetworks,
            ...(page.embed && headersOfEmbeds),
          })
          .sendFile(page.file);
      }
      if (web.files.has(path)) {
        if (isForSites(path)) reply.headers(headersForSites);
        if (path.endsWith(words)) reply.headers(headersOfWords(path));
        return reply.header('cache-control', cachingOf(path)).sendFile(path.slice(1));
      }
      const target = redirectTarget(path, web);
      if (target !== undefined) {
        return reply.redirect(target + (query === undefined ? '' : `?${query}`), 301);
      }
      return sendNotFound(request, reply, path, web, policies);
    },
  });
}

function cachingOf(path: string): string {
  if (path.startsWith(assetFolder)) return cacheForever;
  return path === serviceWorker ? cacheIfUnchanged : cacheForAnHour;
}

/** The page that replaces a legacy URL, or a path with a trailing slash or capitals. */
function redirectTarget(path: string, { pages, redirects }: WebPages): string | undefined {
  const normalisedPath = path.toLowerCase().replace(/\/$/, '') || '/';
  const successor = redirects.get(normalisedPath);
  if (successor !== undefined) return successor;
  return normalisedPath !== path && pages.get(normalisedPath)?.status === 200
    ? normalisedPath
    : undefined;
}

/** Sends a page with the address's language prefix, or plain text where a file was requested. */
function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { pages }: WebPages,
  policies: ReadonlyMap<Page, string>,
) {
  const [, firstSegment = ''] = path.toLowerCase().split('/');
  const page = pages.get(`/${firstSegment}${notFoundPath}`) ?? pages.get(notFoundPath);
  const asksForFile = path.startsWith(assetFolder) || /\.[^/]*$/.test(path);
  reply.code(404).header('cache-control', 'no-store');
  if (asksForFile || !page) return reply.type('text/plain; charset=utf-8').send('Not found\n');
  // With a condition or a range the answer would become an empty 304 or a part of the page.
  for (const header of conditionalHeaders) delete request.raw.headers[header];
  const policy = policies.get(page);
  if (policy !== undefined) reply.header('content-security-policy', policy);
  return reply.sendFile(page.file);
}

const conditionalHeaders = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
];

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
