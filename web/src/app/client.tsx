import './tokens.css';
import './typeface.css';
import './base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { showHead } from './document-head.ts';
import { repeatEarlyClick } from './early-click.ts';
import { loadFirstPage, loadTextsOfResult } from './page-loader.ts';
import { prefetchPointedPages } from './prefetch.ts';
import { destinationOf } from './routes.ts';

declare global {
  interface Window {
    /** Set by build/boot.js: says in the page that its script is missing. */
    startFailed?: () => void;
  }
}

/** Draws the page into the document, over its static HTML where there is one. */
async function start(root: Element) {
  const destination = destinationOf(window.location.pathname);
  const { translator } = await loadFirstPage(destination);
  // In development the document comes empty.
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
  // Texts that do not come now are asked for again with the result.
  await loadTextsOfResult(destination).catch(() => {});
}

const root = document.querySelector('#root');
// Not awaited at the top: the page's chunk rests on this one, and each would wait for the other.
if (root !== null) {
  start(root).catch((error: unknown) => {
    window.startFailed?.();
    throw error;
  });
}
