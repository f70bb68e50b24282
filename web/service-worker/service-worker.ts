/*
 * Keeps the site on the device, so that it opens and calculates without a network after a first visit. Pages always come from
 * the network where there is one. Calculations and the law are answered here and asked of no server. Nothing below /api is ever
 * kept.
 */
import type { Mark, Wish } from '../src/shared/on-device/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Not every browser has them. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string | null },
    ): void;
  };
};
/** Names this build of the site. */
declare const BUILD: string;
declare const LANGUAGES: readonly unknown[];
/** The page for addresses that are not cached. */
declare const OFFLINE_PAGE: string;
/** Where the engine is: a script that gives `engine`. */
declare const ENGINE: string;
/** What the engine answers: 'POST /api/v1/SalaryCalculator/calculate', 'GET /api/v1/law'. */
declare const ANSWERED_HERE: readonly string[];
/** The day of this build, YYYY-MM-DD. */
declare const BUILD_DAY: string;
/** What web/service-worker/engine.ts exports, once it has been read. */
declare const engine: { readonly answer: (request: Request) => Promise<Response> };

/** Under which address a page is kept that is asked for by a further one: '/contact' under '/contact-us'. */
declare const KEPT_UNDER: Readonly<Record<string, string>>;

const cachePrefix = 'suen-';
const cacheName = `${cachePrefix}${BUILD}`;

/** The content policy lets no other text become the address of a script. */
self.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (address === ENGINE ? address : null),
});

self.addEventListener('install', (event) => event.waitUntil(install()));

/** A build whose engine cannot be read never takes the place of the last one. */
async function install(): Promise<void> {
  // From now on the browser keeps it with this script. That takes no space from the caches, so a full device calculates, too.
  importScripts(ENGINE);
  await self.skipWaiting();
}

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** What a page sends: in which language it is read, or that it wants calculations to stay on the device. */
self.addEventListener('message', (event) => {
  const asked: unknown = event.data;
  if (LANGUAGES.includes(asked)) {
    const kept = keepLanguage(String(asked)).catch((error: unknown) => {
      // The network is gone or the device is full. The next visit goes on from here.
      console.info('Not all pages are kept for offline use.', error);
    });
    event.waitUntil(kept);
  }
  if (asked === ('calculate' satisfies Wish)) {
    event.waitUntil(self.clients.claim().then(() => event.ports[0]?.postMessage(isEngineRead())));
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (ANSWERED_HERE.includes(`${request.method} ${pathname}`)) {
    event.respondWith(answered(request));
  }
  if (request.method !== 'GET' || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageAt(request, pathname));
  else if (isNamedByContent(pathname)) event.respondWith(keptFirst(request));
});

let isRead = false;

/** Reads the engine when it is first needed, because a worker that shows a page should start at once. */
function isEngineRead(): boolean {
  try {
    if (!isRead) importScripts(ENGINE);
    isRead = true;
  } catch {
    // The browser has lost the script.
  }
  return isRead;
}

/** An answer from the engine on the device. Where that fails, from the server, unless the page forbids it. */
async function answered(request: Request): Promise<Response> {
  try {
    if (isEngineRead()) return markedOnDevice(await engine.answer(request.clone()));
  } catch (error) {
    console.error(error);
  }
  return request.headers.has('only-on-device' satisfies Mark) ? Response.error() : fetch(request);
}

/** Says of an answer that it was calculated here, and of which day the build is. */
function markedOnDevice({ body, headers, status }: Response): Response {
  const marked = new Headers(headers);
  marked.set('calculated-on-device' satisfies Mark, BUILD_DAY);
  return new Response(body, { headers: marked, status });
}

/** The browser's cache may still have the list or a page of the build before. */
function asItIsNow(address: string): Request {
  return new Request(address, { cache: isNamedByContent(address) ? 'default' : 'reload' });
}

/** Whether a file changes its name with its content. */
function isNamedByContent(address: string): boolean {
  return address.startsWith('/assets/');
}

/** Caches the pages of a language and their files, and deletes the caches of older builds. A full device keeps those. */
async function keepLanguage(language: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const list = `/offline-${language}.json`;
  // It is kept last: then all that it names is there.
  if ((await cache.match(list)) !== undefined) return;
  const answer = await fetch(asItIsNow(list));
  if (!answer.ok) return;
  const addresses: readonly string[] = await answer.clone().json();
  for (const address of [OFFLINE_PAGE, ...addresses]) {
    // One after the other, so that they do not compete with the page's own requests.
    if ((await cache.match(address)) !== undefined) continue;
    const olderCopy = isNamedByContent(address) ? await caches.match(address) : undefined;
    if (olderCopy === undefined) await cache.add(asItIsNow(address));
    else await cache.put(address, olderCopy);
  }
  await cache.put(list, answer);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(cachePrefix) && name !== cacheName)
      .map((name) => caches.delete(name)),
  );
}

/** What a proxy answers while no server of ours does. */
const statusesWithoutServer: ReadonlySet<number> = new Set([502, 503, 504]);

/** The page from the network. Without it, or without our servers behind it, the cached page or the offline page. */
async function pageAt(request: Request, pathname: string): Promise<Response> {
  const answer = await fetch(request).catch(() => Response.error());
  if (answer.type !== 'error' && !statusesWithoutServer.has(answer.status)) return answer;
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
