import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { cardsIn } from './cards.ts';
import { compileTexts, type TextTree } from './compile-texts.ts';
import { writeTextTypes } from './text-types.ts';

const virtualCards = 'virtual:cards/';

/**
 * Offers each file of texts compiled, as `texts/en.json?compiled`, the cards of all calculators as `virtual:cards/en`, and
 * keeps the types of texts up to date.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    buildStart: writeTextTypes,
    hotUpdate({ file }) {
      if (/\/texts\/\w+\.json$/.test(file)) writeTextTypes();
    },
    resolveId: (id) => (id.startsWith(virtualCards) ? `\0${id}` : undefined),
    async load(id) {
      if (id.startsWith(`\0${virtualCards}`)) {
        return `export default ${JSON.stringify(cardsIn(id.slice(-2)))};`;
      }
      const [, file] = /^(.*\/texts\/\w+\.json)\?compiled$/.exec(id) ?? [];
      if (file === undefined) return undefined;
      const content: TextTree = JSON.parse(await readFile(file, 'utf8'));
      const code = `export default ${JSON.stringify(compileTexts(content))};`;
      return { code, moduleType: 'js' };
    },
  };
}
