import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const loaderOfVite = '\0vite/preload-helper.js';

/** What has run before any part can be asked for. */
const everywhere = /\/(?:client|libraries|rolldown-runtime)-[^/]*\.js$/;

/** Loads what comes later by load-part.js, which can ask again for what failed. */
export function partLoader(): Plugin {
  return {
    name: 'part-loader',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        modulePreload: {
          // Vite leaves out a part that needs no other file.
          resolveDependencies: (file, files) =>
            [...new Set([file, ...files])].filter((each) => !everywhere.test(each)),
        },
      },
    }),
    load: (id) =>
      id === loaderOfVite ? readFile(new URL('load-part.js', import.meta.url), 'utf8') : undefined,
  };
}
