import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

type Imported<Module> = Awaited<ReturnType<typeof runnerImport<Module>>>;

const imported = new Map<string, Promise<Imported<unknown>>>();

/**
 * Runs a module from its source, once for all parts of a build, which are for the browser and for Node. While the sources are
 * watched, it is run again each time, because they may have changed.
 */
export function runOnce<Module>(file: string, isWatching: boolean): Promise<Imported<Module>> {
  const known = isWatching ? undefined : imported.get(file);
  const running = known ?? runnerImport<Module>(file);
  imported.set(file, running);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module of a file has one type
  return running as Promise<Imported<Module>>;
}

/**
 * Provides modules that are computed when the site is built. Pages show what they export without the engine, which they never load.
 *
 * @param source what computes them, from this folder
 * @param modules the exports of each module by its name
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of the module that is run
export function computedModules<Module>(
  source: string,
  modules: Readonly<Record<string, (of: Module) => Readonly<Record<string, unknown>>>>,
): Plugin {
  const file = fileURLToPath(new URL(source, import.meta.url));
  return {
    name: Object.keys(modules).join(' '),
    resolveId: (id) => (id in modules ? id : undefined),
    async load(id) {
      const compute = modules[id];
      if (compute === undefined) return undefined;
      const { module, dependencies } = await runOnce<Module>(file, this.meta.watchMode);
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return Object.entries(compute(module))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
