import { Resvg } from '@resvg/resvg-js';
import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import satori from 'satori';
import { clientDirectory } from '../directories.ts';
import { localisedPathsOf, type Site } from './site.ts';

/** The words of a picture. */
interface SharedWords {
  readonly heading: string;
  readonly description: string;
}

/**
 * An element as React would make it. React itself cannot be used: it would be loaded before the build chooses which React it
 * needs.
 */
const element = (type: string, props: Readonly<Record<string, unknown>>): ReactElement => ({
  type,
  props,
  key: null,
});

const box = (style: CSSProperties, ...children: readonly ReactNode[]) =>
  element('div', { style: { display: 'flex', ...style }, children });

const ink = '#222831';
const teal = '#76abae';
const paper = '#f6f7f7';
const quiet = '#c3cacd';

const require = createRequire(import.meta.url);
const fontFile = (weight: number) =>
  require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);

let fonts: Promise<Parameters<typeof satori>[1]['fonts']> | undefined;

/** The build brings its own typeface, so that a picture does not depend on the machine's fonts. */
async function loadFonts() {
  const [regular, bold] = await Promise.all([400, 700].map((weight) => readFile(fontFile(weight))));
  if (regular === undefined || bold === undefined) throw new Error('the fonts are not installed');
  return [
    { name: 'Inter', data: regular, weight: 400, style: 'normal' },
    { name: 'Inter', data: bold, weight: 700, style: 'normal' },
  ] as const satisfies Parameters<typeof satori>[1]['fonts'];
}

/** A long heading is smaller, so that it fits on three lines. */
const headingPixels = (heading: string) => (heading.length > 44 ? 64 : 80);

/** The ring of the site's sign. The larger part is the share of the pay that is kept. */
const sign = element('svg', {
  width: 72,
  height: 72,
  viewBox: '0 0 32 32',
  fill: 'none',
  children: [
    stroke(teal, 'M16 4.5A11.5 11.5 0 1 1 4.63 14.25'),
    stroke(paper, 'M5.6 11.1A11.5 11.5 0 0 1 12.6 5'),
  ],
});

function stroke(colour: string, outline: string): ReactNode {
  return element('path', { d: outline, stroke: colour, strokeWidth: 6 });
}

function layOut({ heading, description }: SharedWords, address: string): ReactNode {
  return box(
    {
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px',
      backgroundColor: ink,
      color: paper,
      fontFamily: 'Inter',
    },
    box({ alignItems: 'center', gap: 24, fontSize: 44, fontWeight: 700 }, sign, 'Suen'),
    box(
      { flexDirection: 'column', gap: 28 },
      box(
        { fontSize: headingPixels(heading), fontWeight: 700, lineHeight: 1.1, letterSpacing: -1 },
        heading,
      ),
      box({ fontSize: 32, lineHeight: 1.35, color: quiet }, description),
    ),
    box(
      { alignItems: 'center', justifyContent: 'space-between', fontSize: 28, color: teal },
      box({ width: 160, height: 8, backgroundColor: teal, borderRadius: 4 }),
      address,
    ),
  );
}

/** Draws the picture that social media show beside the address of a page, as a PNG. */
async function drawSharePicture(
  words: SharedWords,
  siteUrl: string,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  fonts ??= loadFonts();
  const layout = layOut(words, new URL(siteUrl).host);
  const svg = await satori(layout, { ...size, fonts: await fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** Writes a picture for each page in each language. */
export async function writeSharePictures(site: Site): Promise<void> {
  for (const route of site.routes) {
    for (const { language, path: pathname } of localisedPathsOf(site, route)) {
      const page = await site.renderPage(pathname);
      const picture = await drawSharePicture(page, site.siteUrl, site.sharePictureSize);
      const file = path.join(clientDirectory, site.sharePicturePath(route, language));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, picture);
    }
  }
}
