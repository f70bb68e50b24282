import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Route } from '../../src/app/routes.ts';
import type * as Server from '../../src/app/server.tsx';
import type { Language } from '../../src/shared/language.ts';
import { serverDirectory } from '../directories.ts';

/** The site's own code, built for Node. */
export type Site = typeof Server;

/** Loads the files that the build has just made. Inside its own build, React is the same everywhere. */
export async function loadSite(): Promise<Site> {
  const file = path.join(serverDirectory, 'server.js');
  const site: Site = await import(pathToFileURL(file).href);
  return site;
}

/** The canonical path of a page in every language. */
export function localisedPathsOf(
  site: Site,
  route: Route,
): { readonly language: Language; readonly path: string }[] {
  return site.languages.map((language) => ({
    language,
    path: site.localisedPath(route.path, language),
  }));
}

/** Every path of a page: with and without the prefix of English, and its aliases. */
export function pathsOf(site: Site, route: Route): string[] {
  return [route.path, ...(route.aliases ?? [])].flatMap((pathname) =>
    prefixesOf(site).map((prefix) => site.prefixedPath(pathname, prefix)),
  );
}

/** The new path of each legacy URL, with every language prefix: '/fr/salary-calculator' leads to '/fr/salary/calculator'. */
export function redirectsOf(site: Site): Readonly<Record<string, string>> {
  return Object.fromEntries(
    site.routes.flatMap((route) =>
      (route.legacyPaths ?? []).flatMap((legacyPath) =>
        prefixesOf(site).map((prefix) => [
          site.prefixedPath(legacyPath, prefix),
          site.prefixedPath(route.path, prefix),
        ]),
      ),
    ),
  );
}

function prefixesOf(site: Site) {
  return ['', ...site.languages.map((language) => `/${language}` as const)] as const;
}
