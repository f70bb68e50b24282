import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { Catalog } from '../../src/shared/translation/translator.ts';
import { cardsIn } from './cards.ts';
import { compileTexts } from './compile-texts.ts';
import { withPluralsAsChoices } from './plural-choices.ts';
import { writeTextTypes } from './text-types.ts';

const cards = /^virtual:\/cards\/texts\/(\w+)\.json\?compiled$/;

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
    resolveId: (id) => (cards.test(id) ? id : undefined),
    async load(id) {
      const [, language] = cards.exec(id) ?? [];
      const [, file] = /^(.*\/texts\/\w+\.json)\?compiled$/.exec(id) ?? [];
      if (language !== undefined) return moduleOf(cardsIn(language));
      if (file !== undefined)
        return moduleOf(compileTexts(JSON.parse(await readFile(file, 'utf8'))));
      return undefined;
    },
  };
}

function moduleOf(catalog: Catalog) {
  return {
    code: `export default ${JSON.stringify(withPluralsAsChoices(catalog))};`,
    moduleType: 'js',
  };
}
