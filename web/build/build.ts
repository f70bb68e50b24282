import { rm } from 'node:fs/promises';
import { build } from 'vite';
import { compressFiles } from './compress.ts';
import { clientDirectory, distDirectory, serverDirectory, webDirectory } from './directories.ts';
import { prerender } from './prerender.ts';

/*
 * Builds the site: the browser's scripts and styles, the same pages for Node, one HTML file per page and language made
 * with them, and everything compressed once, as small as it gets. SITE_URL is the address that the pages name as theirs.
 */
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

process.chdir(webDirectory);
// React decides by it, when it is first loaded, which of its builds it is.
process.env['NODE_ENV'] ??= 'production';
await rm(distDirectory, { recursive: true, force: true });
await build({
  logLevel: 'warn',
  build: {
    outDir: clientDirectory,
    manifest: true,
    rolldownOptions: {
      input: 'src/app/client.tsx',
      output: {
        codeSplitting: { groups: [libraries] },
        postBanner: ({ name, facadeModuleId }) =>
          name === libraries.name || facadeModuleId?.endsWith('.json') === true ? '' : compileWhole,
      },
    },
  },
});
await build({
  logLevel: 'warn',
  build: {
    outDir: serverDirectory,
    copyPublicDir: false,
    ssr: 'src/app/server.tsx',
  },
});
const pageCount = await prerender();
const fileCount = await compressFiles(clientDirectory);
process.stdout.write(`Built ${pageCount} pages; compressed ${fileCount} files.\n`);
