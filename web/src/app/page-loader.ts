import type { ComponentType } from 'react';
import type { Translator } from '../shared/translation/translator.ts';
import { destinationOf, type Destination } from './routes.ts';
import { textsOfPage } from './texts-of-page.ts';
import { loadTexts, translatorOf, type Namespace } from './texts.ts';

/** A page with all it needs to be shown in one language. */
interface LoadedPage {
  readonly Page: ComponentType;
  readonly translator: Translator;
}

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

async function load(
  { route, language }: Destination,
  namespaces: readonly Namespace[],
): Promise<LoadedPage> {
  const translator = translatorOf(language);
  const [{ default: Page }] = await Promise.all([route.load(), loadTexts(translator, namespaces)]);
  return { Page, translator };
}

const keyOf = ({ route, language }: Destination) => `${language} ${route.id}`;

/** The page of a destination, if it is loaded already. */
export function loadedPage(destination: Destination): LoadedPage | undefined {
  return loaded.get(keyOf(destination));
}

/** Loads a page for its first showing, which has no result yet: `loadTextsOfResult` brings the rest. */
export async function loadFirstPage(destination: Destination): Promise<LoadedPage> {
  const page = await load(destination, textsOfPage(destination.route));
  loaded.set(keyOf(destination), page);
  return page;
}

/** Loads the texts that only a result of the page shows. */
export async function loadTextsOfResult({
  route,
  language,
}: Pick<Destination, 'route' | 'language'>): Promise<void> {
  await loadTexts(translatorOf(language), route.textsOfResult ?? []);
}

async function loadWhole(destination: Destination): Promise<LoadedPage> {
  const { route } = destination;
  const page = await load(destination, [...textsOfPage(route), ...(route.textsOfResult ?? [])]);
  loaded.set(keyOf(destination), page);
  return page;
}

/** Loads a page that the reader may be about to ask for. */
export function prefetchPage(destination: Destination): void {
  if (loadedPage(destination) !== undefined) return;
  // A failure here is handled when the page is requested.
  loadWhole(destination).catch(() => {});
}

/** Whether the window's address is still the destination. The user may have navigated away. */
function isStillWanted(key: string): boolean {
  return keyOf(destinationOf(window.location.pathname)) === key;
}

/**
 * Loads the page of a navigation and returns the same promise each time. If loading fails, because
 * of a new version of the site or the network, the browser loads the address itself, and the
 * promise stays pending. If the user has navigated away, nothing happens.
 */
export function loadPage(destination: Destination): Promise<LoadedPage> {
  const key = keyOf(destination);
  const running = loading.get(key);
  if (running !== undefined) return running;
  const { dataset } = document.documentElement;
  dataset['loading'] = '';
  const end = () => {
    loading.delete(key);
    if (loading.size === 0) delete dataset['loading'];
  };
  const promise = new Promise<LoadedPage>((resolve) => {
    loadWhole(destination).then(
      (page) => {
        end();
        resolve(page);
      },
      () => {
        if (isStillWanted(key)) window.location.reload();
        else end();
      },
    );
  });
  loading.set(key, promise);
  return promise;
}
