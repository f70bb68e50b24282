import { offerEntries } from '../shared/form/offered-entries.ts';
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
export function watchForLinks(): void {
  takeArrivedLink();
  window.addEventListener('popstate', takeArrivedLink, { capture: true });
}
