import type { InlineConfig, Rolldown } from 'vite';
import { clientDirectory } from './directories.ts';
import { licencesFile } from './licences.ts';

/** Libraries that every page needs and that seldom change. A returning visitor has them cached. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
};

/** Of ten: nearly all of them. */
const manyCalculators = 7;

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The files that are loaded by themselves and need this one at once: pages, results and parts that come later. */
function startsOf(id: string, graph: ModuleGraph, passed = new Set<string>()): Set<string> {
  if (passed.has(id)) return new Set();
  passed.add(id);
  const { isEntry = false, importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  const starts = new Set(isEntry || dynamicImporters.length > 0 ? [id] : []);
  for (const importer of importers) {
    for (const start of startsOf(importer, graph, passed)) starts.add(start);
  }
  return starts;
}

/** The names of the files in which small files come together. The build fails if one of them is not there (assets.ts). */
export const groupNames = [
  'libraries',
  'parts-of-fields',
  'parts-of-forms',
  'parts-of-results',
] as const;

/**
 * Small files that nearly all forms or results need, told by what imports them. Requesting each of them would take
 * longer than loading it.
 */
export const shared = {
  debugName: 'shared',
  test: /\/src\/shared\//,
  name: (id: string, graph: ModuleGraph): (typeof groupNames)[number] | null => {
    const starts = [...startsOf(id, graph)];
    const count = (pattern: RegExp) => starts.filter((start) => pattern.test(start)).length;
    if (count(/\/app\/client\.tsx$/) > 0) return null;
    const forms = count(/\/calculators\/[\w-]+\/page\.tsx$/);
    // Home has a field of a form, as contact has, and waits for no more of the form.
    const isOfHome = count(/\/pages\/home\/page\.tsx$/) > 0;
    const isOfText = count(/\/pages\/(?!home|contact)[\w-]+\/page\.tsx$/) > 0;
    if (forms >= manyCalculators && isOfHome && !isOfText) return 'parts-of-fields';
    if (count(/\/src\/(app|pages)\//) > 0) return null;
    if (forms >= manyCalculators) return 'parts-of-forms';
    const results = count(/\/calculators\/.*ResultView\.tsx$/);
    return results >= manyCalculators && forms === 0 ? 'parts-of-results' : null;
  },
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
    license: { fileName: licencesFile },
    rolldownOptions: {
      input: 'src/app/client.tsx',
      output: {
        codeSplitting: { groups: [libraries, shared] },
        postBanner: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('.json?compiled') === true ? '' : compileWhole,
      },
    },
  },
} satisfies InlineConfig;
