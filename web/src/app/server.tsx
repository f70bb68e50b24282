import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import { headElementsOf, type HeadElement } from './document-head.ts';
import { loadFirstPage } from './page-loader.ts';
import { loadTexts, type Namespace } from './texts.ts';
import { languages, localisedPath, type Language } from '../shared/language.ts';
import { withoutSoftHyphens } from './soft-hyphens.ts';
import { metaOf } from './page-meta.ts';
import { structuredDataOf, type StructuredData } from './structured-data.ts';
import { destinationOf, routes, type Destination, type Route } from './routes.ts';

export { languages, localisedPath, prefixedPath } from '../shared/language.ts';
export { headElementMark, sharePicturePath, sharePictureSize } from './document-head.ts';
export { notFoundRoute, routes } from './routes.ts';
export { backgroundColours } from './colour-scheme.ts';

export const siteUrl = import.meta.env.SITE_URL;

/** A page as the build writes it. */
export interface RenderedPage {
  readonly destination: Destination;
  readonly title: string;
  readonly headElements: readonly HeadElement[];
  readonly structuredData: readonly StructuredData[];
  /** The page's heading and description, as its picture for sharing shows them. */
  readonly heading: string;
  readonly description: string;
  readonly html: string;
}

/** Draws the page of an address. */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  const destination = destinationOf(pathname);
  const { route, language } = destination;
  const { translator } = await loadFirstPage(destination);
  const meta = metaOf(route, translator);
  const headingOf = await headingsIn(language);
  const nameOf = ({ id }: Route) => headingOf.get(id) ?? id;
  return {
    destination,
    title: meta.title,
    headElements: headElementsOf(destination, translator),
    structuredData: structuredDataOf(destination, translator, nameOf),
    heading: nameOf(route),
    description: meta.description,
    html: renderToString(
      <StaticRouter location={pathname}>
        <App />
      </StaticRouter>,
    ),
  };
}

const headings = new Map<Language, Promise<ReadonlyMap<Namespace, string>>>();

/** What every page is headed in a language. */
function headingsIn(language: Language): Promise<ReadonlyMap<Namespace, string>> {
  const known = headings.get(language);
  if (known !== undefined) return known;
  const loading = Promise.all(
    routes.map(async ({ id }) => {
      const texts: object = await loadTexts(id, language);
      return [id, 'title' in texts ? withoutSoftHyphens(String(texts.title)) : id] as const;
    }),
  ).then((pairs) => new Map(pairs));
  headings.set(language, loading);
  return loading;
}

/** What is said of a page that is not on the device, in every language. */
export function offlineWords() {
  return Promise.all(
    languages.map(async (language) => {
      const { title, text, homeName } = (await loadTexts('frame', language)).offline.page;
      return { language, title, text, homeName, homePath: localisedPath('/', language) };
    }),
  );
}
