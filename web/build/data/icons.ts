import { icons } from '@iconify-json/tabler';
import type { Plugin } from 'vite';

/**
 * The lines of a Tabler icon, each as the `d` of a path.
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

/** The name of an icon in a source file. */
const named = /\biconOf\('([a-z\d-]+)'\)/g;
/** Any other way to name an icon, which would leave it without lines. */
const namedOtherwise = /(?<!function )\biconOf\((?!')/;

/**
 * Replaces the name of an icon by its lines. The lines come from the one file in which Tabler publishes its icons as data. Its
 * package of components has 18 000 files, two thirds of all files that were installed for the build.
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
