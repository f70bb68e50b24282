import { icons } from '@iconify-json/tabler';
import type { Plugin } from 'vite';

/**
 * The lines that an icon of Tabler is drawn with, as `d` of a path each.
 *
 * @throws when there is no such icon, or one that is drawn with anything but lines
 */
export function linesOfIcon(name: string): readonly string[] {
  const body = icons.icons[name]?.body;
  if (body === undefined) throw new Error(`Tabler has no icon ${name}.`);
  if (/<(?!g |path |\/)|fill="(?!none)/.test(body)) {
    throw new Error(`The icon ${name} has more than lines: ${body}`);
  }
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, line = '']) => line);
}

/** How a source names an icon, and any other way, which would leave it without lines. */
const named = /\biconOf\('([a-z\d-]+)'\)/g;
const namedOtherwise = /(?<!function )\biconOf\((?!')/;

/**
 * Writes the lines of an icon in the place of its name. They come from the one file in which Tabler's icons are published as
 * data: their package of components has 18 000 files, two thirds of all that were installed to build.
 */
export function iconLines(): Plugin {
  return {
    name: 'icon-lines',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'iconOf(' },
      handler: (code, id) => {
        if (namedOtherwise.test(code)) throw new Error(`${id}: an icon is named by a text alone.`);
        return code.replaceAll(
          named,
          (_call, name: string) => `iconOf(${JSON.stringify(linesOfIcon(name))})`,
        );
      },
    },
  };
}
