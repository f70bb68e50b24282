import { prefetchPage } from './page-loader.ts';
import { destinationOf } from './routes.ts';

function prefetch({ target }: Event) {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (anchor === null || anchor.origin !== window.location.origin) return;
  // Addresses of the API are no pages.
  if (anchor.pathname.startsWith('/api/')) return;
  prefetchPage(destinationOf(anchor.pathname));
}

/** Starts loading a page when the reader points at a link to it. */
export function prefetchPointedPages(): void {
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, prefetch, { passive: true });
  }
}
