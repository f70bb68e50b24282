import './tokens.css';
import './typeface.css';
import './base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { offerEntries } from '../shared/form/state/offered-entries.ts';
import { whenIdle } from '../shared/loading/when-idle.ts';
import { App } from './App.tsx';
import { showHead } from './document-head.ts';
import { loadFirstPage, loadTextsOfResult, prefetchPage } from './page-loader.ts';
import { destinationOf } from './routes.ts';

/** Whether the address names a place on the page, as `#main` does. */
function isPlace(hash: string): boolean {
  return document.getElementById(hash.slice(1)) !== null;
}

/**
 * Takes the entries behind the # of a calculator's address over and out of the address. They neither stay in the history of
 * the tab nor in a bookmark, and a later change in the form cannot contradict them; a reload finds them in the tab's session.
 */
function takeArrivedLink() {
  const { hash, pathname, search } = window.location;
  const { route } = destinationOf(pathname);
  if (hash.length < 2 || route.kind !== 'calculator' || isPlace(hash)) return;
  offerEntries(route.id, { source: { kind: 'link' }, entries: hash.slice(1) });
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Must run before all others that read the address or hear of its changes: the router, and services of others. */
function watchForLinks(): void {
  takeArrivedLink();
  window.addEventListener('popstate', takeArrivedLink, { capture: true });
}

declare global {
  interface Window {
    /** Set by build/pages/boot.js: the button last clicked before hydration. */
    earlyClick?: HTMLElement | null;
  }
}

function repeat() {
  const button = window.earlyClick;
  window.earlyClick = null;
  if (button?.isConnected === true) button.click();
}

/** Answers a click that came before the page was hydrated. */
function repeatEarlyClick(): void {
  const root = document.documentElement;
  if ('hydrated' in root.dataset) {
    repeat();
    return;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    repeat();
  });
  observer.observe(root, { attributeFilter: ['data-hydrated'] });
}

function prefetch({ target }: Event) {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (anchor === null || anchor.origin !== window.location.origin) return;
  // Addresses of the API are no pages.
  if (anchor.pathname.startsWith('/api/')) return;
  prefetchPage(destinationOf(anchor.pathname));
}

/** Starts loading a page when the reader points at a link to it. */
function prefetchPointedPages(): void {
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, prefetch, { passive: true });
  }
}

declare global {
  interface Window {
    /** Set by build/pages/boot.js. Shows that the page's script is missing. */
    startFailed?: () => void;
    /** Set by build/pages/boot.js: when all scripts of the page have run. */
    scriptsRun?: Promise<void>;
  }
}

/** Hydrates the static HTML, or renders into an empty document. */
async function start(root: Element) {
  await window.scriptsRun;
  const destination = destinationOf(window.location.pathname);
  const { translator } = await loadFirstPage(destination);
  // In development the document is empty.
  const isEmpty = root.firstChild === null;
  if (isEmpty) showHead(destination, translator);
  const site = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  startTransition(() => {
    if (isEmpty) createRoot(root).render(site);
    else hydrateRoot(root, site);
  });
  repeatEarlyClick();
  prefetchPointedPages();
  // Texts that fail to load now are requested again with the result.
  whenIdle(() => void loadTextsOfResult(destination).catch(() => {}));
}

watchForLinks();
const root = document.querySelector('#root');
// Not awaited at the top level. The page's chunk imports this one, and each would wait for the
// other.
if (root !== null) {
  start(root).catch((error: unknown) => {
    window.startFailed?.();
    throw error;
  });
}
