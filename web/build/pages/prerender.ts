import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Manifest } from 'vite';
import { laterFrameAssets, pageAssets, readManifest, type PageAssets } from '../client/assets.ts';
import { writeDataFiles } from '../data/data-files.ts';
import { clientDirectory, distDirectory } from '../directories.ts';
import { documentHtml, type Shell } from './document.ts';
import { hashOf, inlineStylesOf } from './inline-hashes.ts';
import { manifestOf, manifestPath, writeIcons } from './installable.ts';
import { markdownOf, markdownPath } from './markdown.ts';
import { buildServiceWorker, keptAddresses, offlineHtml, offlinePath } from './offline.ts';
import type { PageEntry } from './page-entry.ts';
import { llmsTxt, robots, sitemap, type Presented } from './search-engines.ts';
import { securityTxt, securityTxtPath } from './security-txt.ts';
import { pathsOf, redirectsOf, type Site } from './site.ts';

/** '/fr/404' becomes 'fr/404.html', '/' becomes 'index.html'. */
const fileOf = (pathname: string) => `${pathname === '/' ? 'index' : pathname.slice(1)}.html`;

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

/** A script that loads no others, minified. */
async function readScript(file: string): Promise<string> {
  const source = await readFile(new URL(file, import.meta.url), 'utf8');
  const { code, errors } = await minify(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return code.trim();
}

async function shellOf(site: Site): Promise<Shell> {
  return {
    schemeScript: await readScript('colour-scheme.js'),
    bootScript: await readScript('boot.js'),
    backgroundColours: site.backgroundColours,
    headElementMark: site.headElementMark,
    embeddedAttribute: site.embeddedAttribute,
  };
}

async function writeManifests(site: Site): Promise<void> {
  for (const language of site.languages) {
    const startPath = site.localisedPath('/', language);
    const { description } = await site.renderPage(startPath);
    const content = manifestOf(language, { description, startPath }, site.backgroundColours);
    await writeClientFile(manifestPath(language), content);
  }
}

/**
 * Writes the files that the site needs to open without a network. Returns the page for addresses that are not on the device.
 */
async function writeOffline(
  site: Site,
  manifest: Manifest,
  entries: readonly PageEntry[],
): Promise<PageEntry> {
  const file = fileOf(offlinePath);
  const words = await site.offlineWords();
  const html = offlineHtml(words, site.backgroundColours);
  await Promise.all([
    writeClientFile(file, html),
    buildServiceWorker(entries, site.languages, redirectsOf(site)),
    ...site.languages.map((language) => {
      const addresses = keptAddresses(entries, laterFrameAssets(manifest, language), language);
      return writeClientFile(`offline-${language}.json`, JSON.stringify(addresses));
    }),
  ]);
  const nothing = { scripts: [], fonts: [], shellStyles: [], pageStyles: [], resultScripts: [] };
  return {
    path: offlinePath,
    file,
    language: site.languages[0],
    status: 200,
    isCanonical: false,
    route: 'offline',
    kind: 'content',
    assets: { entry: '', ...nothing, resultStyles: [] },
    inlineStyles: inlineStylesOf(html),
  };
}

/** Writes every page in every language, and the data that the server needs about them. Returns the number of pages. */
export async function prerender(site: Site): Promise<number> {
  const manifest = await readManifest();
  const shell = await shellOf(site);

  const entries: PageEntry[] = [];
  const presented: Presented[] = [];
  for (const route of [...site.routes, ...site.embeddedRoutes]) {
    for (const pathname of pathsOf(site, route)) {
      const page = await site.renderPage(pathname);
      const { language } = page.destination;
      const assets = pageAssets(manifest, route, language);
      const file = fileOf(pathname);
      const status = route === site.notFoundRoute ? 404 : 200;
      const style = await styleOf(assets);
      const { embeds } = route;
      const isCanonical =
        embeds === undefined && pathname === site.localisedPath(route.path, language);
      if (isCanonical && status === 200 && language === 'en') {
        const { heading: title, description } = page;
        const isCalculator = route.kind === 'calculator';
        presented.push({ path: pathname, title, description, isCalculator });
      }
      const html = documentHtml(page, shell, assets, style);
      await writeClientFile(file, html);
      if (isCanonical && status === 200) {
        const words = markdownOf({ id: route.id, html: page.html, siteUrl: site.siteUrl });
        await writeClientFile(markdownPath(pathname).slice(1), words);
      }
      entries.push({
        path: pathname,
        file,
        language,
        status,
        isCanonical,
        route: route.id,
        kind: route.kind,
        assets,
        inlineStyles: inlineStylesOf(html),
        ...(embeds !== undefined && {
          embed: { page: site.localisedPath(embeds.path, language), title: page.heading },
        }),
      });
    }
  }

  const siteEntries = entries.filter(({ embed }) => embed === undefined);
  entries.push(await writeOffline(site, manifest, siteEntries));
  await Promise.all([writeManifests(site), writeIcons(shell.backgroundColours.dark)]);

  const scriptHashes = [shell.schemeScript, shell.bootScript].map(hashOf);
  await Promise.all([
    writeDataFiles(),
    writeClientFile('sitemap.xml', sitemap(site)),
    writeClientFile('robots.txt', robots(site)),
    writeClientFile('llms.txt', llmsTxt(site.siteUrl, presented)),
    writeClientFile('embed.js', await readScript('embed-script.js')),
    writeClientFile(securityTxtPath, securityTxt(site.siteUrl, process.env, new Date())),
    writeFile(path.join(distDirectory, 'pages.json'), JSON.stringify(entries, null, 2)),
    writeFile(path.join(distDirectory, 'redirects.json'), JSON.stringify(redirectsOf(site))),
    writeFile(path.join(distDirectory, 'csp.json'), JSON.stringify({ scriptHashes })),
    // The server build is no longer needed.
    rm(path.join(clientDirectory, '.vite'), { recursive: true }),
  ]);
  return entries.length;
}
