import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'vite';
import type { Route } from '../src/app/routes.ts';
import type { Language } from '../src/shared/language.ts';
import { pageAssets, readManifest, type PageAssets } from './assets.ts';
import { clientDirectory, distDirectory, serverDirectory } from './directories.ts';
import { documentHtml, type Shell } from './document.ts';
import { robots, sitemap } from './search-engines.ts';
import { loadSite, pathsOf, type Site } from './site.ts';

/** What dist/pages.json tells the server and the budget of a page. */
export interface PageEntry {
  readonly path: string;
  /** Below dist/client. */
  readonly file: string;
  readonly language: Language;
  readonly status: number;
  readonly route: string;
  readonly kind: Route['kind'];
  readonly assets: PageAssets;
}

/** '/fr/404' becomes 'fr/404.html', '/' becomes 'index.html'. */
const fileOf = (pathname: string) => `${pathname === '/' ? 'index' : pathname.slice(1)}.html`;

/** The content of an inline script's element. */
const contentOf = (element: string) => /<script[^>]*>([\s\S]*)<\/script>/.exec(element)?.[1] ?? '';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

async function writeClientFile(file: string, content: string): Promise<void> {
  const target = path.join(clientDirectory, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

async function styleOf({ shellStyles, pageStyles }: PageAssets): Promise<string> {
  const files = [...shellStyles, ...pageStyles].map((style) => path.join(clientDirectory, style));
  const styles = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return styles.map((style) => style.trim()).join('');
}

async function readBootScript(): Promise<string> {
  const source = await readFile(new URL('boot.js', import.meta.url), 'utf8');
  const { code, errors } = await minify('boot.js', source);
  if (errors.length > 0) throw new Error(`boot.js: ${errors[0]?.message}`);
  return code.trim();
}

async function shellOf(site: Site): Promise<Shell> {
  return {
    schemeScript: site.colourSchemeScript(),
    bootScript: await readBootScript(),
    groundColours: site.groundColours,
    headElementMark: site.headElementMark,
  };
}

/** Writes every page in every language, and what the server has to know of them. Returns how many there are. */
export async function prerender(): Promise<number> {
  const site = await loadSite();
  const manifest = await readManifest();
  const shell = await shellOf(site);

  const entries: PageEntry[] = [];
  for (const route of site.routes) {
    for (const pathname of pathsOf(site, route)) {
      const page = await site.renderPage(pathname);
      const { language } = page.destination;
      const assets = pageAssets(manifest, route, language);
      const file = fileOf(pathname);
      const status = route === site.notFoundRoute ? 404 : 200;
      const style = await styleOf(assets);
      await writeClientFile(file, documentHtml(page, shell, assets, style));
      entries.push({
        path: pathname,
        file,
        language,
        status,
        route: route.id,
        kind: route.kind,
        assets,
      });
    }
  }

  const scriptHashes = [contentOf(shell.schemeScript), shell.bootScript].map(hashOf);
  await Promise.all([
    writeClientFile('sitemap.xml', sitemap(site)),
    writeClientFile('robots.txt', robots(site)),
    writeFile(path.join(distDirectory, 'pages.json'), JSON.stringify(entries, null, 2)),
    writeFile(path.join(distDirectory, 'csp.json'), JSON.stringify({ scriptHashes })),
    // Both have done their work, and neither is for browsers.
    rm(serverDirectory, { recursive: true }),
    rm(path.join(clientDirectory, '.vite'), { recursive: true }),
  ]);
  return entries.length;
}
