import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const loaderOfVite = '\0vite/preload-helper.js';

/** The files that have run before any part can be requested. */
const everywhere = /\/(?:client|libraries|rolldown-runtime)-[^/]*\.js$/;

/**
 * Replaces Vite's loader of later parts by load-part.js, which can request a failed part again. The build fails if there is no
 * such loader, because another version of Vite may give it another name.
 *
 * @param replaced the module that is Vite's own loader
 */
export function partLoader(replaced = loaderOfVite): Plugin {
  let isReplaced = false;
  return {
    name: 'part-loader',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        modulePreload: {
          // Vite names no file at all for a part that needs only its own.
          resolveDependencies: (file, files) =>
            [...new Set([file, ...files])].filter((each) => !everywhere.test(each)),
        },
      },
    }),
    buildStart: () => {
      isReplaced = false;
    },
    load: (id) => {
      if (id !== replaced) return undefined;
      isReplaced = true;
      return readFile(new URL('load-part.js', import.meta.url), 'utf8');
    },
    buildEnd(error) {
      if (error !== undefined || isReplaced) return;
      this.error(
        `Vite loads the parts of a page by no module ${JSON.stringify(replaced)} any more, so that web/build/load-part.js was not put in its place. Look in Vite's sources for the name that it has now, and for the name by which it is called (__vitePreload).`,
      );
    },
  };
}
