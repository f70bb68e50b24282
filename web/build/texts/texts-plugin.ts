import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { compileTexts, type TextTree } from './compile-texts.ts';
import { writeTextTypes } from './text-types.ts';

/** Offers each file of texts compiled, as `texts/en.json?compiled`, and keeps the types of texts up to date. */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    buildStart: writeTextTypes,
    hotUpdate({ file }) {
      if (/\/texts\/\w+\.json$/.test(file)) writeTextTypes();
    },
    async load(id) {
      const [, file] = /^(.*\/texts\/\w+\.json)\?compiled$/.exec(id) ?? [];
      if (file === undefined) return undefined;
      const content: TextTree = JSON.parse(await readFile(file, 'utf8'));
      const code = `export default ${JSON.stringify(compileTexts(content))};`;
      return { code, moduleType: 'js' };
    },
  };
}
