import type { InlineConfig } from 'vite';
import { clientDirectory } from './directories.ts';

/** Libraries that every page needs and that seldom change. A returning visitor has them cached. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
};

/** Small files that all or nearly all results need. As separate files, each would be larger than its content. */
const partsOfResults = {
  name: 'parts-of-results',
  test: /\/shared\/(comparison\/(CompareAction|ComparisonPlace|comparison|comparison-state|comparison-of-result|entries-anew)|charts\/StackedBar|result\/(Hints|LineName|StickyFigure))\./,
  // The page already has everything else that they need.
  includeDependenciesRecursively: false,
};

/**
 * A comment that makes browsers compile these files while they load, and not function by function
 * when the result is rendered.
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
        codeSplitting: { groups: [libraries, partsOfResults] },
        postBanner: ({ name, facadeModuleId }) =>
          name === libraries.name || facadeModuleId?.endsWith('.json?compiled') === true
            ? ''
            : compileWhole,
      },
    },
  },
} satisfies InlineConfig;
