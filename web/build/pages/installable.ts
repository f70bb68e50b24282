import { Resvg } from '@resvg/resvg-js';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../../src/shared/language.ts';
import { clientDirectory, webDirectory } from '../directories.ts';

/** The words that the system shows when a user installs the site. */
interface InstallableWords {
  readonly description: string;
  /** The address of the home page. */
  readonly startPath: string;
}

const icons = [
  { file: '/icon-192.png', pixels: 192, purpose: 'any', margin: 0 },
  { file: '/icon-512.png', pixels: 512, purpose: 'any', margin: 0 },
  // Systems cut such an icon to a shape of their choice, so the sign stays near the centre.
  { file: '/icon-maskable-512.png', pixels: 512, purpose: 'maskable', margin: 10 },
] as const;

/** The address of the manifest of a language. */
export function manifestPath(language: Language): string {
  return `/manifest-${language}.webmanifest`;
}

/** The manifest of a language: the same site, with the words and the first page of that language. */
export function manifestOf(
  language: Language,
  { description, startPath }: InstallableWords,
  colours: { readonly light: string; readonly dark: string },
): string {
  return JSON.stringify({
    id: '/',
    name: 'Suen',
    short_name: 'Suen',
    description,
    lang: language,
    start_url: startPath,
    scope: '/',
    display: 'standalone',
    background_color: colours.light,
    theme_color: colours.dark,
    categories: ['finance'],
    icons: icons.map(({ file, pixels, purpose }) => ({
      src: file,
      sizes: `${pixels}x${pixels}`,
      type: 'image/png',
      purpose,
    })),
  });
}

/** Draws the icons from the site's sign, on a dark background. */
export async function writeIcons(ground: string): Promise<void> {
  const source = await readFile(path.join(webDirectory, 'public', 'favicon.svg'), 'utf8');
  const paths = source.match(/<path[^>]*>/g)?.join('') ?? '';
  await Promise.all(
    icons.map(({ file, pixels, margin }) => {
      const size = 32 + 2 * (margin + 4);
      const edge = -(margin + 4);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="${edge} ${edge} ${size} ${size}"><rect x="${edge}" y="${edge}" width="${size}" height="${size}" fill="${ground}"/>${paths.replaceAll('class="rest"', 'stroke="#eeeeee"')}</svg>`;
      const picture = new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render();
      return writeFile(path.join(clientDirectory, file), picture.asPng());
    }),
  );
}
