/*
 * Keeps the site on the device, so that it opens without a network after a first visit. Pages always come from the network
 * where there is one. Calculations need the server: nothing below /api is ever kept.
 */
declare const self: ServiceWorkerGlobalScope;
/** Names this build of the site. */
declare const BUILD: string;
declare const LANGUAGES: readonly unknown[];
/** The page for addresses that are not cached. */
declare const OFFLINE_PAGE: string;
/** Under which address a page is kept that is asked for by a further one: '/contact' under '/contact-us'. */
declare const KEPT_UNDER: Readonly<Record<string, string>>;

const keptByOlderBuilds = 'suen-';
const cacheName = `${keptByOlderBuilds}${BUILD}`;

/** A language by its code: what a page sends. */
type KeptLanguage = string;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.add(asItIsNow(OFFLINE_PAGE)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** A page says in which language it is read. */
self.addEventListener('message', (event) => {
  const language: unknown = event.data;
  if (LANGUAGES.includes(language)) event.waitUntil(keepLanguage(String(language)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === self.location.origin && !pathname.startsWith('/api/');
  if (request.method !== 'GET' || !isOurs) return;
  if (request.mode === 'navigate') event.respondWith(pageAt(request, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
});

/** The browser's cache may still have the list or a page of the build before. */
function asItIsNow(address: string): Request {
  return new Request(address, { cache: address.startsWith('/assets/') ? 'default' : 'reload' });
}

/** Caches the pages of a language and their files, and deletes the caches of older builds. */
async function keepLanguage(language: KeptLanguage): Promise<void> {
  const cache = await caches.open(cacheName);
  const answer = await fetch(asItIsNow(`/offline-${language}.json`));
  if (!answer.ok) return;
  const addresses: readonly string[] = await answer.json();
  for (const address of addresses) {
    // One after the other, so that they do not compete with the page's own requests.
    if ((await cache.match(address)) === undefined) await cache.add(asItIsNow(address));
  }
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(keptByOlderBuilds) && name !== cacheName)
      .map((name) => caches.delete(name)),
  );
}

/** What a proxy answers while no server of ours does. */
const withoutServer: ReadonlySet<number> = new Set([502, 503, 504]);

/** The page from the network. Without it, or without our servers behind it, the cached page or the offline page. */
async function pageAt(request: Request, pathname: string): Promise<Response> {
  const answer = await fetch(request).catch(() => Response.error());
  if (answer.type !== 'error' && !withoutServer.has(answer.status)) return answer;
  const address = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  const own = KEPT_UNDER[address] ?? address;
  const kept = (await caches.match(own)) ?? (await caches.match(OFFLINE_PAGE));
  return kept === undefined ? answer : markedAsKept(kept);
}

/** Marks a page from the cache. src/app/offline/connection.ts reads the mark. */
function markedAsKept({ body, headers, status }: Response): Response {
  const marked = new Headers(headers);
  marked.set('server-timing', 'kept');
  return new Response(body, { headers: marked, status });
}

/** A file whose name changes with its content, as it was kept or from the network. */
async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

// A module of its own, so that its names are not those of the pages.
export type { KeptLanguage };
