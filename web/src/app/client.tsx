import './tokens.css';
import './typeface.css';
import './base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { watchForLinks } from './arrived-link.ts';
import { showHead } from './document-head.ts';
import { repeatEarlyClick } from './early-click.ts';
import { loadFirstPage, loadTextsOfResult } from './page-loader.ts';
import { prefetchPointedPages } from './prefetch.ts';
import { destinationOf } from './routes.ts';
import { whenIdle } from '../shared/when-idle.ts';

declare global {
  interface Window {
    /** Set by build/boot.js. Shows that the page's script is missing. */
    startFailed?: () => void;
  }
}

/** Hydrates the static HTML, or renders into an empty document. */
async function start(root: Element) {
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
