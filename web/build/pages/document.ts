import type { HeadElement } from '../../src/app/document-head.ts';
import type { RenderedPage } from '../../src/app/server.tsx';
import type { StructuredData } from '../../src/app/structured-data.ts';
import type { PageAssets } from '../client/assets.ts';
import { manifestPath } from './installable.ts';
import { markdownPath } from './markdown.ts';

/** The parts that are the same in every page. */
export interface Shell {
  /** Sets the colour scheme before anything is painted. */
  readonly schemeScript: string;
  readonly bootScript: string;
  readonly backgroundColours: Readonly<Record<'light' | 'dark', string>>;
  readonly headElementMark: string;
  /** Of the document of a page for frames. */
  readonly embeddedAttribute: string;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function elementHtml({ tag, attributes }: HeadElement, mark: string): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${tag}${written.join('')} ${mark}="">`;
}

function structuredDataHtml(data: StructuredData, mark: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json" ${mark}="">${json}</script>`;
}

/** The words of a page, and the list of all pages (llmstxt.org). What stands for another page has no words of its own. */
function linksForAssistants({ destination: { route }, path }: RenderedPage): readonly string[] {
  if (route.id === 'not-found' || route.embeds !== undefined) return [];
  return [
    `<link rel="alternate" type="text/markdown" href="${markdownPath(path)}">`,
    '<link rel="describedby" href="/llms.txt">',
  ];
}

/**
 * The whole HTML of a page. A browser needs no other file to paint it, because its styles are inside. A data block lists its
 * scripts, which the boot script loads when the page is shown.
 *
 * @param style the content of all style files of the page
 */
export function documentHtml(
  page: RenderedPage,
  shell: Shell,
  assets: PageAssets,
  style: string,
): string {
  const { entry, scripts, fonts, shellStyles, pageStyles } = assets;
  const chunks = JSON.stringify({ entry, chunks: scripts });
  const { light, dark } = shell.backgroundColours;
  const { route, language } = page.destination;
  return [
    '<!doctype html>',
    `<html lang="${language}"${route.embeds === undefined ? '' : ` ${shell.embeddedAttribute}`}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<script>${shell.schemeScript}</script>`,
    // Titles have their face with the first picture.
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`,
    ),
    `<style>${style}</style>`,
    // Tells Vite, which loads the parts of a page, that these are there. No browser fetches styles of a type that it does not know.
    ...[...shellStyles, ...pageStyles].map(
      (file) => `<link rel="stylesheet" type="text/inside" href="${file}">`,
    ),
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`,
    ...linksForAssistants(page),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestPath(page.destination.language)}">`,
    ...page.headElements.map((element) => elementHtml(element, shell.headElementMark)),
    ...page.structuredData.map((data) => structuredDataHtml(data, shell.headElementMark)),
    '</head>',
    '<body>',
    `<div id="root">${page.html}</div>`,
    `<script type="application/json" id="chunks">${chunks.replaceAll('<', '\\u003c')}</script>`,
    `<script>${shell.bootScript}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
