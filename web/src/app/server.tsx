import { ColorSchemeScript } from '@mantine/core';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import { headElementsOf, titleOf, type HeadElement } from './document-head.ts';
import { loadFirstPage } from './page-loader.ts';
import { destinationOf, type Destination } from './routes.ts';

export { languages, localisedPath, prefixedPath } from '../shared/language.ts';
export { headElementMark } from './document-head.ts';
export { notFoundRoute, routes } from './routes.ts';
export { groundColours } from './theme.ts';

export const siteUrl = import.meta.env.SITE_URL;

/** A page as the build writes it. */
export interface RenderedPage {
  readonly destination: Destination;
  readonly title: string;
  readonly headElements: readonly HeadElement[];
  readonly html: string;
}

/** Draws the page of an address. */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  const destination = destinationOf(pathname);
  const { i18n } = await loadFirstPage(destination);
  return {
    destination,
    title: titleOf(destination, i18n),
    headElements: headElementsOf(destination, i18n),
    html: renderToString(
      <StaticRouter location={pathname}>
        <App />
      </StaticRouter>,
    ),
  };
}

/** The script that chooses the colour scheme before anything is painted. */
export function colourSchemeScript(): string {
  return renderToStaticMarkup(<ColorSchemeScript defaultColorScheme="auto" />);
}
