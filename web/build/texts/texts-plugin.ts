import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { cardsIn } from './cards.ts';
import { compileTexts, type TextTree } from './compile-texts.ts';
import { withPluralsAsChoices } from './plural-choices.ts';
import { writeTextTypes } from './text-types.ts';

const cards = /^\0?virtual:\/cards\/texts\/(\w+)\.json\?compiled$/;

/**
 * Compiles every file of texts for an import such as `texts/en.json?compiled`. Also provides the cards of all calculators as
 * such a file, and keeps the types of the texts up to date.
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
      if (language !== undefined)
        return `export default ${JSON.stringify(withPluralsAsChoices(cardsIn(language)))};`;
      const [, file] = /^(.*\/texts\/\w+\.json)\?compiled$/.exec(id) ?? [];
      if (file === undefined) return undefined;
      const content: TextTree = JSON.parse(await readFile(file, 'utf8'));
      const catalog = withPluralsAsChoices(compileTexts(content));
      const code = `export default ${JSON.stringify(catalog)};`;
      return { code, moduleType: 'js' };
    },
  };
}
