import type { InlineConfig, Rolldown } from 'vite';
import { clientDirectory } from '../directories.ts';
import { licencesFile } from './licences.ts';

/** Libraries that every page needs and that seldom change. A returning visitor has them cached. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
};

/** Of twelve: most of them. */
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

/** A page without fields, which waits for none of them. */
const pageOfText = /\/pages\/(?!home|contact|in-your-site)[\w-]+\/page\.tsx$/;

/** The names of the files in which small files come together. The build fails if one of them is not there (assets.ts). */
export const groupNames = [
  'libraries',
  'parts-of-pages',
  'parts-of-fields',
  'parts-of-forms',
  'parts-of-results',
] as const;

/**
 * Small files come together in one, because requesting each of them would take longer than loading it. What imports them says
 * where: those that most forms share with pages of text, or with other pages that have fields; those that only most forms need;
 * and those that only most results need.
 */
export const shared = {
  debugName: 'shared',
  test: /\/src\/shared\//,
  name: (id: string, graph: ModuleGraph): (typeof groupNames)[number] | null => {
    const starts = [...startsOf(id, graph)];
    const count = (pattern: RegExp) => starts.filter((start) => pattern.test(start)).length;
    if (count(/\/app\/client\.tsx$/) > 0) return null;
    const forms = count(/\/calculators\/[\w-]+\/page\.tsx$/);
    const others = count(/\/src\/(app|pages)\//);
    if (forms >= manyCalculators) {
      if (count(pageOfText) > 0) return 'parts-of-pages';
      return others > 0 ? 'parts-of-fields' : 'parts-of-forms';
    }
    const results = count(/\/calculators\/.*ResultView\.tsx$/);
    return results >= manyCalculators && forms + others === 0 ? 'parts-of-results' : null;
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
