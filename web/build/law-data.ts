import { fileURLToPath } from 'node:url';
import type * as Engine from '@suen/engine';
import type { Plugin } from 'vite';
import { lawChanges } from './law-changes.ts';
import { runOnce } from './run-once.ts';
import type { listParameters } from '@suen/engine';
import type { SourcesOfFigure } from 'virtual:law-sources';

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

/** Where each figure of the engine stands: the article that sets it, and the page on which it was read if that is another one. */
function lawSources(parameters: ReturnType<typeof listParameters>): SourcesOfFigure<string>[] {
  return parameters.map(({ id, versions }) => ({
    id,
    versions: versions.map(({ from, source, setBy }) => ({
      from: from.slice(0, 7),
      readOn: source.readOn,
      ...(setBy && { article: { text: citing(setBy), url: setBy.url } }),
      ...(source.kind !== 'enacted' && {
        page: { text: setBy ? titleOf(source.text, citing(setBy)) : source.text, url: source.url },
      }),
    })),
  }));
}

const citing = ({ act, article }: { readonly act: string; readonly article: string }) =>
  `${act}, ${article}`;

/** A source that is no act names the act behind its own title. */
const titleOf = (text: string, cited: string) => text.replace(` ; ${cited}`, '');
