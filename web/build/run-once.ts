import { runnerImport } from 'vite';

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
