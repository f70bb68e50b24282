import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { languages, localisedPath, type Language } from '../shared/language.ts';
import { translateWith } from '../shared/translation/use-translation.ts';
import { App } from './App.tsx';
import { headElementsOf, type HeadElement } from './document-head.ts';
import { loadFirstPage } from './page-loader.ts';
import { metaOf } from './page-meta.ts';
import { destinationOf, routes, type Destination, type Route } from './routes.ts';
import { withoutSoftHyphens } from './soft-hyphens.ts';
import { structuredDataOf, type StructuredData } from './structured-data.ts';
import { loadTexts, translatorOf, type Namespace } from './texts.ts';

export { languages, localisedPath, prefixedPath } from '../shared/language.ts';
export { headElementMark, sharePicturePath, sharePictureSize } from './document-head.ts';
export { embeddedRoutes, notFoundRoute, routes } from './routes.ts';
export { backgroundColours } from './colour-scheme.ts';
export { embeddedAttribute } from '../shared/window/embedded.ts';

export const siteUrl = import.meta.env.SITE_URL;

/** A page as the build writes it. */
export interface RenderedPage {
  /** Its canonical address below the site's root. */
  readonly path: string;
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
    path: localisedPath(route.path, language),
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

/** The heading of the offline page in a language. */
function headingsIn(language: Language): Promise<ReadonlyMap<Namespace, string>> {
  const known = headings.get(language);
  if (known !== undefined) return known;
  const translator = translatorOf(language);
  const ids = routes.map(({ id }) => id);
  const headingOf = (id: Namespace) =>
    translator.has(id, 'title') ? withoutSoftHyphens(translator.text(id, 'title')) : id;
  const loading = loadTexts(translator, ids).then(
    () => new Map(ids.map((id) => [id, headingOf(id)] as const)),
  );
  headings.set(language, loading);
  return loading;
}

/** The words for a page that is not cached, in every language. */
export function offlineWords() {
  return Promise.all(
    languages.map(async (language) => {
      const translator = translatorOf(language);
      await loadTexts(translator, ['frame']);
      const t = translateWith(translator, 'frame', 'offline.page');
      return {
        language,
        title: t('title'),
        text: t('text'),
        homeName: t('homeName'),
        homePath: localisedPath('/', language),
      };
    }),
  );
}
