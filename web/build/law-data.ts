import { fileURLToPath } from 'node:url';
import type * as Engine from '@suen/engine';
import type { Plugin } from 'vite';
import { lawChanges } from './law-changes.ts';
import { lawSources } from './law-sources.ts';
import { runOnce } from './run-once.ts';

const engine = fileURLToPath(new URL('../../engine/src/index.ts', import.meta.url));

/** What each module exports. The pages show it without the engine, which they never load. */
const exportsOf: Readonly<Record<string, (of: typeof Engine) => string>> = {
  'virtual:law-changes': ({ listParameters }) =>
    `export const changes = ${JSON.stringify(lawChanges(listParameters()))};`,
  'virtual:law-sources': ({ listParameters }) =>
    `export const sources = ${JSON.stringify(lawSources(listParameters()))};`,
};

/** Provides `virtual:law-changes` and `virtual:law-sources`: the law's data as the pages to read show them. */
export function lawData(): Plugin {
  return {
    name: 'law-data',
    resolveId: (id) => (id in exportsOf ? id : undefined),
    async load(id) {
      const write = exportsOf[id];
      if (write === undefined) return undefined;
      const { module, dependencies } = await runOnce<typeof Engine>(engine, this.meta.watchMode);
      for (const file of dependencies) this.addWatchFile(file);
      return write(module);
    },
  };
}
