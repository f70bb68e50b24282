import type { InlineConfig } from 'vite';
import { clientDirectory } from './directories.ts';

/** What every page runs and what seldom changes: a returning visitor has it already, however new the site is. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
};

/**
 * What comes with a page or a result is run as soon as it is asked for: browsers that know the comment compile it whole
 * while it arrives, and not function by function when the result is drawn.
 */
const compileWhole = '//# allFunctionsCalledOnLoad';

/** How the browser's part of the site is built. */
export const clientBuild = {
  logLevel: 'warn',
  build: {
    outDir: clientDirectory,
    manifest: true,
    rolldownOptions: {
      input: 'src/app/client.tsx',
      output: {
        codeSplitting: { groups: [libraries] },
        postBanner: ({ name, facadeModuleId }) =>
          name === libraries.name || facadeModuleId?.endsWith('.json?compiled') === true
            ? ''
            : compileWhole,
      },
    },
  },
} satisfies InlineConfig;
