import { apiBase, calculators, dayInLuxembourg } from '@suen/engine';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, defaultClientConditions, type InlineConfig } from 'vite';
import type { Language } from '../../src/shared/language.ts';
import { clientDirectory, webDirectory } from '../directories.ts';
import { escapeHtml } from './document.ts';
import type { PageEntry } from './page-entry.ts';

/** The words of the page for addresses that are not on the device, in one language. */
interface OfflineWords {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly homePath: string;
  readonly homeName: string;
}

export const offlinePath = '/offline';

/** A page without scripts, in all languages. It is shown when the requested page is not on the device. */
export function offlineHtml(
  words: readonly OfflineWords[],
  colours: { readonly light: string; readonly dark: string },
): string {
  const sections = words.map(
    ({ language, title, text, homePath, homeName }) =>
      `<section lang="${language}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="${homePath}">${escapeHtml(homeName)}</a></p></section>`,
  );
  const [first] = words;
  return `<!doctype html>
<html lang="${first?.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(first?.title ?? '')} | Suen</title>
<style>:root{color-scheme:light dark}body{margin:0 auto;max-width:32rem;padding:3rem 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;background:${colours.light};color:${colours.dark}}h1{margin:2.5rem 0 .25rem;font-size:1.375rem}p{margin:.25rem 0}a{color:inherit;display:inline-block;padding:.625rem 0}@media(prefers-color-scheme:dark){body{background:${colours.dark};color:#eee}}</style>
</head>
<body>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

const isOwnPage = ({ isCanonical, status }: PageEntry) => isCanonical && status === 200;

/**
 * The files that a device keeps for one language: the pages and everything that they load.
 *
 * @param frameFiles what stands around every page loads only later
 */
export function keptAddresses(
  entries: readonly PageEntry[],
  frameFiles: readonly string[],
  language: Language,
): string[] {
  const pages = entries.filter((page) => page.language === language && isOwnPage(page));
  const files = pages.flatMap(({ assets }) => [
    ...assets.scripts,
    ...assets.fonts,
    ...assets.shellStyles,
    ...assets.pageStyles,
    ...assets.resultScripts,
    ...assets.resultStyles,
  ]);
  const addresses = pages.map((page) => page.path);
  return [...new Set([...addresses, ...files, ...frameFiles])];
}

/** The cached page for each alias and legacy URL. */
export function keptUnder(
  entries: readonly PageEntry[],
  redirects: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const ownAddressOf = ({ route, language }: PageEntry) =>
    entries.find((page) => page.route === route && page.language === language && isOwnPage(page))
      ?.path;
  const further = entries.flatMap((page) => {
    const own = page.isCanonical ? undefined : ownAddressOf(page);
    return own === undefined ? [] : [[page.path, own] as const];
  });
  const pathOfAlias = new Map(further);
  const legacyPaths = Object.entries(redirects).map(
    ([from, to]) => [from, pathOfAlias.get(to) ?? to] as const,
  );
  return Object.fromEntries([...further, ...legacyPaths]);
}

/** A script of the service worker, in a file of its own. @param options what of it is known only when it is built */
async function builtScript(file: string, options: InlineConfig): Promise<string> {
  const input = path.join(webDirectory, 'service-worker', file);
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'warn',
      ...options,
      build: {
        write: false,
        rolldownOptions: {
          input,
          preserveEntrySignatures: 'strict',
          output: { format: 'iife', name: 'engine' },
        },
      },
    }),
  ].flat();
  const chunk =
    output !== undefined && 'output' in output
      ? output.output.find((each) => each.type === 'chunk')
      : undefined;
  if (chunk === undefined) throw new Error(`${file} was not built`);
  return chunk.code;
}

/** Builds the engine for the device. @returns its address, which changes with its content */
async function buildEngine(): Promise<string> {
  // The engine is read as it is written, as everywhere in the pages.
  const resolve = { conditions: ['source', ...defaultClientConditions] };
  const code = await builtScript('engine.ts', { resolve });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/engine-${hash}.js`;
  await writeFile(path.join(clientDirectory, address), code);
  return address;
}

/** Builds the service worker and its engine. Whenever a page or a file of the site changes, its cache gets a new name. */
export async function buildServiceWorker(
  entries: readonly PageEntry[],
  languages: readonly Language[],
  redirects: Readonly<Record<string, string>>,
): Promise<void> {
  const hash = createHash('sha256');
  for (const { file } of entries) hash.update(await readFile(path.join(clientDirectory, file)));
  const values = {
    BUILD: hash.digest('hex').slice(0, 12),
    BUILD_DAY: dayInLuxembourg(new Date()),
    LANGUAGES: languages,
    OFFLINE_PAGE: offlinePath,
    ENGINE: await buildEngine(),
    ANSWERED_HERE: [
      ...calculators.map((calculator) => `POST ${apiBase}${calculator.path}`),
      `GET ${apiBase}/law`,
    ],
    KEPT_UNDER: keptUnder(entries, redirects),
  };
  const define = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const code = await builtScript('service-worker.ts', { define });
  await writeFile(path.join(clientDirectory, 'sw.js'), code);
}
