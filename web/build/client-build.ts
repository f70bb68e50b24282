import type { InlineConfig } from 'vite';
import { clientDirectory } from './directories.ts';

/** Libraries that every page needs and that seldom change. A returning visitor has them cached. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
};

/** Small files that nearly all forms of calculators need. Requesting each of them would take longer than loading it. */
const partsOfForms = {
  name: 'parts-of-forms',
  test: /\/shared\/(form\/(ChoiceCards?|FoldedFields|Preview|SegmentedChoice|SelectBox|SelectField|Slider|SliderField|SteppedField)|next-question\/next-question|page\/usual-words|rule-period\/(RulePeriodField|period-fields|rule-period-name)|salary\/doubted-period|term\/term-names)\./,
  // The page already has everything else that they need.
  includeDependenciesRecursively: false,
};

/** The same for the parts of a form that stand on the home page, too. */
const partsOfFields = {
  name: 'parts-of-fields',
  test: /\/shared\/(button\/Button(?!\.module)|form\/(TextBox|MoneyField|problem-text|read-entry)|amount\/parse-(amount|number)|api-client|use-today)\./,
  includeDependenciesRecursively: false,
};

/** The same for results. */
const partsOfResults = {
  name: 'parts-of-results',
  test: /\/shared\/(comparison\/(CompareAction|ComparisonPlace|comparison|comparison-state|comparison-of-result|entries-anew)|charts\/StackedBar|result\/(Hints|LineName|StickyFigure|is-whole-context)|use-is-in-view)\./,
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
        codeSplitting: { groups: [libraries, partsOfForms, partsOfFields, partsOfResults] },
        postBanner: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('.json?compiled') === true ? '' : compileWhole,
      },
    },
  },
} satisfies InlineConfig;
