import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { cardsIn } from './cards.ts';
import { compileTexts, type TextTree } from './compile-texts.ts';
import { writeTextTypes } from './text-types.ts';

const cards = /^\0?virtual:\/cards\/texts\/(\w+)\.json\?compiled$/;

/**
 * Offers each file of texts compiled, as `texts/en.json?compiled`, the cards of all calculators as a file of the same kind that
 * no folder holds, and
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
    resolveId: (id) => (cards.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, language] = cards.exec(id) ?? [];
      if (language !== undefined) return `export default ${JSON.stringify(cardsIn(language))};`;
      const [, file] = /^(.*\/texts\/\w+\.json)\?compiled$/.exec(id) ?? [];
      if (file === undefined) return undefined;
      const content: TextTree = JSON.parse(await readFile(file, 'utf8'));
      const code = `export default ${JSON.stringify(compileTexts(content))};`;
      return { code, moduleType: 'js' };
    },
  };
}
