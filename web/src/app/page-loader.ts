import { createInstance, type i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Language } from '../shared/language.ts';
import type { Destination } from './routes.ts';
import { loadTexts, type Namespace } from './texts.ts';

/** A page with all it needs to be shown in one language. */
export interface LoadedPage {
  readonly Page: ComponentType;
  readonly i18n: I18n;
}

const instances = new Map<Language, I18n>();
const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

/** One i18next per language: a page of the old language stays whole while the new one loads. */
function instanceOf(language: Language): I18n {
  const existing = instances.get(language);
  if (existing !== undefined) return existing;
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'frame',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    // Texts of results arrive after the page; what shows them by then is drawn again.
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  instances.set(language, instance);
  return instance;
}

async function addTexts(i18n: I18n, language: Language, namespaces: readonly Namespace[]) {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18n.hasResourceBundle(language, namespace)) return;
      i18n.addResourceBundle(language, namespace, await loadTexts(namespace, language));
    }),
  );
}

async function load(
  { route, language }: Destination,
  namespaces: readonly Namespace[],
): Promise<LoadedPage> {
  const i18n = instanceOf(language);
  const [{ default: Page }] = await Promise.all([
    route.load(),
    addTexts(i18n, language, ['frame', ...namespaces]),
  ]);
  return { Page, i18n };
}

const keyOf = ({ route, language }: Destination) => `${language} ${route.id}`;

/** The page of a destination, if it is loaded already. */
export function loadedPage(destination: Destination): LoadedPage | undefined {
  return loaded.get(keyOf(destination));
}

/** Loads a page for its first showing, which has no result yet: `loadTextsOfResult` brings the rest. */
export async function loadFirstPage(destination: Destination): Promise<LoadedPage> {
  const page = await load(destination, destination.route.texts);
  loaded.set(keyOf(destination), page);
  return page;
}

/** Loads the texts that only a result of the page shows. */
export async function loadTextsOfResult({ route, language }: Destination): Promise<void> {
  await addTexts(instanceOf(language), language, route.textsOfResult ?? []);
}

async function loadWhole(destination: Destination): Promise<LoadedPage> {
  const { texts, textsOfResult = [] } = destination.route;
  const page = await load(destination, [...texts, ...textsOfResult]);
  loaded.set(keyOf(destination), page);
  return page;
}

/** Loads a page that the reader may be about to ask for. */
export function prefetchPage(destination: Destination): void {
  if (loadedPage(destination) !== undefined) return;
  // Whatever fails here fails again when the page is asked for, and is dealt with there.
  loadWhole(destination).catch(() => {});
}

/**
 * Loads the page that the reader has gone to; always the same promise. When it cannot be loaded, because the site was
 * renewed meanwhile or the network is down, the browser loads the address itself: the promise stays open until it has.
 */
export function loadPage(destination: Destination): Promise<LoadedPage> {
  const key = keyOf(destination);
  const running = loading.get(key);
  if (running !== undefined) return running;
  const { dataset } = document.documentElement;
  dataset['loading'] = '';
  const promise = new Promise<LoadedPage>((resolve) => {
    loadWhole(destination).then(
      (page) => {
        delete dataset['loading'];
        resolve(page);
      },
      () => window.location.reload(),
    );
  });
  loading.set(key, promise);
  return promise;
}
